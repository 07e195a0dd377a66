import { getCancelReasons } from '@rukav/contract/orders/calls.ts';
import { GetCancelReasons } from '@rukav/contract/orders/schemas.ts';
import { handle } from '../http/handle.ts';
import { cancelReasonsIn } from './cancel-reasons.ts';

/** GET /orders/cancel-reasons: the same for everybody. */
export const getCancelReasonsHandler = () =>
  handle(getCancelReasons, GetCancelReasons, ({ language }) => ({ reasons: cancelReasonsIn(language) }));
