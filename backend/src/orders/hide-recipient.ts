import type { Order } from '@rukav/contract/orders/schemas.ts';

const hidden = '•••';

const initial = (word: string) => `${word.slice(0, 1)}${hidden}`;

/**
 * An order without who gets it and where: names and the e-mail keep their first letters, the address, the comment and the
 * reason of a cancellation go. For the owner of a phone that somebody else has ordered with.
 */
export const hideRecipient = (order: Order): Order => ({
  ...order,
  recipient: {
    fullName: order.recipient.fullName.split(' ').map(initial).join(' '),
    phone: order.recipient.phone,
    email: `${initial(order.recipient.email)}@${hidden}`,
  },
  comment: '',
  deliveryAddress: null,
  cancelReason: null,
});
