import { getProposedAddress } from '@rukav/contract/cart/checkout-calls.ts';
import { GetProposedAddress } from '@rukav/contract/cart/schemas.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { createOrderRepository } from '../orders/index.ts';

/** GET /cart/proposed-address: where the visitor's last courier went. */
export const getProposedAddressHandler = ({ db }: Kernel) =>
  handle(getProposedAddress, GetProposedAddress, async ({ session }) => {
    const visitor = await session.find();
    const reader = visitor && { accountId: visitor.account_id, sessionId: visitor.id };
    return { address: reader ? await createOrderRepository(db).lastAddress(reader) : null };
  });
