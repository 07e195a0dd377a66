import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import type { RefusalOf } from '@rukav/contract';
import { addProducts, deleteProducts, updateProducts } from '@rukav/contract/cart/calls.ts';
import type { setDelivery, setShippingGroup } from '@rukav/contract/cart/checkout-calls.ts';
import type { Cart, CartLine } from '@rukav/contract/cart/schemas.ts';
import { failureOf, type Api, type CallFailed } from '../../platform/api/index.ts';
import { handleRefusals, type Handling, type RefusalRecipe } from '../../platform/errors/handle-refusals.ts';
import type { MessageId } from '../../platform/locale/index.ts';
import { showToastFx } from '../../platform/overlays/index.ts';
import { withMaximum } from './add.ts';
import { groupOf, lineAt, rowOf, stepTo, wayOf } from './lines.ts';
import { $cart, changeCartFx } from './model.ts';
import { restoreFx, type DeletedLine } from './restore-line.ts';

/** A quantity was chosen for a row; the clicks on plus and minus while a request runs become one request. */
export const quantityChosen = createEvent<{ row: string; quantity: number }>();
/** Another size, or another colour, was chosen for a row. */
export const skuChosen = createEvent<{ row: string; skuId: string }>();
/** A row was deleted; a toast offers to undo it. */
export const lineDeleted = createEvent<{ row: string }>();
/** Many lines at once were deleted, after a confirmation. */
export const linesDeleted = createEvent<{ lineIds: readonly string[] }>();

/** A change that goes on when the page is left. */
const alive = { isKeptAlive: true };

/** Brings a row to a quantity by the request that this takes when it is sent; nothing where the row is gone. */
async function sendQuantity(row: string, quantity: number, { send, cart }: { send: Api; cart: Cart | null }) {
  const line = lineAt(cart, row);
  const step = line && stepTo(line, quantity);
  if (!line || !step) return null;
  if ('remove' in step) return send(deleteProducts, { body: { lineIds: [...step.remove] } }, alive);
  const items = [{ skuId: line.skuId, quantity: step.add }];
  const group = groupOf(cart, line);
  const shippingGroupId = group && wayOf(group) !== null ? group.id : undefined;
  return send(addProducts, { body: { items, ...(shippingGroupId && { shippingGroupId }) } }, alive);
}

const quantityFx = createEffect<{ row: string; quantity: number }, unknown, CallFailed>(({ row, quantity }) =>
  scopeBind(changeCartFx, { safe: true })({
    key: `quantity ${row}`,
    rows: [row],
    send: (at) => sendQuantity(row, quantity, at),
  }),
);

/** Quantities that were chosen and are not in the cart yet, by row. */
export const $chosenQuantities = createStore<Readonly<Record<string, number>>>({}, { serialize: 'ignore' })
  .on(quantityChosen, (chosen, { row, quantity }) => ({ ...chosen, [row]: quantity }))
  .on(quantityFx.finally, (chosen, { params: { row, quantity } }) => {
    if (chosen[row] !== quantity) return chosen;
    const { [row]: _, ...others } = chosen;
    return others;
  });

sample({ clock: quantityChosen, target: quantityFx });

const sizeFx = createEffect<{ row: string; skuId: string }, unknown, CallFailed>(({ row, skuId }) =>
  scopeBind(changeCartFx, { safe: true })({
    rows: [row],
    send: async ({ send, cart }) => {
      const line = lineAt(cart, row);
      if (!line || line.skuId === skuId) return null;
      return send(updateProducts, {
        body: { sourceSkuId: line.skuId, targetSkuId: skuId, lineIds: line.lineIds },
      });
    },
  }),
);
sample({ clock: skuChosen, target: sizeFx });

const deleteFx = createEffect<DeletedLine, unknown, CallFailed>(({ line }) =>
  scopeBind(changeCartFx, { safe: true })({
    rows: [rowOf(line)],
    send: async ({ send, cart }) => {
      const present = lineAt(cart, rowOf(line));
      return present ? send(deleteProducts, { body: { lineIds: present.lineIds } }) : null;
    },
  }),
);

sample({
  clock: lineDeleted,
  source: $cart,
  filter: (cart, { row }) => lineAt(cart, row) !== undefined,
  fn: (cart, { row }) => {
    const line = lineAt(cart, row) as CartLine;
    return { line, group: groupOf(cart, line) };
  },
  target: deleteFx,
});

const offerUndoFx = createEffect(({ line, group }: DeletedLine) => {
  const restore = scopeBind(restoreFx, { safe: true });
  return showToastFx({
    id: `cart-deleted ${line.lineIds.join()}`,
    level: 'info',
    message: 'cart.deleted',
    ...(!line.isSoldOut && {
      action: { label: 'cart.undo', onPress: () => void restore({ line, group }) },
    }),
  });
});
sample({ clock: deleteFx.done, fn: ({ params }) => params, target: offerUndoFx });

const deleteManyFx = createEffect<{ lineIds: readonly string[] }, unknown, CallFailed>(({ lineIds }) =>
  scopeBind(changeCartFx, { safe: true })({
    send: ({ send }) => send(deleteProducts, { body: { lineIds: [...lineIds] } }),
  }),
);
sample({ clock: linesDeleted, target: deleteManyFx });

const attention = (message: MessageId): Handling => ({
  modal: { title: 'errors.attention', message, buttons: ['ok'] },
});
const failed = attention('cart.change.failed');
const outdated = attention('cart.change.outdated');
/** What was put back lies in the cart again; only the way in which it was obtained leads nowhere now. */
const anew = attention('cart.change.wayGone');

/** What is said of a failed change of lines. */
export const changeRefusals: RefusalRecipe<
  | RefusalOf<typeof addProducts>
  | RefusalOf<typeof updateProducts>
  | RefusalOf<typeof deleteProducts>
  | RefusalOf<typeof setDelivery>
  | RefusalOf<typeof setShippingGroup>,
  Handling
> = {
  table: {
    sold_out: attention('cart.add.soldOut'),
    quantity_limit_exceeded: attention('cart.add.limit'),
    lines_not_found: outdated,
    product_not_found: outdated,
    invalid_request: failed,
    invalid_email: failed,
    pickup_point_not_found: anew,
    shipping_group_type_error: anew,
    point_capacity_exceeded: anew,
    delivery_unavailable: anew,
    city_not_found: anew,
    address_not_found: anew,
    address_out_of_reach: anew,
    delivery_interval_unavailable: anew,
    express_with_fitting: anew,
  },
  otherwise: failed,
};

handleRefusals({
  ...changeRefusals,
  failures: sample({
    clock: [
      quantityFx.failData,
      sizeFx.failData,
      deleteFx.failData,
      restoreFx.failData,
      deleteManyFx.failData,
    ],
    fn: failureOf,
  }),
  refine: withMaximum,
});
