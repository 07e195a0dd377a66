import type { Language, Locale } from '@rukav/contract';
import type { Order, OrderLine } from '@rukav/contract/orders/schemas.ts';
import { readablePhone } from '@rukav/contract/readable-phone.ts';
import { language as languageOf } from '@rukav/contract/values.ts';
import { addressLine, money, shortDay } from '../messages/letter-figures.ts';
import { letterPage } from '../messages/letter-page.ts';
import { action, gap, goodsRow, paragraph, section } from '../messages/letter-parts.ts';
import type { Letter } from '../messages/letter.ts';
import { writeIn, type TemplateValues, type TextId, type Write } from '../messages/render.ts';
import type { OrderEventTable } from './tables.ts';

/** A step of which the owner of an order is told. */
export type Step = Exclude<OrderEventTable['kind'], 'processing'>;

/** What fills the texts of a step, in the reader's language. */
export function stepValues(order: Order, url: string, language: Language): TemplateValues {
  const day = order.deliveryDate ?? order.storagePeriod?.from ?? order.date.slice(0, 10);
  return {
    number: order.orderNumber,
    url,
    day: shortDay(day, language),
    until: shortDay(order.storagePeriod?.to ?? day, language),
    place: order.point?.name ?? '',
    total: money(order.totalCost, order.currency),
    reason: order.cancelReason?.name ?? '',
  };
}

const linesOf = ({ productGroups }: Order, step: Step): readonly OrderLine[] =>
  step === 'refused' || step === 'returned' ? productGroups[step] : Object.values(productGroups).flat();

function placeOf(order: Order, language: Language, write: Write) {
  const { point, deliveryAddress } = order;
  if (point)
    return {
      title: write('orderPlaced.letter.pickup'),
      lines: [point.name, point.address, readablePhone(point.phone)],
    };
  if (!deliveryAddress) return null;
  const day = order.deliveryDate ? [shortDay(order.deliveryDate, language)] : [];
  return {
    title: write('orderPlaced.letter.delivery'),
    lines: [addressLine(deliveryAddress, write), ...day],
  };
}

/** The letter of a step: what happened, where the order is, what is in it, and the way to its page. */
export function stepLetter(
  order: Order,
  step: Step,
  { url, locale }: { url: string; locale: Locale },
): Letter {
  const write = writeIn(locale);
  const language = languageOf(locale);
  const values = stepValues(order, url, language);
  const subject = write(`orderStep.${step}.subject` as TextId, values);
  const said = write(`orderStep.${step}.letter` as TextId, values);
  const place = step === 'cancelled' || step === 'complete' ? null : placeOf(order, language, write);
  const lines = linesOf(order, step).map((line) => ({
    title: line.product,
    detail: [line.color, write('orderPlaced.letter.size', { size: line.size })].filter(Boolean).join(', '),
    sum: money(line.sum, order.currency),
  }));
  const follow = { text: write('orderPlaced.letter.follow'), url };
  const signature = write('orderPlaced.letter.signature');
  const text = [
    said,
    ...(place ? [[place.title, ...place.lines].join('\n')] : []),
    lines.map(({ title, detail, sum }) => `${title}\n${detail} — ${sum}`).join('\n\n'),
    `${follow.text}: ${url}`,
    signature,
  ].join('\n\n');
  const html = letterPage({ language, subject }, [
    paragraph(said),
    ...(place ? section(place) : []),
    gap(32),
    ...lines.map(goodsRow),
    action(follow),
  ]);
  return { subject, text, html };
}
