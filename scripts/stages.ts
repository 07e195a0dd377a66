import { spawn } from 'node:child_process';

/** One step of a longer command: what is said about it, and what it runs. */
export interface Stage {
  title: string;
  command: string;
  args: readonly string[];
  env?: Record<string, string>;
}

export interface RunOptions {
  /**
   * Runs the stages after one that failed too, so that everything is listed.
   *
   * @default false
   */
  isThorough?: boolean;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Runs a stage. Returns its exit code, and its output where that is not printed at once. */
function runStage(
  { command, args, env }: Stage,
  isPiped: boolean,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    let output = '';
    const child = spawn(command, args, {
      stdio: ['inherit', isPiped ? 'pipe' : 'inherit', isPiped ? 'pipe' : 'inherit'],
      env: { ...process.env, ...env },
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Runs stages one after another, those of an inner list at the same time, and prints how long each took. Ends the process with
 * the code of the first stage that failed: before the next one begins, or after all of them where the run is thorough.
 * The output of stages that run at the same time is printed as each of them ends.
 */
export async function runStages(
  stages: readonly (Stage | readonly Stage[])[],
  { isThorough = false }: RunOptions = {},
): Promise<void> {
  const started = performance.now();
  const count = stages.flat().length;
  const failed: { title: string; code: number }[] = [];
  let begun = 0;

  const run = async (stage: Stage, isAlone: boolean) => {
    begun += 1;
    const name = `[${begun}/${count}] ${stage.title}`;
    const start = performance.now();
    console.log(`\n${name}`);
    const { code, output } = await runStage(stage, !isAlone);
    if (output !== '') console.log(`\n${output.trimEnd()}`);
    console.log(`${name}: ${code === 0 ? 'done' : 'FAILED'} in ${seconds(performance.now() - start)}`);
    if (code !== 0) failed.push({ title: stage.title, code });
  };

  for (const step of stages) {
    const group = [step].flat();
    await Promise.all(group.map((stage) => run(stage, group.length === 1)));
    if (failed.length > 0 && !isThorough) break;
  }

  const [first] = failed;
  if (first) {
    console.log(`\nFailed: ${failed.map(({ title }) => title).join('; ')}.`);
    process.exit(first.code);
  }
  console.log(`\nAll ${count} stages done in ${seconds(performance.now() - started)}.`);
}
