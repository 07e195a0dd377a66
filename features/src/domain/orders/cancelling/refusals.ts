import type { RefusalOf } from '@rukav/contract';
import type { cancelOrder } from '@rukav/contract/orders/calls.ts';
import { codeOf, type Failure } from '../../../platform/api/index.ts';
import type { MessageId } from '../../../platform/locale/index.ts';
import type { ModalProps } from '../../../platform/overlays/index.ts';

const messages: Record<RefusalOf<typeof cancelOrder>, MessageId> = {
  request_incomplete: 'orders.cancel.error.incomplete',
  invalid_request: 'orders.cancel.error.invalid',
  order_not_found: 'orders.cancel.error.notFound',
  database_error: 'orders.cancel.error.database',
  order_system_unavailable: 'orders.cancel.error.unavailable',
  cancel_not_allowed: 'orders.cancel.error.status',
};

const isDeclared = (code: string | undefined): code is keyof typeof messages =>
  code !== undefined && Object.hasOwn(messages, code);

/**
 * The modal for a cancelling that failed: each advises to load the page anew (ERR-041 to ERR-046). None where a global handler
 * has spoken already (429).
 */
export function modalOfCancelFailure(failure: Failure): ModalProps['error'] | null {
  if (failure.status === 429) return null;
  const code = codeOf(failure);
  return {
    title: 'errors.title',
    message: isDeclared(code) ? messages[code] : 'orders.cancel.error.unexpected',
    buttons: ['reload', 'cancel'],
  };
}
