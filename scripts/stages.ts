import { spawn } from 'node:child_process';

/** One step of a longer command: what is said about it, and what it runs. */
export interface Stage {
  title: string;
  command: string;
  args: readonly string[];
  env?: Record<string, string>;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

function runStage({ command, args, env }: Stage): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

export interface RunOptions {
  /**
   * Whether stages after one that fails are run too, so that everything is listed at once.
   *
   * @default false
   */
  isThorough?: boolean;
}

/**
 * Runs stages one after the other, says which one and how long it took, and ends the process with the code of the first that
 * failed: at once, or after all of them where the run is thorough.
 */
export async function runStages(
  stages: readonly Stage[],
  { isThorough = false }: RunOptions = {},
): Promise<void> {
  const started = performance.now();
  const failed: { title: string; code: number }[] = [];
  for (const [index, stage] of stages.entries()) {
    const begun = performance.now();
    console.log(`\n[${index + 1}/${stages.length}] ${stage.title}`);
    const code = await runStage(stage);
    console.log(
      `[${index + 1}/${stages.length}] ${stage.title}: ${code === 0 ? 'done' : 'FAILED'} in ${seconds(performance.now() - begun)}`,
    );
    if (code === 0) continue;
    failed.push({ title: stage.title, code });
    if (!isThorough) break;
  }
  const [first] = failed;
  if (first) {
    console.log(`\nFailed: ${failed.map(({ title }) => title).join('; ')}.`);
    process.exit(first.code);
  }
  console.log(`\nAll ${stages.length} stages done in ${seconds(performance.now() - started)}.`);
}
