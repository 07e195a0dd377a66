export { emptyDraft } from './draft.ts';
export type { CheckoutDraft, Slot } from './draft.ts';
export {
  $amounts,
  $attempt,
  $draft,
  $isPlaced,
  $lineIds,
  $needsCourier,
  $plan,
  $problems,
  $store,
  $summary,
  addressChanged,
  changed,
  draftReadFx,
  draftSavedFx,
  left,
  obtainingConfirmed,
  opened,
  placed,
  submitted,
} from './model.ts';
export { keepingBegun, keepingEnded } from './keep.ts';
export type { Kept } from './model.ts';
export { checkoutFields } from './problems.ts';
export type { CheckoutField, CheckoutProblem } from './problems.ts';
export { submitFx } from './submit.ts';
export type { Intention } from './submit.ts';
