import type { Registration } from './payment-provider.ts';

/** Full payment ahead, goods and services, by 54-FZ (tags 1214 and 1212). */
const fullPrepayment = 1;
const paymentObjects = { goods: 1, service: 4 } as const;

/** The lines of a receipt as the RBS engine takes them: VAT by the bank's numbering, payment kind and object (54-FZ). */
export const orderBundle = ({ contact, lines }: Pick<Registration, 'contact' | 'lines'>, taxType: number) => ({
  ffdVersion: '1.2',
  customerDetails: contact,
  cartItems: {
    items: lines.map(({ name, quantity, price, sum, kind }, index) => ({
      positionId: String(index + 1),
      name,
      quantity: { value: quantity, measure: '0' },
      itemPrice: price,
      itemAmount: sum,
      itemCode: String(index + 1),
      tax: { taxType },
      itemAttributes: {
        attributes: [
          { name: 'paymentMethod', value: fullPrepayment },
          { name: 'paymentObject', value: paymentObjects[kind] },
        ],
      },
    })),
  },
});
