import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, openSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Cart, CartReply } from '@rukav/contract/cart/schemas.ts';
import type { AcquiringName, OnlineMethod } from '@rukav/contract/payments/methods.ts';
import type { PaymentTools } from '@rukav/contract/payments/schemas.ts';
import { connect } from '../../../backend/src/database/connect.ts';
import { startEmbedded } from '../../../backend/src/database/embedded/supervisor.ts';
import type { Database } from '../../../backend/src/database/schema.ts';
import type { PlayedPayment } from '../../../backend/src/simulators/payment-book.ts';
import type { Told } from '../../../backend/src/simulators/notices.ts';
import { at } from '../../process/house.ts';
import { checkoutOf, createDevice, fillCart, goodsWith, type Device } from '../buyer.ts';

const port = 3645;
const simulatorPort = 3647;
const data = resolve('.data/try-payments');
const origin = `http://localhost:${port}`;

/** A filled cart, to be ordered under a key of its own. */
export interface Wish {
  device: Device;
  key: string;
  /** The cart as its shopper has it on screen. */
  cart: Cart;
}

/** The backend, its database and the played providers, without pages: what is tried here are calls, money and crashes. */
export interface Shop {
  db: Kysely<Database>;
  origin: string;
  /** A device at an address that no other has. */
  device: () => Device;
  wish: (method: OnlineMethod) => Promise<Wish>;
  /** Orders; answers the number, or fails with what was answered. */
  order: (method: OnlineMethod) => Promise<{ device: Device; number: string }>;
  start: (device: Device, number: string, acquiring: AcquiringName, key: string, payKey?: string) => Answer;
  cancel: (device: Device, number: string) => Answer;
  /** Presses a button of a bank's page. */
  press: (link: string, button?: string) => Promise<void>;
  control: (wish: object) => Promise<{ found: boolean; id?: string }>;
  played: () => Promise<{ payments: PlayedPayment[]; told: Told[] }>;
  moveClock: (ms: number) => Promise<void>;
  pause: () => void;
  /** Ends the backend as a power cut does. */
  kill: () => Promise<void>;
  /** Starts the backend anew and waits until it is ready. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}
type Answer = ReturnType<Device['send']>;

/** Sends the order of a cart. */
export const orderOf = ({ device, key, cart }: Wish) =>
  device.send<{ orderNumbers: string[] }>('POST', '/api/v3/cart/checkout', checkoutOf(cart), key);

const ended = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise<void>((done) => child.once('exit', () => done()));

async function isReady(address: string): Promise<void> {
  for (let tries = 0; tries < 1200; tries += 1) {
    const reply = await fetch(address).catch(() => undefined);
    if (reply?.ok) return;
    await wait(50);
  }
  throw new Error(`${address} does not answer.`);
}

/** Makes devices and fills carts; pieces come from as many goods as are needed for all of them. */
function shoppers() {
  let count = 0;
  const skus: string[] = [];
  const device = () => {
    count += 1;
    return createDevice(
      origin,
      `10.${2 + Math.floor(count / 60_000)}.${Math.floor(count / 240) % 250}.${(count % 240) + 1}`,
    );
  };
  return {
    device,
    stockUp: async (goods: number) => {
      const seller = device();
      while (skus.length < goods) skus.push(await goodsWith(seller, 100));
    },
    wish: async (method: OnlineMethod): Promise<Wish> => {
      const buyer = device();
      await fillCart(buyer, skus[count % skus.length] ?? '', `+79${String(count).padStart(9, '0')}`);
      const { body } = await buyer.send<CartReply>('POST', '/api/v3/cart/payment-method', {
        paymentMethod: method,
      });
      if (!body) throw new Error('A cart could not be filled.');
      return { device: buyer, key: crypto.randomUUID(), cart: body.cart };
    },
  };
}

/** Opens a shop with data of its own, made anew each time. */
export async function openShop(): Promise<Shop> {
  rmSync(data, { recursive: true, force: true });
  mkdirSync(data, { recursive: true });
  const embedded = await startEmbedded({ folder: join(data, 'database') });
  const db = connect(embedded.url, { max: 5 });
  const log = openSync(join(data, 'log'), 'a');
  const run = (file: string) =>
    spawn(process.execPath, [at(file)], {
      env: {
        ...process.env,
        PORT: String(port - 1),
        BACKEND_PORT: String(port),
        SIMULATOR_PORT: String(simulatorPort),
        PUBLIC_URL: origin,
        RUKAV_DATA: data,
        RUKAV_DEMO: '1',
        DATABASE_URL: embedded.url,
        TRUST_PROXY: 'loopback',
        LOG_LEVEL: 'warn',
        MAX_IN_FLIGHT: '1000',
        DRAIN_MS: '0',
      },
      stdio: ['ignore', log, log, 'ipc'],
    });
  const simulator = run('backend/src/simulators/main.ts');
  let backend = run('backend/src/main.ts');
  await isReady(`${origin}/readyz`);
  const { device, wish, stockUp } = shoppers();
  await stockUp(30);

  const simulated = `http://127.0.0.1:${simulatorPort}`;
  const json = (body: object) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return {
    db,
    origin,
    device,
    wish,
    order: async (method) => {
      const wanted = await wish(method);
      const { body, codes, status } = await orderOf(wanted);
      const number = body?.orderNumbers[0];
      if (!number) throw new Error(`No order: ${status} ${codes.join()}`);
      return { device: wanted.device, number };
    },
    start: async (buyer, number, acquiring, key, payKey) => {
      const query = payKey ? `?key=${payKey}` : '';
      const known = await buyer.send<PaymentTools>('GET', `/api/v3/order/${number}/payment-tools${query}`);
      const totalPay = Math.max(1, known.body?.payment.due ?? 1);
      const back = { urlSuccess: `/dopay/${number}`, urlFail: `/dopay/${number}` };
      const body = { acquiring, totalPay, ...back, ...(payKey && { orderSpecification: { key: payKey } }) };
      return buyer.send<{ link: string }>('POST', `/api/v3/order/${number}/payment/acquiring`, body, key);
    },
    cancel: (buyer, number) =>
      buyer.send('POST', `/api/v3/order/${number}/cancel`, { cancelReasonCode: 'not_needed' }),
    press: async (link, button = 'paid') => {
      const body = new URLSearchParams({ do: button });
      await fetch(simulated + new URL(link).pathname, { method: 'POST', redirect: 'manual', body });
    },
    control: async (order) =>
      (await (await fetch(`${simulated}/simulator/control`, json(order))).json()) as { found: boolean },
    played: async () =>
      (await (await fetch(`${simulated}/simulator/control`)).json()) as {
        payments: PlayedPayment[];
        told: Told[];
      },
    moveClock: async (move) => void (await fetch(`${origin}/dev/clock`, json({ move }))),
    pause: () => void backend.kill('SIGSTOP'),
    kill: async () => {
      backend.kill('SIGKILL');
      await ended(backend);
    },
    restart: async () => {
      backend = run('backend/src/main.ts');
      await isReady(`${origin}/readyz`);
    },
    stop: async () => {
      await db.destroy();
      for (const child of [backend, simulator]) {
        child.kill('SIGTERM');
        await ended(child);
      }
      await embedded.stop();
    },
  };
}
