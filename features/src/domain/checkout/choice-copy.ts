import { createEvent, createStore, sample } from 'effector';
import type { ChosenGroupType } from '@rukav/contract/cart/methods.ts';
import { setCityFx } from '../../platform/session/index.ts';
import { obtainFx } from './allocate.ts';
import { inAnotherCity, type CheckoutDraft } from './draft.ts';
import { $draft, changed, choiceTakenBack } from './draft-model.ts';
import { leftToAnother } from './draft-owner.ts';

/** The ways are compared in a modal: until they are saved there, nothing of it is a choice. */
export const choiceOpened = createEvent();
/** The modal was left; what was not saved is taken back. */
export const choiceLeft = createEvent();
/** A way was opened among others, to look at it. */
export const wayLookedAt = createEvent<ChosenGroupType>();

/** The draft as it was before ways were compared; null while they are not. */
export const $draftBefore = createStore<CheckoutDraft | null>(null, { serialize: 'ignore' })
  .on(setCityFx.done, (before) => before && inAnotherCity(before))
  .reset(obtainFx.done, choiceTakenBack, leftToAnother);

sample({ clock: choiceOpened, source: $draft, target: $draftBefore });
sample({
  clock: choiceLeft,
  source: $draftBefore,
  filter: (before) => before !== null,
  fn: (before) => before as CheckoutDraft,
  target: choiceTakenBack,
});

// How the lines are split belongs to the way that was chosen.
sample({
  clock: wayLookedAt,
  source: $draftBefore,
  fn: (before, method) => {
    const { apart, rests } = before?.method === method ? before : { apart: [], rests: [] };
    return { method, apart, rests };
  },
  target: changed,
});
