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
   * Whether stages after one that fails are run too, so that everything is listed at once.
   *
   * @default false
   */
  isThorough?: boolean;
  /**
   * How many stages run at the same time. With more than one, the output of a stage is printed when it ends.
   *
   * @default 1
   */
  atOnce?: number;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** The exit code of a stage, and its output where it is not printed as it comes. */
function runStage({ command, args, env }: Stage, isKept: boolean): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    let output = '';
    const child = spawn(command, args, {
      stdio: ['inherit', isKept ? 'pipe' : 'inherit', isKept ? 'pipe' : 'inherit'],
      env: { ...process.env, ...env },
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Runs stages, says which one and how long it took, and ends the process with the code of the first that failed: at once,
 * or after all of them where the run is thorough.
 */
export async function runStages(
  stages: readonly Stage[],
  { isThorough = false, atOnce = 1 }: RunOptions = {},
): Promise<void> {
  const started = performance.now();
  const failed: { title: string; code: number }[] = [];
  const waiting = stages.entries();

  const work = async () => {
    for (const [index, stage] of waiting) {
      const name = `[${index + 1}/${stages.length}] ${stage.title}`;
      const begun = performance.now();
      if (atOnce === 1) console.log(`\n${name}`);
      const { code, output } = await runStage(stage, atOnce > 1);
      if (output !== '') console.log(`\n${output.trimEnd()}`);
      console.log(`${name}: ${code === 0 ? 'done' : 'FAILED'} in ${seconds(performance.now() - begun)}`);
      if (code === 0) continue;
      failed.push({ title: stage.title, code });
      if (!isThorough) break;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));

  const [first] = failed;
  if (first) {
    console.log(`\nFailed: ${failed.map(({ title }) => title).join('; ')}.`);
    process.exit(first.code);
  }
  console.log(`\nAll ${stages.length} stages done in ${seconds(performance.now() - started)}.`);
}
