package org.wattladder.settings.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.settings.problem.Names;
import picocli.CommandLine;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Answers a wrong command line with one line: what is wrong, where, and where to read on; exit code 2. */
public final class WrongUsage implements IParameterExceptionHandler {
    private static final Pattern HELP_OF_NONE = Pattern.compile("Unknown subcommand '(.*)'\\.");

    /** Lets a parser and all below it answer like that; call it when they are complete. */
    public static CommandLine in(CommandLine command) {
        return command.setParameterExceptionHandler(new WrongUsage())
                .setExecutionStrategy(WrongUsage::refuseUnknown)
                .registerConverter(Path.class, WrongUsage::path);
    }

    /** An empty word, as of a variable that is not set, would mean the working directory. */
    private static Path path(String word) {
        if (word.isBlank()) {
            throw new TypeConversionException("an empty word names no file");
        }
        return Path.of(word);
    }

    /** Executes what was parsed, unless a word is unknown that stands before a demand for help: that word is wrong first. */
    private static int refuseUnknown(ParseResult parsed) {
        for (CommandLine command : parsed.asCommandLineList()) {
            List<String> unknown = command.getParseResult().unmatched();
            if (!unknown.isEmpty()) {
                throw new UnmatchedArgumentException(command, unknown);
            }
        }
        return new CommandLine.RunLast().execute(parsed);
    }

    @Override
    public int handleParseException(ParameterException mistake, String[] arguments) {
        CommandLine command = mistake.getCommandLine();
        command.getErr()
                .println(sentence(mistake, command) + "; see '"
                        + command.getCommandSpec().qualifiedName() + " --help'");
        return CommandLine.ExitCode.USAGE;
    }

    private static String sentence(ParameterException mistake, CommandLine command) {
        if (mistake instanceof UnmatchedArgumentException unmatched) {
            return unknown(unmatched.getUnmatched().get(0), command);
        }
        Matcher helpOfNone = HELP_OF_NONE.matcher(ExceptionText.of(mistake));
        if (helpOfNone.matches()) {
            return unknown(helpOfNone.group(1), command);
        }
        ArgSpec argument = mistake.getArgSpec();
        if (mistake instanceof MissingParameterException missing) {
            ArgSpec first = missing.getMissing().get(0);
            return first.isOption() && !first.required()
                    ? name(first) + " needs a value: " + first.paramLabel()
                    : missing(missing.getMissing());
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
        return "there is no command \"" + word + "\""
                + nearest(List.copyOf(command.getSubcommands().keySet()), word);
    }

    private static String nearest(List<String> names, String word) {
        return new Names(names)
                .nearest(word)
                .map(name -> "; did you mean \"" + name + "\"?")
                .orElse("");
    }

    private static String missing(List<ArgSpec> arguments) {
        return arguments.stream()
                        .map(argument -> argument.isOption()
                                ? name(argument) + " " + argument.paramLabel()
                                : argument.paramLabel())
                        .collect(Collectors.joining(", "))
                + (arguments.size() == 1 ? " is missing" : " are missing");
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
