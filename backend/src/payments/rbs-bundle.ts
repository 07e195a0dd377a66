import type { FiscalLine, RefundLine, Registration } from './payment-provider.ts';

/** Full payment ahead, goods and services, by 54-FZ (tags 1214 and 1212). */
const fullPrepayment = 1;
const paymentObjects = { goods: 1, service: 4 } as const;

/** A line with the VAT that it was sold with; lines of payments that do not have it yet, with today's. */
const itemOf = (
  position: number,
  { name, quantity, price, sum, kind, taxType }: FiscalLine,
  taxTypeNow: number,
) => ({
  positionId: String(position),
  name,
  quantity: { value: quantity, measure: '0' },
  itemPrice: price,
  itemAmount: sum,
  itemCode: String(position),
  tax: { taxType: taxType ?? taxTypeNow },
  itemAttributes: {
    attributes: [
      { name: 'paymentMethod', value: fullPrepayment },
      { name: 'paymentObject', value: paymentObjects[kind] },
    ],
  },
});

/** The lines of a receipt as the RBS engine takes them: VAT by the bank's numbering, payment kind and object (54-FZ). */
export const orderBundle = (
  { contact, lines }: Pick<Registration, 'contact' | 'lines'>,
  taxType: number,
) => ({
  ffdVersion: '1.2',
  customerDetails: contact,
  cartItems: { items: lines.map((line, index) => itemOf(index + 1, line, taxType)) },
});

/**
 * What of the lines goes back, by their positions. Nothing where money goes back that no line was asked for: then the engine is
 * told the sum alone.
 */
export function refundItems(lines: readonly RefundLine[], taxType: number) {
  const items = lines.flatMap((line) =>
    line.position === null ? [] : [itemOf(line.position, line, taxType)],
  );
  return items.length > 0 && items.length === lines.length ? { items } : undefined;
}
