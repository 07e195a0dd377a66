import { summaryOf } from '@rukav/contract/cart/order-changes.ts';
import type { Cart, CartReply } from '@rukav/contract/cart/schemas.ts';

/** A device of somebody who buys: it keeps its cookies and repeats the session's token. */
export interface Device {
  /** Sends a call of the store's interface; `body` is undefined where the answer is no JSON. */
  send: <Body = unknown>(
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
    key?: string,
  ) => Promise<{ status: number; body: Body | undefined; codes: readonly string[] }>;
  /** The same session on another connection, as a second tab of one browser is. */
  twin: () => Device;
}

interface ErrorBody {
  errors?: readonly { code: string }[];
}

/** A device at an address of its own, behind a proxy that the store trusts. */
export function createDevice(origin: string, address: string, jar = new Map<string, string>()): Device {
  const keep = (response: Response) => {
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      jar.set(name, value);
    }
  };
  return {
    send: async <Body>(method: 'GET' | 'POST', path: string, body?: unknown, key?: string) => {
      const token = jar.get('session_token');
      const response = await fetch(`${origin}${path}`, {
        method,
        headers: {
          'x-forwarded-for': address,
          cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(token !== undefined && { 'x-session-token': decodeURIComponent(token) }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      keep(response);
      const answer = (await response.json().catch(() => undefined)) as (Body & ErrorBody) | undefined;
      return {
        status: response.status,
        body: answer,
        codes: (answer?.errors ?? []).map(({ code }) => code),
      };
    },
    twin: () => createDevice(origin, address, jar),
  };
}

/** The newest code that was sent to a phone. */
async function codeFor(device: Device, phone: string): Promise<string> {
  const { body } = await device.send<{ messages: readonly { text: string }[] }>(
    'GET',
    `/dev/messages.json?recipient=${encodeURIComponent(phone)}`,
  );
  return body?.messages.map(({ text }) => /: (\d{4,6})\./.exec(text)?.[1]).find(Boolean) ?? '';
}

/** Enters the newest code, and answers the token that it earns; undefined where it is not taken. */
export async function enterCode(device: Device, phone: string): Promise<string | undefined> {
  const code = await codeFor(device, phone);
  const path = '/api/v2/front/check-sms-code';
  const { status, body } = await device.send<{ token: string }>('POST', path, { phone, code });
  return status === 200 ? body?.token : undefined;
}

/** Proves a phone as its owner does, and answers the token; undefined where the code is not taken. */
export async function provePhone(device: Device, phone: string): Promise<string | undefined> {
  await device.send('POST', '/api/v2/front/request-sms-code', { phone });
  return enterCode(device, phone);
}

/** All that is agreed to when an account is made. */
const agreement = { rules: true, userAgreement: true, personalData: true };

/** Registers a member by a phone that is new to the store, and signs her in on the device. */
export async function register(
  device: Device,
  { phone, ...more }: { phone: string; email: string; password?: string },
): Promise<void> {
  const token = await provePhone(device, phone);
  const body = { phone, token, name: 'Анна', agreement, ...more };
  const { status, codes } = await device.send('POST', '/api/v2/front/register', body);
  if (status !== 200) throw new Error(`A member could not register: ${status} ${codes.join()}`);
}

/** Goods that nobody else has, with so many pieces of one size in the warehouse; answers the size's id. */
export async function goodsWith(device: Device, pieces: number, index = 0): Promise<string> {
  const listed = await device.send<{ tiles: readonly { type: string; product?: { id: string } }[] }>(
    'GET',
    '/api/v3/category-products?url=zhenschiny%2Fplatya',
  );
  const of = (listed.body?.tiles ?? []).flatMap(({ product }) => (product ? [product.id] : [])).slice(index);
  const given = await device.send<{ skuId: string }>('POST', '/dev/goods', {
    of,
    stock: { delivery: pieces },
  });
  if (!given.body?.skuId) throw new Error(`No goods: ${given.status}`);
  return given.body.skuId;
}

/** Returns the body of a checkout of a cart, as a shopper who has it on screen sends it. */
export const checkoutOf = (cart: Cart) => ({
  version: cart.version,
  shown: summaryOf(cart),
  agreement: { rules: true, personalData: true, mailing: false },
});

/** Fills a cart with one piece up to the moment before checkout. */
export async function fillCart(device: Device, skuId: string, phone: string): Promise<CartReply> {
  const added = await device.send<CartReply>('POST', '/api/v3/cart/products/add', {
    items: [{ skuId, quantity: 1 }],
  });
  const lineIds = added.body?.cart.lines.flatMap((line) => line.lineIds) ?? [];
  const shops = await device.send<{
    stores: readonly { id: string; cityId: number; shopStatus: { shopNowStatus: string } }[];
  }>('GET', '/api/v3/stores/city?cityId=524901');
  const shop = shops.body?.stores.find(({ shopStatus }) => shopStatus.shopNowStatus === 'IS_OPEN');
  await device.send('POST', '/api/v3/cart/shipping-group', {
    lineIds,
    shippingGroupType: 'pickup',
    pickupId: shop?.id,
    cityId: shop?.cityId,
  });
  const contact = { fullName: 'Иванова Анна Петровна', phone, email: `try${phone.slice(1)}@example.com` };
  await device.send('POST', '/api/v3/cart/contact', contact);
  const ready = await device.send<CartReply>('POST', '/api/v3/cart/payment-method', {
    paymentMethod: 'cash',
  });
  if (!ready.body?.cart) throw new Error(`A cart could not be filled: ${ready.codes.join()}`);
  return ready.body;
}
