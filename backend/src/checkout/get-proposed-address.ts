import { getProposedAddress } from '@rukav/contract/cart/checkout-calls.ts';
import { DeliveryAddress } from '@rukav/contract/cart/address.ts';
import { GetProposedAddress } from '@rukav/contract/cart/schemas.ts';
import { createAddressRepository, toSaved } from '../addresses/index.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { createOrderRepository } from '../orders/index.ts';

/** GET /cart/proposed-address: the saved address that a member has named for her next order, else where the visitor's last courier went. */
export const getProposedAddressHandler = ({ db }: Kernel) =>
  handle(getProposedAddress, GetProposedAddress, async ({ session, language }) => {
    const visitor = await session.find();
    const named = visitor?.account_id
      ? await createAddressRepository(db, visitor.account_id).current()
      : undefined;
    if (named) {
      const [saved] = await toSaved(db, [named], language);
      return { address: DeliveryAddress.parse(saved) };
    }
    const reader = visitor && { accountId: visitor.account_id, sessionId: visitor.id };
    return { address: reader ? await createOrderRepository(db).lastAddress(reader) : null };
  });
