import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { eachOf, type Finding } from './accounts.ts';
import type { Shop } from './shop.ts';

const guessed = 10;
const guesses = 50;
const shared = 20;
/** Less than any order costs, so that no card pays for two. */
const sum = 100_000;

interface Card {
  number: string;
  pin: string;
}

/** Buys a card, pays it, and reads number and PIN in the letter that the job sends. */
async function buy(shop: Shop, index: number): Promise<Card> {
  const buyer = shop.device();
  const email = `card${index}@example.com`;
  const { body } = await buyer.send<{ orderNumber: string }>(
    'POST',
    '/api/v3/order/create-gift-card',
    {
      sum,
      currency: 'RUB',
      sender: { email },
      receiver: { email },
      greeting: '',
      text: '',
      signature: '',
      design: 'ribbon',
      agreement: { rules: true, personalData: true },
    },
    crypto.randomUUID(),
  );
  const number = body?.orderNumber ?? '';
  const started = await shop.start(buyer, number, 'SBERBANK', crypto.randomUUID());
  await shop.press((started.body as { link: string }).link);
  for (let tries = 0; tries < 300; tries += 1) {
    const { body: found } = await buyer.send<{ messages: { text: string }[] }>(
      'GET',
      `/dev/messages.json?recipient=${email}`,
    );
    const text = found?.messages.map((message) => message.text).find((one) => /PIN/.test(one)) ?? '';
    const card = /((?:\d{4} ?){4})/.exec(text)?.[1]?.replaceAll(' ', '');
    const pin = /PIN-код:? (\d{6})/.exec(text)?.[1];
    if (card && pin) return { number: card, pin };
    await wait(200);
  }
  throw new Error(`The card of ${number} was not sent.`);
}

const wrong = ({ pin }: Card) => String((Number(pin) + 1) % 1_000_000).padStart(6, '0');

/** Fifty wrong guesses at once on each card: no more than three are looked at. Then ten wishes for a new PIN at once. */
async function guess(shop: Shop, card: Card): Promise<{ evaluated: number; sent: number; faults: string[] }> {
  const read = (pin: string) => shop.device().send('GET', `/api/v3/gift-card/${card.number}?code=${pin}`);
  const answers = await Promise.all(Array.from({ length: guesses }, () => read(wrong(card))));
  const codes = answers.map((answer) => answer.codes[0] ?? String(answer.status));
  const evaluated = codes.filter((code) => code === 'invalid_pin' || code === 'too_many_pin_attempts').length;
  const after = await read(card.pin);
  const renewed = await Promise.all(
    Array.from({ length: 10 }, () => shop.device().send('GET', `/api/v3/gift-card/${card.number}/restore`)),
  );
  const sent = renewed.filter(({ status }) => status === 200).length;
  return {
    evaluated,
    sent,
    faults: [
      ...(evaluated === 3 ? [] : [`${evaluated} guesses were looked at: ${[...new Set(codes)].join()}`]),
      ...(after.codes[0] === 'card_blocked' ? [] : ['a blocked card opens']),
      ...(sent === 3 ? [] : [`${sent} new PINs were sent`]),
    ],
  };
}

/** One card for two orders at once: one of them gets it. */
async function share(shop: Shop, card: Card): Promise<string> {
  const orders = [await shop.order('gift'), await shop.order('gift')];
  const answers = await Promise.all(
    orders.map(({ device, number }) =>
      device.send(
        'POST',
        `/api/v3/order/${number}/apply-gift-card`,
        { cardNumber: card.number, code: card.pin },
        crypto.randomUUID(),
      ),
    ),
  );
  return answers
    .map(({ status, codes }) => codes[0] ?? String(status))
    .toSorted()
    .join(' and ');
}

/** R4: gift cards under parallel guesses, and on two orders at once. */
export async function tryPins(shop: Shop): Promise<Finding[]> {
  const cards = await eachOf(Array.from({ length: guessed + shared }), 5, (_, index) => buy(shop, index));
  const tried = await eachOf(cards.slice(0, guessed), 2, (card) => guess(shop, card));
  const outcomes = await eachOf(cards.slice(guessed), 4, (card) => share(shop, card));
  const { rows } = await sql<{ number: string }>`select number from gift_card where balance < 0
    or balance <> (select coalesce(sum(amount), 0) from gift_card_entry where card_number = number)`.execute(
    shop.db,
  );
  const most = Math.max(...tried.map(({ evaluated }) => evaluated));
  const single = outcomes.filter((outcome) => outcome === '200 and used_for_another_order').length;
  return [
    {
      sentence:
        `${guessed} gift cards, ${guesses} wrong PINs at once on each: ${most} looked at, then blocked; of ten new PINs at once ` +
        `${Math.max(...tried.map(({ sent }) => sent))} sent.`,
      faults: tried.flatMap(({ faults }) => faults),
    },
    {
      sentence: `${shared} gift cards, each on two orders at once: ${single} times one of them; ${rows.length} balances that are wrong.`,
      faults: [
        ...outcomes.filter((outcome) => outcome !== '200 and used_for_another_order'),
        ...rows.map(({ number }) => `the balance of ${number.slice(-4)} is not its ledger's`),
      ],
    },
  ];
}
