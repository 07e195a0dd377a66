import type { Kysely } from 'kysely';
import { visibleFlags } from '@rukav/contract/visible-flags.ts';
import type { Database } from '../database/schema.ts';

/** What holds for a flag that nobody has set (FLAG-01 and on). */
export const defaultFlags = {
  ...visibleFlags,
  repeatOrder: true,
  reviewsAndQuestions: true,
  expressDelivery: true,
  sbpPayment: true,
  bnplPayment: true,
  captcha: false,
  personalPrice: true,
  externalScripts: false,
} as const satisfies Record<string, boolean>;

export type FlagName = keyof typeof defaultFlags;
export type FlagValues = Record<FlagName, boolean>;

/** The switches of features. */
export interface Flags {
  /** All of them, at most five seconds old. */
  read: () => Promise<FlagValues>;
  /** Sets one for everybody; other processes see it within five seconds. */
  set: (name: FlagName, isOn: boolean) => Promise<void>;
}

const isFlag = (name: string): name is FlagName => Object.hasOwn(defaultFlags, name);
const freshness = 5000;

/** Flags kept in the database; without a row there a flag has its default. */
export function createFlags(db: Kysely<Database>): Flags {
  let kept: { values: Promise<FlagValues>; until: number } | undefined;

  const load = async (): Promise<FlagValues> => {
    const rows = await db.selectFrom('flag').select(['name', 'is_on']).execute();
    const stored = rows.filter(({ name }) => isFlag(name)).map(({ name, is_on }) => [name, is_on]);
    return { ...defaultFlags, ...Object.fromEntries(stored) };
  };

  return {
    read: () => {
      if (!kept || kept.until < performance.now()) {
        const values = load();
        const entry = { values, until: performance.now() + freshness };
        kept = entry;
        values.catch(() => {
          if (kept === entry) kept = undefined;
        });
      }
      return kept.values;
    },
    set: async (name, isOn) => {
      await db
        .insertInto('flag')
        .values({ name, is_on: isOn })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ is_on: isOn }))
        .execute();
      kept = undefined;
    },
  };
}
