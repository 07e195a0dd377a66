import type { Language } from '@rukav/contract';
import type { Order, OrderLine } from '@rukav/contract/orders/schemas.ts';
import { readablePhone } from '@rukav/contract/readable-phone.ts';
import { addressLine, fill, longDay, money, shortDay } from './letter-figures.ts';
import type { LetterContent } from './letter-content.ts';
import { firstNameOf } from './first-name.ts';
import { letterTexts } from './letter-texts.ts';
import { letterPage } from './letter-page.ts';

/** A letter in both forms; a mail program shows one of them. */
export interface Letter {
  subject: string;
  text: string;
  html: string;
}

function wayOf(order: Order, language: Language): LetterContent['place'] {
  const texts = letterTexts[language];
  const comment = order.comment ? [`${texts.comment}: ${order.comment}`] : [];
  if (order.point) {
    const { name, address, cityName, phone } = order.point;
    const kept = order.storagePeriod;
    const days = kept
      ? [fill(texts.pickupDays, { from: shortDay(kept.from, language), to: shortDay(kept.to, language) })]
      : [];
    const place = address.startsWith(cityName) ? address : `${cityName}, ${address}`;
    return { title: texts.pickup, lines: [name, place, readablePhone(phone), ...days, ...comment] };
  }
  const { deliveryAddress: address, deliveryDate: day, deliveryInterval: hours } = order;
  return {
    title: texts.delivery,
    lines: [
      ...(address ? [addressLine(address, texts.address)] : []),
      ...(day && hours
        ? [fill(texts.deliveryAt, { date: longDay(day, language), start: hours.from, end: hours.to })]
        : []),
      ...comment,
    ],
  };
}

function lineOf(line: OrderLine, { currency }: Order, language: Language): LetterContent['lines'][number] {
  const texts = letterTexts[language];
  const pieces = fill(texts.pieces, { quantity: line.quantity, price: money(line.price, currency) });
  return {
    title: line.product,
    detail: [line.color, fill(texts.size, { size: line.size }), pieces].join(', '),
    sum: money(line.sum, currency),
  };
}

function sumsOf(order: Order, language: Language): LetterContent['sums'] {
  const texts = letterTexts[language];
  const { currency, subtotal, deliveryAmount, totalCost } = order;
  const delivery = deliveryAmount === 0 ? texts.free : money(deliveryAmount, currency);
  return [
    { name: texts.goods, sum: money(subtotal, currency), isTotal: false },
    { name: texts.deliveryAmount, sum: delivery, isTotal: false },
    { name: texts.total, sum: money(totalCost, currency), isTotal: true },
  ];
}

function toText(content: LetterContent): string {
  const { place, lines, sums, recipient, follow } = content;
  return [
    `${content.greeting} ${content.accepted}`,
    [place.title, ...place.lines].join('\n'),
    lines.map(({ title, detail, sum }) => `${title}\n${detail} — ${sum}`).join('\n\n'),
    [...sums.map(({ name, sum }) => `${name}: ${sum}`), content.payment].join('\n'),
    [recipient.title, ...recipient.lines].join('\n'),
    ...(content.account ? [content.account] : []),
    `${follow.text}: ${follow.url}`,
    content.signature,
  ].join('\n\n');
}

/** The confirmation of an order, in the language of its locale: every line, amount, place and day. */
export function confirmationLetter(
  order: Order,
  { language, url, accountCreated }: { language: Language; url: string; accountCreated: boolean },
): Letter {
  const texts = letterTexts[language];
  const { fullName, phone, email } = order.recipient;
  const content: LetterContent = {
    language,
    subject: fill(texts.subject, { number: order.orderNumber }),
    greeting: fill(texts.greeting, { name: firstNameOf(fullName) }),
    accepted: fill(texts.accepted, { number: order.orderNumber }),
    place: wayOf(order, language),
    lines: order.productGroups.added.map((line) => lineOf(line, order, language)),
    sums: sumsOf(order, language),
    payment: texts.payment[order.paymentMethod],
    recipient: { title: texts.recipient, lines: [fullName, readablePhone(phone), email] },
    account: accountCreated ? texts.account : null,
    follow: { text: texts.follow, url },
    signature: texts.signature,
  };
  return { subject: content.subject, text: toText(content), html: letterPage(content) };
}
