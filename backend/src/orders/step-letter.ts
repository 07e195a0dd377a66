import type { Language, Locale } from '@rukav/contract';
import type { Order, OrderLine } from '@rukav/contract/orders/schemas.ts';
import { wayOf } from '@rukav/contract/orders/ways.ts';
import { language as languageOf } from '@rukav/contract/values.ts';
import { addressLine, money, pickupPlace, shortDay } from '../messages/letter-figures.ts';
import { letterPage } from '../messages/letter-page.ts';
import { action, gap, goodsRow, paragraph, section } from '../messages/letter-parts.ts';
import type { Letter } from '../messages/letter.ts';
import { writeIn, type Template, type TemplateValues, type TextId, type Write } from '../messages/render.ts';
import { letterOf } from './lifecycle.ts';
import type { ReturnedMoney } from './returned-money.ts';
import type { OrderEventTable } from './tables.ts';

/** A step of which the owner of an order is told. */
export type Step = Exclude<OrderEventTable['kind'], 'processing'>;

const paid: Partial<Record<Step, Template>> = {
  cancelled: 'orderStep.cancelledPaid',
  refused: 'orderStep.refusedPaid',
  returned: 'orderStep.returnedPaid',
};

/** Chooses the template of a step, by how the order is obtained and whether money goes back. Null where no letter tells of it. */
export function templateOf(
  { obtainingMethod }: Pick<Order, 'obtainingMethod'>,
  step: Step,
  { sum }: Pick<ReturnedMoney, 'sum'>,
): Template | null {
  return (sum > 0 && paid[step]) || letterOf(wayOf(obtainingMethod), step);
}

/** What fills the texts of a step, in the reader's language. */
export function stepValues(
  order: Order,
  { sum }: Pick<ReturnedMoney, 'sum'>,
  url: string,
  language: Language,
): TemplateValues {
  const day = order.deliveryDate ?? order.storagePeriod?.from ?? order.date.slice(0, 10);
  return {
    number: order.orderNumber,
    url,
    day: shortDay(day, language),
    until: shortDay(order.storagePeriod?.to ?? day, language),
    place: order.point?.name ?? '',
    total: money(order.totalCost, order.currency),
    sum: money(sum, order.currency),
  };
}

const linesOf = ({ productGroups }: Order, step: Step): readonly OrderLine[] => {
  if (step === 'returned') return productGroups.returned;
  if (step === 'refused') return [...productGroups.refused, ...productGroups.cancelled];
  return Object.values(productGroups).flat();
};

/** Steps after which nothing has to be brought or collected. */
const withoutPlace: readonly Step[] = ['delivered', 'complete', 'cancelled', 'refused', 'returned'];

function placeOf(order: Order, language: Language, write: Write) {
  const { point, deliveryAddress } = order;
  if (point) return pickupPlace(point, write);
  if (!deliveryAddress) return null;
  const day = order.deliveryDate ? [shortDay(order.deliveryDate, language)] : [];
  return {
    title: write('orderPlaced.letter.delivery'),
    lines: [addressLine(deliveryAddress, write), ...day],
  };
}

/** Sentences beside what happened: the reason, where there is one, and the bonuses that come back. */
function notesOf({ cancelReason }: Order, step: Step, { bonuses }: ReturnedMoney, write: Write): string[] {
  const reason = step === 'cancelled' ? (cancelReason?.name ?? '') : '';
  return [
    ...(reason === '' ? [] : [write('orderStep.reason', { reason })]),
    ...(bonuses > 0 ? [write('orderStep.bonuses')] : []),
  ];
}

/** The letter of a step: what happened, where the order is, what is in it, and the way to its page. */
export function stepLetter(
  order: Order,
  { step, template, returned }: { step: Step; template: Template; returned: ReturnedMoney },
  { url, locale }: { url: string; locale: Locale },
): Letter {
  const write = writeIn(locale);
  const language = languageOf(locale);
  const values = stepValues(order, returned, url, language);
  const subject = write(`${template}.subject` as TextId, values);
  const said = [write(`${template}.letter` as TextId, values), ...notesOf(order, step, returned, write)];
  const place = withoutPlace.includes(step) ? null : placeOf(order, language, write);
  const lines = linesOf(order, step).map((line) => ({
    title: line.product,
    detail: [line.color, write('orderPlaced.letter.size', { size: line.size })].filter(Boolean).join(', '),
    sum: money(line.sum, order.currency),
  }));
  const follow = { text: write('orderPlaced.letter.follow'), url };
  const signature = write('orderPlaced.letter.signature');
  const text = [
    ...said,
    ...(place ? [[place.title, ...place.lines].join('\n')] : []),
    lines.map(({ title, detail, sum }) => `${title}\n${detail} — ${sum}`).join('\n\n'),
    `${follow.text}: ${url}`,
    signature,
  ].join('\n\n');
  const html = letterPage({ language, subject }, [
    ...said.map(paragraph),
    ...(place ? section(place) : []),
    gap(32),
    ...lines.map(goodsRow),
    action(follow),
  ]);
  return { subject, text, html };
}
