import { limits, type Language, type Locale } from '@rukav/contract';
import type { Order, OrderLine } from '@rukav/contract/orders/schemas.ts';
import { readablePhone } from '@rukav/contract/readable-phone.ts';
import { language as languageOf } from '@rukav/contract/values.ts';
import { letterPage } from '../messages/letter-page.ts';
import {
  action,
  apartParagraph,
  gap,
  goodsRow,
  paragraph,
  quietParagraph,
  section,
  sumRow,
} from '../messages/letter-parts.ts';
import type { Letter } from '../messages/letter.ts';
import { writeIn, type Write } from '../messages/render.ts';
import { addressLine, longDay, money, pickupPlace, shortDay } from '../messages/letter-figures.ts';
import type { LetterContent } from './letter-content.ts';
import { firstNameOf } from './first-name.ts';

function wayOf(order: Order, language: Language, write: Write): LetterContent['place'] {
  const comment = order.comment ? [`${write('orderPlaced.letter.comment')}: ${order.comment}`] : [];
  if (order.point) {
    const kept = order.storagePeriod;
    const days = kept
      ? [
          write('orderPlaced.letter.pickupDays', {
            from: shortDay(kept.from, language),
            to: shortDay(kept.to, language),
          }),
        ]
      : [];
    const { title, lines } = pickupPlace(order.point, write);
    return { title, lines: [...lines, ...days, ...comment] };
  }
  const { deliveryAddress: address, deliveryDate: day, deliveryInterval: hours } = order;
  return {
    title: write('orderPlaced.letter.delivery'),
    lines: [
      ...(address ? [addressLine(address, write)] : []),
      ...(day && hours
        ? [
            write('orderPlaced.letter.deliveryAt', {
              date: longDay(day, language),
              start: hours.from,
              end: hours.to,
            }),
          ]
        : []),
      ...comment,
    ],
  };
}

function lineOf(line: OrderLine, { currency }: Order, write: Write): LetterContent['lines'][number] {
  const pieces = write('orderPlaced.letter.pieces', {
    quantity: line.quantity,
    price: money(line.price, currency),
  });
  return {
    title: line.product,
    detail: [line.color, write('orderPlaced.letter.size', { size: line.size }), pieces].join(', '),
    sum: money(line.sum, currency),
  };
}

function sumsOf(order: Order, write: Write): LetterContent['sums'] {
  const { currency, subtotal, deliveryAmount, totalCost } = order;
  const delivery = deliveryAmount === 0 ? write('orderPlaced.letter.free') : money(deliveryAmount, currency);
  return [
    { name: write('orderPlaced.letter.goods'), sum: money(subtotal, currency), isTotal: false },
    { name: write('orderPlaced.letter.deliveryAmount'), sum: delivery, isTotal: false },
    { name: write('orderPlaced.letter.total'), sum: money(totalCost, currency), isTotal: true },
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

const toPage = (content: LetterContent): string =>
  letterPage(content, [
    paragraph(content.greeting),
    paragraph(content.accepted),
    ...section(content.place),
    gap(32),
    ...content.lines.map(goodsRow),
    gap(8),
    ...content.sums.map(sumRow),
    quietParagraph(content.payment),
    ...section(content.recipient),
    ...(content.account ? [apartParagraph(content.account)] : []),
    action(content.follow),
  ]);

/** How long an order that is paid ahead waits for that. */
const minutes = String(limits.paymentExpiration / 60_000);

/** Target of the letter: the order, or its payment where it is paid ahead. */
interface Following {
  locale: Locale;
  url: string;
  /** Address at which anybody pays the order; null where it is paid on receipt. */
  payUrl: string | null;
  accountCreated: boolean;
}

/** The confirmation of an order, in the language of its locale: every line, amount, place and day, and the link by which it is paid. */
export function confirmationLetter(order: Order, { locale, url, payUrl, accountCreated }: Following): Letter {
  const write = writeIn(locale);
  const language = languageOf(locale);
  const { orderNumber: number, recipient, paymentMethod } = order;
  const { fullName, phone, email } = recipient;
  const content: LetterContent = {
    language,
    subject: write('orderPlaced.subject', { number }),
    greeting: write('orderPlaced.letter.greeting', { name: firstNameOf(fullName) }),
    // What is paid ahead is collected only once it is paid.
    accepted:
      order.payment.payUntil === null
        ? write('orderPlaced.letter.accepted', { number })
        : write('orderPlaced.letter.unpaid', { number, minutes }),
    place: wayOf(order, language, write),
    lines: order.productGroups.added.map((line) => lineOf(line, order, write)),
    sums: sumsOf(order, write),
    payment: write(`orderPlaced.letter.payment.${paymentMethod}`),
    recipient: {
      title: write('orderPlaced.letter.recipient'),
      lines: [fullName, readablePhone(phone), email],
    },
    account: accountCreated ? write('orderPlaced.letter.account') : null,
    follow:
      payUrl === null
        ? { text: write('orderPlaced.letter.follow'), url }
        : { text: write('orderPlaced.letter.pay'), url: payUrl },
    signature: write('orderPlaced.letter.signature'),
  };
  return { subject: content.subject, text: toText(content), html: toPage(content) };
}
