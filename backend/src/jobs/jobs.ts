import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../database/schema.ts';

/** Work that is done outside a request. Make one with `job`. */
export interface Job<Data = unknown> {
  name: string;
  /** Reads what `send` was given, on the way in and before the work. */
  data: z.ZodType<Data>;
  /** Runs the work once a period besides what is sent: a cron line such as `* * * * *` (UTC). Its data is `{}`. */
  cron?: string;
  /**
   * How often a failed run is tried again, the pauses growing.
   *
   * @default 5
   */
  retries?: number;
  /** The work. It may run twice, so it must find out what is left to do. */
  run(data: Data): Promise<void>;
}

export interface SendOptions {
  /** Not before this moment of the machine's clock. */
  startAfter?: Date;
  /** While one with this key waits, another is not added. */
  key?: string;
  /** Sends only if this transaction commits. */
  trx?: Transaction<Database>;
}

/** Where jobs are sent to. */
export interface Jobs {
  send: <Data>(job: Pick<Job<Data>, 'name' | 'data'>, data: Data, options?: SendOptions) => Promise<void>;
}

/** Describes a job, typed by its data. */
export const job = <Data>(described: Job<Data>): Job<Data> => described;
