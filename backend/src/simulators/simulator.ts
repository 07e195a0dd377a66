import { setTimeout as wait } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import { createSender, noticeMaker } from './notices.ts';
import { playSovcombank, playYandex } from './other-dialects.ts';
import { hostPages } from './pages.ts';
import { createPaymentBook, type PlayedPayment } from './payment-book.ts';
import { playRbs } from './rbs-dialect.ts';

/** How the providers answer the shop: right, late, with an error, with a page, with something else, or not at all. */
const ways = ['right', 'late', 'error', 'html', 'wrong', 'silent'] as const;

const Control = z.discriminatedUnion('do', [
  z.object({
    do: z.enum(['delay', 'duplicate', 'reorder', 'drop', 'forge', 'change_amount', 'misstate']),
    by: z.int().nonnegative().default(2),
    times: z.int().positive().default(1),
  }),
  z.object({
    do: z.literal('answer'),
    how: z.enum(ways),
    /** Only where this order is asked about or this word is in the question, or only to refunds of this sum. */
    order: z.string().optional(),
    refund: z.int().positive().optional(),
  }),
  z.object({ do: z.literal('notify'), order: z.string() }),
  z.object({ do: z.literal('pay'), order: z.string(), amount: z.int().positive().optional() }),
  z.object({ do: z.literal('fail'), order: z.string() }),
  z.object({ do: z.literal('expire'), order: z.string() }),
  z.object({ do: z.literal('refund'), order: z.string(), amount: z.int().positive() }),
  z.object({ do: z.literal('clock'), move: z.int() }),
  z.object({ do: z.literal('till'), isPrinting: z.boolean() }),
  z.object({ do: z.literal('reset') }),
]);

export interface SimulatorOptions {
  /** Where notices go. */
  shopUrl: string;
  /** Where shoppers see the hosted pages, and what they come back to. */
  publicUrl: string;
  keys: { user: string; password: string; secret: string; merchant: string };
  /** What survives a restart; nothing does without it. */
  file?: string;
}

type Manner = (typeof ways)[number];

/** Whether the shop asks to give just this sum back, in whichever dialect. */
const isRefundOf = (sum: number, asked: string): boolean =>
  /refund/.test(asked) && [String(sum), (sum / 100).toFixed(2)].some((text) => asked.includes(`"${text}"`));

/** Answers the shop as badly as it was told to; the pages for shoppers stay well. `mannerOf` reads what was asked. */
function misbehave(app: FastifyInstance, mannerOf: (asked: string) => Manner): void {
  app.addHook('preHandler', async ({ url, body }, reply) => {
    if (url.startsWith('/simulator')) return;
    const how = mannerOf(url + JSON.stringify(body));
    if (how === 'late') await wait(2500);
    if (how === 'silent') await wait(30_000, undefined, { ref: false });
    if (how === 'error') return reply.code(500).send({ error: 'internal' });
    if (how === 'html') return reply.type('text/html').send('<html><body>Ведутся работы</body></html>');
    if (how === 'wrong') return reply.send({ foo: 'bar', status: 'success', errorCode: '0' });
  });
}

/** Payment providers that can be played with: their dialects, hosted pages, signed notices, and a call that makes them fail. */
export function createSimulator({ shopUrl, publicUrl, keys, file }: SimulatorOptions): FastifyInstance {
  const app = fastify({ forceCloseConnections: true });
  let [offset, manner]: [number, Manner] = [0, 'right'];
  const manners = new Map<string, Manner>();
  const refundManners = new Map<number, Manner>();
  const book = createPaymentBook({ ...(file && { file }), now: () => Date.now() + offset });
  const maker = noticeMaker(shopUrl, keys);
  const sender = createSender(maker);
  const happened = (payment: PlayedPayment) => void sender.send(payment);
  const ofOrder = (order: string) =>
    book
      .all()
      .filter(({ orderNumber, number, id }) => [orderNumber, number, id].includes(order))
      .at(-1);

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body as string))),
  );
  misbehave(app, (asked) => {
    for (const [sum, how] of refundManners) if (isRefundOf(sum, asked)) return how;
    for (const [order, how] of manners) {
      const names = book.all().flatMap((one) => (one.orderNumber === order ? [one.id, one.number] : []));
      if ([order, ...names].some((name) => asked.includes(name))) return how;
    }
    return manner;
  });
  playRbs(app, { book, publicUrl, ...keys });
  playYandex(app, { book, publicUrl, ...keys, secret: keys.secret, keys: maker.keys });
  playSovcombank(app, { book, publicUrl, ...keys, keys: maker.keys });
  hostPages(app, { book, happened });

  const change = (order: string, work: (payment: PlayedPayment) => void) => {
    const payment = ofOrder(order);
    if (!payment) return { found: false };
    work(payment);
    happened(payment);
    return { found: true, id: payment.id, state: payment.state };
  };
  app.get('/simulator/control', () => ({ payments: book.all(), told: sender.told(), manner, offset }));
  app.post('/simulator/control', ({ body }, reply) => {
    const read = Control.safeParse(body);
    if (!read.success) return reply.code(400).send({ issues: read.error.issues });
    const wish = read.data;
    if (wish.do === 'answer' && wish.refund) refundManners.set(wish.refund, wish.how);
    else if (wish.do === 'answer' && wish.order) manners.set(wish.order, wish.how);
    else if (wish.do === 'answer') manner = wish.how;
    else if (wish.do === 'clock') offset += wish.move;
    else if (wish.do === 'till') book.till.isPrinting = wish.isPrinting;
    else if (wish.do === 'reset') {
      [offset, manner] = [0, 'right'];
      manners.clear();
      refundManners.clear();
      book.till.isPrinting = true;
      sender.forget();
    } else if (wish.do === 'notify') return change(wish.order, () => undefined);
    else if (wish.do === 'pay') return change(wish.order, (payment) => book.pay(payment, wish.amount));
    else if (wish.do === 'fail') return change(wish.order, (payment) => book.fail(payment, 'declined'));
    else if (wish.do === 'expire') return change(wish.order, (payment) => book.fail(payment, 'expired'));
    else if (wish.do === 'refund')
      return change(wish.order, (payment) => void book.refund(payment, `control-${Date.now()}`, wish.amount));
    else sender.suffer(wish);
    return { found: true };
  });
  return app;
}
