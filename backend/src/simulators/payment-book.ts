import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PaymentFailure } from '@rukav/contract/payments/schemas.ts';

/** What is played: an RBS bank with cards or with the fast payment system, Yandex Pay, Sovcombank. */
export type Dialect = 'card' | 'sbp' | 'yandex' | 'sovcombank';

/** A line of a receipt by its position, as the shop sends it; sums are minor units. */
export interface PlayedItem {
  positionId: string;
  quantity: { value: number };
  itemPrice: number;
  itemAmount: number;
}

/** Whether lines come to a sum, each by its own price. */
export const isSum = (items: readonly PlayedItem[], sum: number): boolean =>
  items.every(({ quantity, itemPrice, itemAmount }) => quantity.value * itemPrice === itemAmount) &&
  items.reduce((total, { itemAmount }) => total + itemAmount, 0) === sum;

/** A payment as the provider keeps it. Amounts are minor units. */
export interface PlayedPayment {
  /** What the provider calls it. */
  id: string;
  dialect: Dialect;
  /** What the shop calls it. */
  number: string;
  orderNumber: string;
  amount: number;
  currency: string;
  language: 'ru' | 'kk';
  urlSuccess: string;
  urlFail: string;
  /** Whom the till sends receipts to, an e-mail or a phone. */
  receiptTo: string;
  state: 'waiting' | 'working' | 'paid' | 'failed' | 'expired';
  failure: PaymentFailure | null;
  captured: number;
  /** By the shop's id of each, so that it happens once. */
  refunds: Record<string, number>;
  /** What the shop has said goes back, by the positions of its lines. */
  returned?: PlayedItem[];
  /** What is paid when, for instalment and split: days from now and minor units. */
  schedule: { days: number; amount: number }[];
  createdAt: number;
  expiresAt: number;
  /** When the till printed its receipts, ms; income first. */
  receipts: { kind: 'sell' | 'sell_refund'; amount: number; at: number; document: number }[];
}

type NewPayment = Pick<
  PlayedPayment,
  | 'dialect'
  | 'number'
  | 'orderNumber'
  | 'amount'
  | 'currency'
  | 'language'
  | 'urlSuccess'
  | 'urlFail'
  | 'receiptTo'
> & { id?: string; lifetime: number; schedule?: PlayedPayment['schedule'] };

/** Payments of all played providers. They survive a restart in a file, where one is given. */
export function createPaymentBook({ file, now }: { file?: string; now: () => number }) {
  const kept = (): PlayedPayment[] => {
    try {
      return file === undefined ? [] : (JSON.parse(readFileSync(file, 'utf8')) as PlayedPayment[]);
    } catch {
      return [];
    }
  };
  const payments = new Map(kept().map((payment) => [payment.id, payment]));
  let document = Math.max(
    0,
    ...[...payments.values()].flatMap(({ receipts }) => receipts.map((one) => one.document)),
  );

  const save = () => {
    if (file === undefined) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.new`, JSON.stringify([...payments.values()].slice(-2000)));
    renameSync(`${file}.new`, file);
  };
  const print = (payment: PlayedPayment, kind: 'sell' | 'sell_refund', amount: number) => {
    document += 1;
    payment.receipts.push({ kind, amount, at: now(), document });
  };
  /** One whose time has passed while nobody looked is over. */
  const upToDate = (payment: PlayedPayment | undefined) => {
    if (payment?.state === 'waiting' && payment.expiresAt <= now())
      Object.assign(payment, { state: 'expired', failure: 'expired' });
    return payment;
  };

  return {
    /** Whether the till prints what it is sent; until it does, receipts have no numbers. */
    till: { isPrinting: true },
    add: ({ id = randomUUID(), lifetime, schedule = [], ...payment }: NewPayment): PlayedPayment => {
      const made: PlayedPayment = {
        ...payment,
        id,
        schedule,
        state: 'waiting',
        failure: null,
        captured: 0,
        refunds: {},
        receipts: [],
        createdAt: now(),
        expiresAt: now() + lifetime,
      };
      payments.set(id, made);
      save();
      return made;
    },
    find: (id: string) => upToDate(payments.get(id)),
    findByNumber: (number: string) =>
      upToDate([...payments.values()].find((payment) => payment.number === number)),
    all: () => [...payments.values()],
    /** The bank has the money; also after its time, as banks do. */
    pay: (payment: PlayedPayment, amount = payment.amount) => {
      if (payment.state === 'paid') return;
      Object.assign(payment, { state: 'paid', failure: null, captured: amount });
      print(payment, 'sell', amount);
      save();
    },
    work: (payment: PlayedPayment) => {
      if (payment.state === 'waiting') payment.state = 'working';
      save();
    },
    fail: (payment: PlayedPayment, failure: PaymentFailure) => {
      if (payment.state === 'paid') return;
      Object.assign(payment, { state: failure === 'expired' ? 'expired' : 'failed', failure });
      save();
    },
    /** Whether the money goes back, or has gone back under this id already. */
    refund: (payment: PlayedPayment, id: string, amount: number, items: PlayedItem[] = []): boolean => {
      if (payment.refunds[id] !== undefined) return true;
      if (refundedOf(payment) + amount > payment.captured) return false;
      payment.refunds[id] = amount;
      payment.returned = [...(payment.returned ?? []), ...items];
      print(payment, 'sell_refund', amount);
      save();
      return true;
    },
  };
}

export type PaymentBook = ReturnType<typeof createPaymentBook>;

/** Whom receipts go to, of what the shop has said; nothing where it is neither an e-mail nor a phone, and a till takes neither. */
export const receiptContact = ({ email, phone }: { email?: unknown; phone?: unknown }): string | undefined =>
  [email, phone]
    .filter((one) => typeof one === 'string')
    .find((one) => /^(?:[^@\s]+@[^@\s]+\.[^@\s]+|\+7\d{10})$/.test(one));

/** What has gone back of a payment. */
export const refundedOf = ({ refunds }: PlayedPayment): number =>
  Object.values(refunds).reduce((sum, amount) => sum + amount, 0);
