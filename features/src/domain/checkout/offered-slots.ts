import { combine, type Store } from 'effector';
import { deliveryVariants, expressVariants } from '../obtaining/index.ts';
import { slotPrice } from './amounts.ts';
import { $draft } from './draft-model.ts';
import type { Slot } from './draft.ts';
import { $plan } from './model.ts';

/** The hours of a courier that are chosen, once they are known to be offered for the lines that he brings; null before that. */
const offeredOf = (
  { $current }: typeof deliveryVariants,
  way: 'delivery' | 'express',
  name: 'slot' | 'expressSlot',
): Store<Slot | null> =>
  combine($current, $plan, $draft, ({ request, answer }, plan, { [name]: slot }) => {
    const isOfLines = request?.query.lineIds === plan[way].join(',');
    return isOfLines && slotPrice(answer, slot) !== null ? slot : null;
  });

/** The chosen hours of a courier that are offered for his lines; null while that is not known. */
export const $offeredSlot = offeredOf(deliveryVariants, 'delivery', 'slot');
/** The same of an express courier. */
export const $offeredExpressSlot = offeredOf(expressVariants, 'express', 'expressSlot');
