import type { Currency, Locale } from '@rukav/contract';
import { readablePhone } from '@rukav/contract/readable-phone.ts';
import { language as languageOf } from '@rukav/contract/values.ts';
import { money, shortDay } from '../messages/letter-figures.ts';
import { letterPage } from '../messages/letter-page.ts';
import { action, gap, paragraph, section, sumRow } from '../messages/letter-parts.ts';
import type { Letter } from '../messages/letter.ts';
import { writeIn } from '../messages/render.ts';

/** An order of a card that waits to be paid. */
export interface OrderedCard {
  number: string;
  sum: number;
  currency: Currency;
  locale: Locale;
  receiver_email: string | null;
  receiver_phone: string | null;
  /** The day on which it is to be sent, `YYYY-MM-DD`; null: as soon as it is paid. */
  day: string | null;
  /** Where anybody pays it. */
  url: string;
}

/** What fills the subject and the short message. */
export const orderedValues = ({ number, sum, currency, url }: OrderedCard) => ({
  number,
  sum: money(sum, currency),
  url,
});

/** The letter to who has ordered a card: what it costs, whom it goes to and when, and where it is paid. */
export function orderedLetter(card: OrderedCard): Letter {
  const write = writeIn(card.locale);
  const language = languageOf(card.locale);
  const values = orderedValues(card);
  const subject = write('giftCardOrdered.subject', values);
  const accepted = write('giftCardOrdered.letter.accepted', values);
  const to = {
    title: write('giftCardOrdered.letter.to'),
    lines: [
      card.receiver_email ?? readablePhone(card.receiver_phone ?? ''),
      card.day === null
        ? write('giftCardOrdered.letter.atOnce')
        : write('giftCardOrdered.letter.on', { day: shortDay(card.day, language) }),
    ],
  };
  const total = { name: write('orderPlaced.letter.total'), sum: values.sum, isTotal: true };
  const pay = { text: write('giftCardOrdered.letter.pay'), url: card.url };
  return {
    subject,
    text: [
      accepted,
      [to.title, ...to.lines].join('\n'),
      `${total.name}: ${total.sum}`,
      `${pay.text}: ${pay.url}`,
      write('orderPlaced.letter.signature'),
    ].join('\n\n'),
    html: letterPage({ language, subject }, [
      paragraph(accepted),
      ...section(to),
      gap(32),
      sumRow(total),
      action(pay),
    ]),
  };
}
