import { setComment } from '@rukav/contract/cart/checkout-calls.ts';
import { SetComment } from '@rukav/contract/cart/schemas.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { refuseCart } from './refuse.ts';
import { changeCart } from './visitor-cart.ts';

/** POST /cart/comment: a word to whoever hands the group over. */
export const setCommentHandler = ({ db }: Kernel) =>
  handle(setComment, SetComment, ({ body, ...asked }) => {
    const missing = () => refuseCart('lines_not_found', asked.language, { field: 'shippingGroupId' });
    return changeCart(db, asked, missing, ({ cart, changeGroup }) => {
      const group = cart.groups.find(({ id }) => id === body.shippingGroupId);
      if (!group) return missing();
      changeGroup(group.id, { comment: body.comment });
    });
  });
