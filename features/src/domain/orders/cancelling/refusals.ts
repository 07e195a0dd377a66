import type { RefusalOf } from '@rukav/contract';
import type { cancelOrder } from '@rukav/contract/orders/calls.ts';
import type { Handling, RefusalRecipe } from '../../../platform/errors/handle-refusals.ts';
import type { MessageId } from '../../../platform/locale/index.ts';

const advising = (message: MessageId): Handling => ({
  modal: { title: 'errors.title', message, buttons: ['reload', 'cancel'] },
});

/** What is said of a cancelling that failed: each modal advises to load the page anew (ERR-041 to ERR-047). */
export const cancelRefusals: RefusalRecipe<RefusalOf<typeof cancelOrder>, Handling> = {
  table: {
    request_incomplete: advising('orders.cancel.error.incomplete'),
    invalid_request: advising('orders.cancel.error.invalid'),
    order_not_found: advising('orders.cancel.error.notFound'),
    database_error: advising('orders.cancel.error.database'),
    order_system_unavailable: advising('orders.cancel.error.unavailable'),
    cancel_not_allowed: advising('orders.cancel.error.status'),
  },
  otherwise: advising('orders.cancel.error.unexpected'),
};
