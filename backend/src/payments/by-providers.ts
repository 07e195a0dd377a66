import { acquirings, type AcquiringName } from '@rukav/contract/payments/methods.ts';

/** Rows that one run takes of each provider; the next run takes the rest. */
export const atOnce = 100;
/** Questions to one provider at the same time. */
const questions = 5;
/** After so many questions in a row without an answer a provider is left alone until the next run. */
const mostSilence = 5;

/** Whom money comes by from outside. */
const outside = acquirings.filter((name) => name !== 'GIFT');

/**
 * Does the work that each provider has, all providers at the same time, so that none waits for one that is away. `find` reads
 * what there is to do with one of them, or with none (null); `ask` does it and answers whether the provider did. One that
 * keeps silent is asked no more in this run. A row that fails otherwise holds up no other; its fault is thrown at the end.
 */
export async function byProviders<Row>(
  find: (acquiring: AcquiringName | null) => Promise<readonly Row[]>,
  ask: (row: Row) => Promise<boolean>,
): Promise<void> {
  const faults: unknown[] = [];
  const workOf = async (acquiring: AcquiringName | null) => {
    const waiting = (await find(acquiring)).values();
    let silent = 0;
    const asker = async () => {
      for (const row of waiting) {
        try {
          silent = (await ask(row)) ? 0 : silent + 1;
        } catch (fault) {
          faults.push(fault);
        }
        if (silent >= mostSilence) return;
      }
    };
    await Promise.all(Array.from({ length: questions }, asker));
  };
  await Promise.all([...outside, null].map(workOf));
  if (faults.length > 0) throw new Error(`${faults.length} rows failed`, { cause: faults[0] });
}
