export { emptyDraft } from './draft.ts';
export type { CheckoutDraft, Slot } from './draft.ts';
export {
  $amounts,
  $draft,
  $isPlaced,
  $lineIds,
  $plan,
  $store,
  addressChanged,
  changed,
  checkoutForm,
  draftReadFx,
  draftSavedFx,
  left,
  obtainingForm,
  opened,
  placed,
} from './model.ts';
export { choiceLeft, choiceOpened, wayLookedAt } from './choice-copy.ts';
export { savingStarted, savingStopped } from './save-choices.ts';
export type { Kept } from './model.ts';
export type { CheckoutField } from './faults.ts';
export { submitFx } from './submit.ts';
export type { Intention } from './submit.ts';
