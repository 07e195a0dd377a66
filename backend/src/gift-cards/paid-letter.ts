import type { Currency, Locale } from '@rukav/contract';
import { wallTimeOf, zoneName } from '@rukav/contract/gift-cards/zones.ts';
import { readablePhone } from '@rukav/contract/readable-phone.ts';
import { language as languageOf } from '@rukav/contract/values.ts';
import { money, shortDay } from '../messages/letter-figures.ts';
import { letterPage } from '../messages/letter-page.ts';
import { gap, paragraph, section, sumRow } from '../messages/letter-parts.ts';
import type { Letter } from '../messages/letter.ts';
import { writeIn } from '../messages/render.ts';

/** A card that is paid and is sent later. */
export interface PaidCard {
  number: string;
  sum: number;
  currency: Currency;
  locale: Locale;
  receiver_email: string | null;
  receiver_phone: string | null;
  /** Moment at which it is sent, with the offset of the zone in which that was chosen: ISO 8601. */
  sendAt: string;
}

/** Returns what fills the subject and the short message. */
export function paidValues({ number, sum, currency, locale, sendAt }: PaidCard) {
  const language = languageOf(locale);
  const { day, time, offset } = wallTimeOf(sendAt);
  return {
    number,
    sum: money(sum, currency),
    day: shortDay(day, language),
    time,
    zone: zoneName(offset, language),
  };
}

/** The letter to the buyer of a card that is paid: whom it goes to, and when. */
export function paidLetter(card: PaidCard): Letter {
  const write = writeIn(card.locale);
  const language = languageOf(card.locale);
  const values = paidValues(card);
  const subject = write('giftCardPaid.subject', values);
  const paid = write('giftCardPaid.letter.paid', values);
  const to = {
    title: write('giftCardPaid.letter.to'),
    lines: [
      card.receiver_email ?? readablePhone(card.receiver_phone ?? ''),
      write('giftCardPaid.letter.on', values),
    ],
  };
  const total = { name: write('orderPlaced.letter.total'), sum: values.sum, isTotal: true };
  return {
    subject,
    text: [
      paid,
      [to.title, ...to.lines].join('\n'),
      `${total.name}: ${total.sum}`,
      write('orderPlaced.letter.signature'),
    ].join('\n\n'),
    html: letterPage({ language, subject }, [paragraph(paid), ...section(to), gap(32), sumRow(total)]),
  };
}
