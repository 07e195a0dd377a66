import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { often, openFrame } from './frame.ts';
import { take } from './hand.ts';
import { atFirst, next, type Step, type StepName } from './model.ts';
import { dueOf, seenIn } from './sight.ts';

const weights: Record<StepName, number> = {
  'open by data': 3,
  'open by a button': 4,
  'open by a button that goes': 3,
  'close by the control': 2,
  'close by data': 1,
  'close the lowest': 1,
  'close all by data': 1,
  'close all by a button': 1,
  Escape: 2,
  'press beside': 2,
  Back: 4,
  Forward: 3,
  reload: 2,
  'follow a link': 4,
  'narrow by data': 1,
  'narrow by a button': 3,
  'Tab around': 1,
};

const usually = fc.oneof(
  { weight: 3, arbitrary: fc.constant(true) },
  { weight: 1, arbitrary: fc.constant(false) },
);
const step: fc.Arbitrary<Step> = fc.record({
  name: fc.oneof(
    ...Object.entries(weights).map(([name, weight]) => ({
      weight,
      arbitrary: fc.constant(name as StepName),
    })),
  ),
  isEscapable: usually,
  isDismissable: usually,
});

const frameDrawn = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * As many sequences as the environment's `MODAL_SEQUENCES` says, 100 where it says nothing. The long run:
 * `MODAL_SEQUENCES=1000 vitest run --project browser ModalStack/sequences/`.
 */
const numRuns = inject('modalSequences');

test(
  'A5: after each step of random sequences openings, entries, locks, focus and address are what they should be [MODAL-08 MODAL-09 MODAL-10 MODAL-11 MODAL-12 MODAL-13 MODAL-14]',
  { timeout: 60_000 + numRuns * 10_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const frame = await openFrame();
        let model = atFirst;
        try {
          for (const one of [undefined, ...steps]) {
            if (one) await take(frame, model, one);
            model = one ? next(model, one) : model;
            const due = dueOf(model);
            // What a step leads to is there, and still there a frame later.
            await expect.poll(() => seenIn(frame), often).toEqual(due);
            await frameDrawn();
            await expect.poll(() => seenIn(frame), often).toEqual(due);
          }
        } finally {
          frame.remove();
        }
      }),
      { numRuns, seed: 20261121 },
    );
  },
);
