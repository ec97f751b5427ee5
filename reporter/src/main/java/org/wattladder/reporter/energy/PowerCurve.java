package org.wattladder.reporter.energy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.commons.math3.linear.SingularMatrixException;
import org.apache.commons.math3.stat.regression.OLSMultipleLinearRegression;

/**
 * Power over load as a polynomial, fitted by least squares: watts = c0 + c1 u + c2 u^2, where u is the load from 0 to 1.
 *
 * @param coefficientsWatts from the constant upwards: two below four points, else three
 * @param points in the order given
 * @param residualStandardWatts root of the sum of squared residuals by the degrees of freedom
 * @param determination share of the variance that the fit explains, up to 1
 */
public record PowerCurve(
        List<Double> coefficientsWatts, List<CurvePoint> points, double residualStandardWatts, double determination) {
    private static final int FEWEST_POINTS = 3;
    private static final int POINTS_OF_A_PARABOLA = 4;

    public PowerCurve {
        coefficientsWatts = List.copyOf(coefficientsWatts);
        points = List.copyOf(points);
    }

    /** The fit through these points, whose residuals are not looked at; empty when fewer than three loads differ. */
    static Optional<PowerCurve> fit(List<CurvePoint> measured) {
        long loads = measured.stream()
                .mapToDouble(CurvePoint::loadPercent)
                .distinct()
                .count();
        if (loads < FEWEST_POINTS) {
            return Optional.empty();
        }
        int degree = loads >= POINTS_OF_A_PARABOLA ? 2 : 1;
        double[] watts = measured.stream().mapToDouble(CurvePoint::averageWatts).toArray();
        double[][] powers = new double[watts.length][degree];
        for (int i = 0; i < watts.length; i++) {
            double load = measured.get(i).loadPercent() / 100;
            powers[i][0] = load;
            if (degree == 2) {
                powers[i][1] = load * load;
            }
        }
        try {
            OLSMultipleLinearRegression regression = new OLSMultipleLinearRegression();
            regression.newSampleData(watts, powers);
            return Optional.of(curve(measured, regression, degree));
        } catch (SingularMatrixException loadsTooClose) {
            return Optional.empty();
        }
    }

    private static PowerCurve curve(List<CurvePoint> measured, OLSMultipleLinearRegression regression, int degree) {
        List<Double> coefficients = new ArrayList<>();
        for (double each : regression.estimateRegressionParameters()) {
            coefficients.add(each);
        }
        double[] residuals = regression.estimateResiduals();
        List<CurvePoint> points = new ArrayList<>();
        for (int i = 0; i < residuals.length; i++) {
            CurvePoint point = measured.get(i);
            points.add(new CurvePoint(point.loadPercent(), point.averageWatts(), residuals[i]));
        }
        double squares = regression.calculateResidualSumOfSquares();
        double all = regression.calculateTotalSumOfSquares();
        int freedom = residuals.length - degree - 1;
        return new PowerCurve(
                coefficients,
                points,
                freedom == 0 ? 0 : Math.sqrt(squares / freedom),
                all == 0 ? 1 : 1 - squares / all);
    }
}
