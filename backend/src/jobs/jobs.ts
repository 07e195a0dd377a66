import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { Database } from '../database/schema.ts';

/** Work that is done outside a request. Make one with `job`. */
export interface Job<Data = unknown> {
  name: string;
  /**
   * Reads what `send` was given, on the way in and before the work.
   *
   * @default an empty object
   */
  data?: z.ZodType<Data>;
  /**
   * Runs the work by itself so often, ms, in one process at a time; its data is `{}`. A job with a period is not sent.
   * Compare moments with the kernel's clock, which the demo can move.
   */
  every?: number;
  /**
   * How often a failed run of a sent job is tried again, the pauses growing.
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
  send: <Data>(sent: Pick<Job<Data>, 'name' | 'data'>, data: Data, options?: SendOptions) => Promise<void>;
}

/** Describes a job, typed by its data. */
export const job = <Data = object>(described: Job<Data>): Job<Data> => described;

/** Reads a job's data by its schema; throws on data that is not the job's. */
export const readData = <Data>({ data: schema }: Pick<Job<Data>, 'data'>, data: unknown): Data =>
  schema ? schema.parse(data) : (z.object({}).parse(data) as Data);
