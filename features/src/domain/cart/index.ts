export { $addFailure, $allHeld, $count, $widget, addFx, added, widgetClosed } from './add.ts';
export type { AddRequest } from './add.ts';
export { $chosenQuantities, lineDeleted, linesDeleted, quantityChosen, skuChosen } from './change-lines.ts';
export { giftCardAddedFx } from './gift-cards.ts';
export {
  canBeOrdered,
  grouped,
  mostOf,
  orderableLineIds,
  rowOf,
  soldOutLineIds,
  untilFree,
} from './lines.ts';
export type { DrawnGroup, DrawnLine } from './lines.ts';
export {
  $cart,
  $cartProducts,
  $isBusy,
  $loadFailure,
  $state,
  $waitingRows,
  changeAnswered,
  changeCartFx,
  cleared,
  received,
  refreshFx,
  requested,
  looked,
  returned,
} from './model.ts';
export type { CartChange } from './model.ts';
