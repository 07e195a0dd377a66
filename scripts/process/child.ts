import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { watchHealth, type Patience } from './health.ts';

export interface ChildOptions {
  name: string;
  /** Arguments of Node: a file, with flags before it. */
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  say: (sentence: string) => void;
  /** Called when starting again would not help; with nothing, the child ended with that code by its own decision. */
  onHopeless: () => void;
  /** Told of each new process. */
  onSpawn: () => void;
  /** An address that a process answers once it is ready: one that hangs is killed, and so started again. */
  health?: { address: string; patience?: Patience };
}

/** A process that is kept running until it is stopped. */
export interface Child {
  /** Its process now, if it has one. */
  pid: () => number | undefined;
  /** Resolves once it says for the first time that it is ready. */
  ready: Promise<void>;
  /** From now on it is not started again when it ends: a service manager may signal it beside us. */
  release: () => void;
  /** Asks it to end, and ends it after 30 s. */
  stop: () => Promise<void>;
}

/** The exit code of a child for which starting again would not help, such as a port that is taken. */
const hopeless = 78;
/** A child that ran so long has recovered: the next pause is short again, ms. */
const wellAfter = 30_000;
const shortest = 250;
const longest = 10_000;

const ended = (child: ChildProcess) =>
  new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('exit', (code, signal) => resolve(code ?? signal));
  });

/**
 * Starts a Node process and starts it again when it dies, with growing pauses. It gets a channel to us and must end when
 * that closes, so that it never outlives us, however we end.
 */
export function keepRunning({ name, args, env, say, onHopeless, onSpawn, health }: ChildOptions): Child {
  const { promise: ready, resolve: becomeReady } = Promise.withResolvers<void>();
  let current: ChildProcess | undefined;
  let isStopping = false;

  /** Kills a process that hangs. Returns a function that ends the watch. */
  const watch = (child: ChildProcess) => {
    if (!health) return () => {};
    const kill = () => {
      if (isStopping) return;
      say(`The ${name} does not answer ${health.address}, so it is killed.`);
      child.kill('SIGKILL');
    };
    return watchHealth(health.address, kill, health.patience);
  };

  const run = async () => {
    let pause = shortest;
    while (!isStopping) {
      const started = performance.now();
      const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
      current = child;
      onSpawn();
      let endWatch = () => {};
      child.on('message', (message) => {
        if (typeof message !== 'object' || !('type' in message) || message.type !== 'ready') return;
        becomeReady();
        endWatch = watch(child);
      });
      const outcome = await ended(child);
      endWatch();
      if (isStopping) return;
      if (outcome === hopeless) return onHopeless();
      if (performance.now() - started > wellAfter) pause = shortest;
      say(`The ${name} ended (${outcome ?? 'it could not be started'}). Starting it again in ${pause} ms.`);
      await wait(pause);
      pause = Math.min(pause * 2, longest);
    }
  };
  const running = run();

  return {
    pid: () => current?.pid,
    ready,
    release: () => {
      isStopping = true;
    },
    stop: async () => {
      isStopping = true;
      current?.kill('SIGTERM');
      const harsh = setTimeout(() => current?.kill('SIGKILL'), 30_000);
      await running;
      clearTimeout(harsh);
    },
  };
}
