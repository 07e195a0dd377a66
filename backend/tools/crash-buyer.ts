import { addProducts } from '@rukav/contract/cart/calls.ts';
import {
  checkout,
  getDeliveryVariants,
  setContact,
  setDelivery,
  setPaymentMethod,
} from '@rukav/contract/cart/checkout-calls.ts';
import { summaryOf } from '@rukav/contract/cart/order-changes.ts';
import { addressOf, type Call, type ResponseOf } from '@rukav/contract';
import { getOrder } from '@rukav/contract/orders/calls.ts';
import { setTimeout as wait } from 'node:timers/promises';

interface Sent {
  params?: Record<string, string>;
  query?: string;
  body?: unknown;
  key?: string;
}

/** A refusal, which repeating does not cure. */
class Refused extends Error {}

/** A shopper over HTTP who repeats what gets no answer, as a browser with a patient person before it does. */
export class Buyer {
  readonly #origin: string;
  readonly #cookies = new Map<string, string>();
  /** An order that the store has acknowledged. */
  orderNumber: string | undefined;

  constructor(origin: string) {
    this.#origin = origin;
  }

  async #once<C extends Call>(called: C, { params, query = '', body, key }: Sent): Promise<ResponseOf<C>> {
    const reply = await fetch(this.#origin + addressOf(called, params) + query, {
      method: called.method,
      signal: AbortSignal.timeout(15_000),
      headers: {
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-session-token': this.#cookies.get('session_token') ?? '',
        ...(key ? { 'idempotency-key': key } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const cookie of reply.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const [name = '', value = ''] = pair.split('=');
      this.#cookies.set(name, value);
    }
    const text = await reply.text();
    if (reply.ok) return JSON.parse(text) as ResponseOf<C>;
    const because = `${called.path} answered ${reply.status}: ${text}`;
    throw reply.status >= 500 || reply.status === 429 ? new Error(because) : new Refused(because);
  }

  async #call<C extends Call>(called: C, sent: Sent = {}): Promise<ResponseOf<C>> {
    for (let tries = 0; ; tries += 1) {
      try {
        return await this.#once(called, sent);
      } catch (error) {
        if (error instanceof Refused || tries > 300) throw error;
        await wait(200);
      }
    }
  }

  /** Buys one piece, brought by a courier; the order counts as acknowledged once the answer is here. */
  async buy(skuId: string, phone: string, cityId: number): Promise<void> {
    const key = crypto.randomUUID();
    const added = await this.#call(addProducts, { body: { items: [{ skuId, quantity: 1 }] }, key });
    const lineIds = added.cart.lines.flatMap((line) => line.lineIds);
    const query = `?cityId=${cityId}&lineIds=${lineIds.join(',')}`;
    const { days } = await this.#call(getDeliveryVariants, { query });
    const day = days.at(-1);
    const address = { cityId, street: 'Арбат', house: '1' };
    const delivery = { lineIds, address, date: day?.date, interval: day?.intervals[0]?.interval };
    await this.#call(setDelivery, { body: delivery });
    const contact = { fullName: 'Анна Каренина', phone, email: 'anna@example.com' };
    await this.#call(setContact, { body: contact });
    const { cart } = await this.#call(setPaymentMethod, { body: { paymentMethod: 'cash' } });
    const agreement = { rules: true, personalData: true };
    const body = { version: cart.version, shown: summaryOf(cart), agreement };
    const { orderNumbers } = await this.#call(checkout, { body, key: crypto.randomUUID() });
    this.orderNumber = orderNumbers[0];
  }

  /** Whether the acknowledged order can be read. */
  async hasOrder(): Promise<boolean> {
    if (!this.orderNumber) return false;
    const { order } = await this.#call(getOrder, { params: { id: this.orderNumber } });
    return order.orderNumber === this.orderNumber;
  }
}
