import type { FastifyInstance } from 'fastify';
import {
  isSum,
  receiptContact,
  refundedOf,
  type PaymentBook,
  type PlayedItem,
  type PlayedPayment,
} from './payment-book.ts';

const actionCodes = {
  declined: 2001,
  insufficient_funds: 116,
  technical: 9001,
  cancelled_by_user: -20010,
  expired: -2007,
} as const;
const orderStatuses = { waiting: 0, working: 5, paid: 2, failed: 6, expired: 6 } as const;

const statusOf = (payment: PlayedPayment) => ({
  errorCode: '0',
  orderNumber: payment.number,
  orderStatus: refundedOf(payment) > 0 ? 4 : orderStatuses[payment.state],
  actionCode: payment.failure ? actionCodes[payment.failure] : 0,
  amount: payment.amount,
  currency: payment.currency,
  attributes: [{ name: 'mdOrder', value: payment.id }],
  paymentAmountInfo: {
    approvedAmount: payment.captured,
    depositedAmount: payment.captured,
    refundedAmount: refundedOf(payment),
  },
});

const currencies: Record<string, string> = { '643': 'RUB', '398': 'KZT' };

interface Played {
  book: PaymentBook;
  /** Where shoppers see the pages. */
  publicUrl: string;
  user: string;
  password: string;
}

type Fields = Record<string, string>;

/** What the shop sends for a receipt. */
interface Bundle {
  customerDetails: object;
  cartItems: { items: PlayedItem[] };
}

/** The payment interface of an RBS bank: `register.do` and what belongs to it. */
export function playRbs(app: FastifyInstance, { book, publicUrl, user, password }: Played): void {
  const answer = (path: string, work: (fields: Fields) => object) =>
    app.post(`/rbs/payment/rest/${path}`, ({ body }) => {
      const fields = body as Fields;
      const isKnown = fields['userName'] === user && fields['password'] === password;
      return isKnown ? work(fields) : { errorCode: '5', errorMessage: 'Access denied' };
    });
  const found = ({ orderId, orderNumber, mdOrder }: Fields) =>
    orderNumber ? book.findByNumber(orderNumber) : book.find(orderId ?? mdOrder ?? '');
  const withPayment = (work: (payment: PlayedPayment, fields: Fields) => object) => (fields: Fields) => {
    const payment = found(fields);
    return payment ? work(payment, fields) : { errorCode: '6', errorMessage: 'Unregistered orderId' };
  };

  answer('register.do', (fields) => {
    const number = fields['orderNumber'] ?? '';
    if (book.findByNumber(number)) return { errorCode: '1', errorMessage: 'Registered already' };
    const { customerDetails, cartItems } = JSON.parse(fields['orderBundle'] ?? '') as Bundle;
    const receiptTo = receiptContact(customerDetails);
    if (receiptTo === undefined) return { errorCode: '8', errorMessage: 'No contact for the receipt' };
    if (!isSum(cartItems.items, Number(fields['amount'])))
      return { errorCode: '8', errorMessage: 'The lines do not come to the amount' };
    const payment = book.add({
      receiptTo,
      dialect: 'card',
      number,
      orderNumber: fields['description'] ?? '',
      amount: Number(fields['amount']),
      currency: currencies[fields['currency'] ?? ''] ?? 'RUB',
      language: fields['language'] === 'kk' ? 'kk' : 'ru',
      urlSuccess: fields['returnUrl'] ?? publicUrl,
      urlFail: fields['failUrl'] ?? publicUrl,
      lifetime: Number(fields['sessionTimeoutSecs'] ?? 1200) * 1000,
    });
    return { orderId: payment.id, formUrl: `${publicUrl}/simulator/card/${payment.id}` };
  });
  answer(
    'sbp/c2b/qr/dynamic/get.do',
    withPayment((payment) => {
      payment.dialect = 'sbp';
      const sum = `type=02&sum=${payment.amount}&cur=${payment.currency}&crc=C08B`;
      return {
        errorCode: '0',
        qrId: payment.id,
        qrStatus: 'STARTED',
        payload: `${publicUrl}/simulator/sbp/${payment.id}?${sum}`,
      };
    }),
  );
  answer('getOrderStatusExtended.do', withPayment(statusOf));
  answer(
    'refund.do',
    withPayment((payment, fields) => {
      const { items } = JSON.parse(fields['refundItems'] ?? '{"items":[]}') as Bundle['cartItems'];
      const amount = Number(fields['amount']);
      if (items.length > 0 && !isSum(items, amount))
        return { errorCode: '5', errorMessage: 'The lines do not come to the amount' };
      return book.refund(payment, fields['externalRefundId'] ?? '', amount, items)
        ? { errorCode: '0' }
        : { errorCode: '7', errorMessage: 'More than was paid' };
    }),
  );
  answer(
    'decline.do',
    withPayment((payment) => {
      if (payment.state !== 'waiting') return { errorCode: '7' };
      book.fail(payment, 'cancelled_by_user');
      return { errorCode: '0' };
    }),
  );
  answer(
    'getReceiptStatus.do',
    withPayment(({ receipts }) => ({
      errorCode: '0',
      receipt: receipts.map(({ kind, amount, at, document }) => ({
        receiptStatus: book.till.isPrinting ? 1 : 0,
        receiptType: kind,
        ...(book.till.isPrinting && {
          fn_number: '9960440300000001',
          fiscal_document_number: document,
          fiscal_document_attribute: String(1_000_000_000 + ((document * 7919) % 999_999_937)),
          receipt_date_time: new Date(at).toISOString(),
          amount_total: amount,
        }),
      })),
    })),
  );
}
