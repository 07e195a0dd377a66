import type { Kysely } from 'kysely';
import { movableClock, type MovableClock } from '../clock.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../database/schema.ts';
import { createFlags } from '../flags/flags.ts';
import { readData, type SendOptions } from '../jobs/jobs.ts';
import type { Kernel } from '../kernel.ts';
import { createLog } from '../log.ts';

/** A job that a test's subject has sent; nothing runs it. */
export interface SentJob extends SendOptions {
  name: string;
  data: unknown;
}

/** A kernel for tests: a clock that stands still until moved, a list of what was sent to jobs, no limits, no log. */
export interface TestKernel extends Kernel {
  clock: MovableClock;
  sentJobs: SentJob[];
}

/** The moment at which test clocks stand: a Tuesday, 12:00 in Moscow. */
export const testNow = new Date('2026-03-03T09:00:00Z');

/** A test's visitors share an address, a phone and a mailbox. */
const noLimits = {
  LIMIT_PER_SECOND: '0',
  GUEST_ORDERS_PER_PHONE: '0',
  GUEST_ORDERS_PER_ADDRESS: '0',
  GUEST_SUM_RUB: '0',
  GUEST_SUM_KZT: '0',
  MEMBER_PIECES: '0',
  MEMBER_SUM_RUB: '0',
  MEMBER_SUM_KZT: '0',
};

/** Makes a kernel on a test database; `environment` sets what `readConfig` reads. */
export function testKernel(db: Kysely<Database>, environment: Record<string, string> = {}): TestKernel {
  const sentJobs: SentJob[] = [];
  return {
    db,
    clock: movableClock(testNow),
    config: readConfig({ ...noLimits, ...environment }),
    flags: createFlags(db),
    log: createLog('silent'),
    sentJobs,
    jobs: {
      send: async (sent, data, options) => {
        sentJobs.push({ name: sent.name, data: readData(sent, data), ...options });
      },
    },
  };
}
