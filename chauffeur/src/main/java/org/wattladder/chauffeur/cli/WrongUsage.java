package org.wattladder.chauffeur.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wattladder.chauffeur.service.ExitCode;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.settings.problem.Names;
import picocli.CommandLine;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Answers a wrong command line with one line: what is wrong, where, and where to read on; exit code 2. */
final class WrongUsage implements IParameterExceptionHandler {
    /** Commands that the launcher script takes before this program sees them. */
    private static final List<String> AGENTS = List.of("director", "meter", "storage");

    @Override
    public int handleParseException(ParameterException mistake, String[] arguments) {
        CommandLine command = mistake.getCommandLine();
        command.getErr()
                .println(sentence(mistake, command) + "; see '"
                        + command.getCommandSpec().qualifiedName() + " --help'");
        return ExitCode.USAGE.code();
    }

    private static String sentence(ParameterException mistake, CommandLine command) {
        if (mistake instanceof UnmatchedArgumentException unmatched) {
            return unknown(unmatched.getUnmatched().get(0), command);
        }
        ArgSpec argument = mistake.getArgSpec();
        if (mistake instanceof MissingParameterException missing) {
            return missing(argument == null ? missing.getMissing().get(0) : argument);
        }
        if (mistake instanceof OverwrittenOptionException twice) {
            return name(twice.getOverwritten()) + " is given twice";
        }
        if (argument == null || mistake.getValue() == null) {
            return withoutFullStop(ExceptionText.of(mistake));
        }
        Optional<String> number = number(argument);
        return number.isEmpty() && mistake.getCause() instanceof TypeConversionException unfit
                ? name(argument) + ": " + withoutFullStop(ExceptionText.of(unfit))
                : name(argument) + " must be " + number.orElse(argument.paramLabel()) + ", not \"" + mistake.getValue()
                        + "\"";
    }

    private static String unknown(String word, CommandLine command) {
        if (word.startsWith("-")) {
            List<String> options = new ArrayList<>();
            command.getCommandSpec().options().forEach(option -> options.add(option.longestName()));
            return "there is no option \"" + word + "\"" + nearest(options, word);
        }
        if (command.getSubcommands().isEmpty()) {
            return "\"" + word + "\" is one argument too many";
        }
        List<String> commands = new ArrayList<>(command.getSubcommands().keySet());
        if (command.getParent() == null) {
            commands.addAll(AGENTS);
        }
        return "there is no command \"" + word + "\"" + nearest(commands, word);
    }

    private static String nearest(List<String> names, String word) {
        return new Names(names)
                .nearest(word)
                .map(name -> "; did you mean \"" + name + "\"?")
                .orElse("");
    }

    private static String missing(ArgSpec argument) {
        return argument.isOption()
                ? name(argument) + " needs a value: " + argument.paramLabel()
                : argument.paramLabel() + " is missing";
    }

    private static String name(ArgSpec argument) {
        return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
    }

    private static Optional<String> number(ArgSpec argument) {
        Class<?> type = argument.auxiliaryTypes()[0];
        if (type == int.class || type == Integer.class || type == long.class || type == Long.class) {
            return Optional.of("a whole number");
        }
        return type == double.class || type == Double.class ? Optional.of("a number") : Optional.empty();
    }

    private static String withoutFullStop(String sentence) {
        return sentence.endsWith(".") ? sentence.substring(0, sentence.length() - 1) : sentence;
    }
}
