import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database/schema.ts';
import type { Flags } from './flags/flags.ts';
import type { Route } from './http/handle.ts';
import type { Job, Jobs } from './jobs/jobs.ts';

/** What every subject stands on. */
export interface Kernel {
  db: Kysely<Database>;
  clock: Clock;
  config: Config;
  flags: Flags;
  jobs: Jobs;
  log: FastifyBaseLogger;
}

/** What a folder of the backend brings to the whole. `subjects.ts` lists them. */
export interface Subject {
  name: string;
  /** The contract's calls that it answers. */
  routes?: (kernel: Kernel) => readonly Route[];
  /** Addresses outside the contract: pictures, hosted pages, the demo's readers. */
  pages?: (app: FastifyInstance, kernel: Kernel) => void;
  jobs?: (kernel: Kernel) => readonly Job[];
  /**
   * Runs at each start after the migrations and before the first request, in one process at a time; must be safe to run
   * again, and quick when there is nothing to do.
   */
  prepare?: (kernel: Kernel) => Promise<void>;
  /** Why shoppers cannot be served yet, for `/readyz`; undefined when nothing is missing. Asked each time: be quick. */
  unready?: (kernel: Kernel) => Promise<string | undefined>;
}
