import type { Subject } from '../kernel.ts';
import { cancelOrderHandler } from './cancel-order.ts';
import { confirmCancelling } from './confirm-cancelling.ts';
import { advanceOrders } from './advance-orders.ts';
import { extendStorageHandler } from './extend-storage.ts';
import { getCancelReasonsHandler } from './get-cancel-reasons.ts';
import { getOrderHandler, legacyOrderHandler } from './get-order.ts';
import { getOrdersHandler } from './get-orders.ts';
import { getReceiptHandler } from './get-receipt.ts';
import { getReceiptPdfHandler } from './get-receipt-pdf.ts';
import { partnerStatusHandler } from './partner-status.ts';
import { releaseUnproven } from './release-unproven.ts';
import { tellSteps } from './tell-steps.ts';

export { isToldBySteps, notPaid } from './cancel-reasons.ts';
export { describeOrders } from './describe-orders.ts';
export { isOpen } from './cancelling.ts';
export { followOrders, tellFollowers, type Follower, type OrderEvent } from './followers.ts';
export { finalStatuses } from './lifecycle.ts';
export { moveOrders } from './move-orders.ts';
export { moveOrderOn } from './move-order.ts';
export { record as recordEvent } from './events.ts';
export { createOrderRepository, type NewOrder, type OrderReader, type OrderRow } from './order-repository.ts';
export { tellOwner } from './tell-owner.ts';
export { canBePaid, isAwaitingPayment, owedFor, paymentOf } from './paying.ts';

/** Orders as their owners see them. */
export const orders: Subject = {
  name: 'orders',
  routes: (kernel) => [
    getOrderHandler(kernel),
    legacyOrderHandler(kernel),
    getOrdersHandler(kernel),
    getCancelReasonsHandler(),
    cancelOrderHandler(kernel),
    extendStorageHandler(kernel),
    getReceiptHandler(kernel),
    getReceiptPdfHandler(kernel),
    partnerStatusHandler(kernel),
  ],
  jobs: (kernel) => [
    confirmCancelling(kernel),
    releaseUnproven(kernel),
    tellSteps(kernel),
    ...(kernel.config.isDemo ? [advanceOrders(kernel)] : []),
  ],
};
