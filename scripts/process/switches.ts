import { parseArgs } from 'node:util';

/** An argument of a command. */
export interface CommandLine<Name extends string> {
  /** As it is typed, such as `npm start`. */
  command: string;
  about: string;
  /** Its switches without the dashes, each with what it does. */
  switches?: Record<Name, string>;
}

/** The switches that were given, or a text to print instead of running, with the exit code. */
export type Reading<Name extends string> =
  | { given: Partial<Record<Name, boolean>>; text?: undefined }
  | { text: string; code: number };

/** The exit code for arguments that a command does not know. */
const unknownArgument = 2;

function helpOf({ command, about, switches }: CommandLine<string>): string {
  const all = Object.entries({ ...switches, help: 'prints this' });
  const lines = all.map(([name, does]) => `  --${name.padEnd(8)} ${does}`);
  return [`${command}: ${about}`, '', ...lines].join('\n');
}

/** Reads the arguments of a command. Asked for help, or given what it does not know, it has to print a text instead. */
export function parseSwitches<Name extends string = never>(
  line: CommandLine<Name>,
  args: readonly string[],
): Reading<Name> {
  const names = [...Object.keys(line.switches ?? {}), 'help'];
  const options = Object.fromEntries(names.map((name) => [name, { type: 'boolean' as const }]));
  const known = { ...options, help: { type: 'boolean' as const, short: 'h' } };
  try {
    const { values } = parseArgs({ args: [...args], options: known });
    if (values.help === true) return { text: helpOf(line), code: 0 };
    return { given: values as Partial<Record<Name, boolean>> };
  } catch (error) {
    return { text: `${(error as Error).message}\n\n${helpOf(line)}`, code: unknownArgument };
  }
}

/** Reads the arguments of this process. Prints its help and ends it where there is nothing to run. */
export function readSwitches<Name extends string = never>(
  line: CommandLine<Name>,
): Partial<Record<Name, boolean>> {
  const reading = parseSwitches(line, process.argv.slice(2));
  if (reading.text === undefined) return reading.given;
  console.log(reading.text);
  process.exit(reading.code);
}
