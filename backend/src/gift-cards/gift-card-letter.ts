import type { Currency, Locale } from '@rukav/contract';
import { language as languageOf } from '@rukav/contract/values.ts';
import { lastDayOf } from '../delivery/index.ts';
import { money, shortDay } from '../messages/letter-figures.ts';
import { letterPage } from '../messages/letter-page.ts';
import { action, apartParagraph, paragraph, quietParagraph, section } from '../messages/letter-parts.ts';
import type { Letter } from '../messages/letter.ts';
import { writeIn } from '../messages/render.ts';

/** A card on its way to whoever gets it, with its PIN: nothing else ever holds it again. */
export interface SentCard {
  number: string;
  pin: string;
  expiresAt: Date;
  sum: number;
  currency: Currency;
  locale: Locale;
  greeting: string;
  text: string;
  signature: string;
  url: string;
}

/** A number in groups of four, as it is printed. */
const inGroups = (number: string) => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

/** What fills the short message. */
export function giftCardValues({ number, pin, sum, currency, expiresAt, locale, url }: SentCard) {
  const language = languageOf(locale);
  const expires = lastDayOf(expiresAt, currency);
  return {
    sum: money(sum, currency),
    number: inGroups(number),
    pin,
    until: `${shortDay(expires, language)} ${expires.slice(0, 4)}`,
    url,
  };
}

/** The letter that brings a card: the giver's words first, then number, PIN and how to spend it. */
export function giftCardLetter(card: SentCard): Letter {
  const write = writeIn(card.locale);
  const values = giftCardValues(card);
  const subject = write('giftCard.subject', values);
  const words = [card.greeting, card.text, card.signature].filter(Boolean);
  const facts = {
    title: write('giftCard.letter.title', values),
    lines: [
      write('giftCard.letter.number', values),
      write('giftCard.letter.pin', values),
      write('giftCard.letter.until', values),
    ],
  };
  const how = write('giftCard.letter.how');
  const keep = write('giftCard.letter.keep');
  const follow = { text: write('giftCard.letter.check'), url: card.url };
  return {
    subject,
    text: [
      ...words,
      [facts.title, ...facts.lines].join('\n'),
      how,
      keep,
      `${follow.text}: ${follow.url}`,
      write('orderPlaced.letter.signature'),
    ].join('\n\n'),
    html: letterPage({ language: languageOf(card.locale), subject }, [
      ...words.map(paragraph),
      ...section(facts),
      apartParagraph(how),
      quietParagraph(keep),
      action(follow),
    ]),
  };
}
