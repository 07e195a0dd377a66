import { createHmac, generateKeyPairSync, randomUUID, sign, type JsonWebKey } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { PlayedPayment } from './payment-book.ts';

/** A notice as it goes out. */
export interface Notice {
  url: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
}

/** A notice that was sent, and with what status the shop has answered; 0 where it has not. */
export interface Told {
  /** What the shop calls the payment. */
  number: string;
  isForged: boolean;
  status: number;
}

/** Secrets that the shop knows as well. */
export interface SharedSecrets {
  secret: string;
  merchant: string;
}

/** What the next notices suffer: `change_amount` forges another sum, `misstate` signs one as truly as all others. */
export interface Fault {
  do: 'delay' | 'duplicate' | 'reorder' | 'drop' | 'forge' | 'change_amount' | 'misstate';
  /** How long it is delayed, ms, or how often it is duplicated. */
  by: number;
  times: number;
}

const sorted = (fields: Record<string, string>) =>
  Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1));

/** Makes the signed notices of each played provider, each in its own dialect. */
export function noticeMaker(shopUrl: string, { secret, merchant }: SharedSecrets) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const kid = randomUUID();
  const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

  const rbs = (payment: PlayedPayment, key: string, amount: number): Notice => {
    const isPaid = payment.state === 'paid';
    const fields = {
      mdOrder: payment.id,
      orderNumber: payment.number,
      operation: isPaid ? 'deposited' : payment.state === 'expired' ? 'declinedByTimeout' : 'declined',
      status: isPaid ? '1' : '0',
      amount: String(amount),
    };
    const text = sorted(fields)
      .map(([name, value]) => `${name};${value};`)
      .join('');
    const checksum = createHmac('sha256', key).update(text).digest('hex').toUpperCase();
    const query = new URLSearchParams({ ...fields, checksum });
    return { url: `${shopUrl}/pg/payments/rbs?${query}`, method: 'GET', headers: {} };
  };
  const yandex = (payment: PlayedPayment, isForged: boolean, amount: number): Notice => {
    const signed = `${base64({ alg: 'ES256', kid, typ: 'JWT' })}.${base64({
      merchantId: merchant,
      event: 'ORDER_STATUS_UPDATED',
      eventTime: new Date().toISOString(),
      order: { orderId: payment.number, paymentStatus: 'CAPTURED', amount },
    })}`;
    const key = isForged ? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey : privateKey;
    const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
    return {
      url: `${shopUrl}/pg/payments/yandex/v1/webhook`,
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: `${signed}.${signature.toString('base64url')}`,
    };
  };
  const sovcombank = (payment: PlayedPayment, key: string, amount: number): Notice => {
    const body = JSON.stringify({ applicationId: payment.number, status: payment.state, amount });
    const signature = createHmac('sha256', key).update(body).digest('hex');
    return {
      url: `${shopUrl}/pg/payments/sovcombank`,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-signature': signature },
      body,
    };
  };

  return {
    keys: {
      keys: [{ ...(publicKey.export({ format: 'jwk' }) as JsonWebKey), kid, alg: 'ES256', use: 'sig' }],
    },
    make: (payment: PlayedPayment, { isForged = false, amount = payment.captured } = {}): Notice => {
      const key = isForged ? `not ${secret}` : secret;
      if (payment.dialect === 'yandex') return yandex(payment, isForged, amount);
      return payment.dialect === 'sovcombank' ? sovcombank(payment, key, amount) : rbs(payment, key, amount);
    },
  };
}

export type NoticeMaker = ReturnType<typeof noticeMaker>;

/** How many answers to notices are remembered. */
const remembered = 2000;

/** Pauses before a notice that was not taken is sent again, ms. */
const pauses = [1000, 2000, 4000, 8000, 16_000];

interface Sent extends Omit<Told, 'status'> {
  notice: Notice;
}

/** Sends notices until they are taken, and plays the faults that it was told to play. */
export function createSender(maker: NoticeMaker) {
  const faults: Fault[] = [];
  const held: Sent[] = [];
  const told: Told[] = [];

  const once = ({ notice: { url, ...init } }: Sent) =>
    fetch(url, { ...init, signal: AbortSignal.timeout(5000) }).then(
      ({ status }) => status,
      () => 0,
    );
  const insist = async (sent: Sent) => {
    for (const pause of [0, ...pauses]) {
      await wait(pause);
      const status = await once(sent);
      told.push({ number: sent.number, isForged: sent.isForged, status });
      told.splice(0, told.length - remembered);
      // What the shop refuses stays refused.
      if (status >= 200 && status < 500 && status !== 429) return;
    }
  };
  const takeFault = (): Fault | undefined => {
    const [fault] = faults;
    if (!fault) return undefined;
    fault.times -= 1;
    if (fault.times <= 0) faults.shift();
    return fault;
  };

  return {
    suffer: (fault: Fault) => faults.push(fault),
    forget: () => faults.splice(0),
    /** The answers of the shop, the oldest first. */
    told: (): readonly Told[] => told,
    send: async (payment: PlayedPayment): Promise<void> => {
      const fault = takeFault();
      const { number } = payment;
      const right = { number, isForged: false, notice: maker.make(payment) };
      if (fault?.do === 'drop') return;
      if (fault?.do === 'reorder') {
        held.push(right);
        return;
      }
      if (fault?.do === 'delay') await wait(fault.by);
      if (fault?.do === 'forge' || fault?.do === 'change_amount') {
        const amount = fault.do === 'forge' ? payment.captured : payment.amount + 1;
        return insist({ number, isForged: true, notice: maker.make(payment, { isForged: true, amount }) });
      }
      if (fault?.do === 'misstate')
        return insist({ ...right, notice: maker.make(payment, { amount: payment.amount + 1 }) });
      const copies = Array.from({ length: fault?.do === 'duplicate' ? fault.by : 1 }, () => right);
      await Promise.all([...copies, ...held.splice(0).toReversed()].map(insist));
    },
  };
}

export type Sender = ReturnType<typeof createSender>;
