/** Numbers of the cards with which journeys pay, on the page of the bank alone. */
const testCards = [
  '4111111111111111',
  '5555555555554444',
  '4000000000000002',
  '4000000000009995',
  '2200000000000004',
];

const isLuhn = (digits: string): boolean =>
  Array.from(digits)
    .toReversed()
    .reduce((sum, digit, place) => {
      const doubled = Number(digit) * (place % 2 === 0 ? 1 : 2);
      return sum + (doubled > 9 ? doubled - 9 : doubled);
    }, 0) %
    10 ===
  0;

/** First digits of Visa, Mastercard and Mir. */
const isBankCard = (digits: string) => /^(?:4|5[1-5]|2[2-7])/.test(digits) && isLuhn(digits);

/** Sixteen digits in groups or in one, which stand by themselves and in no hash. */
const sixteen = /(?<![\w.-])\d{4}(?:[ -]?\d{4}){3}(?![\w-])/g;

/** Numbers of bank cards in a text, without the last digits; `known` are numbers that are no bank's, such as gift cards. */
export const cardNumbersIn = (text: string, known: ReadonlySet<string> = new Set()): string[] =>
  [...text.matchAll(sixteen)]
    .map(([found]) => found.replaceAll(/[ -]/g, ''))
    .filter((digits) => testCards.includes(digits) || (isBankCard(digits) && !known.has(digits)))
    .map((digits) => `${digits.slice(0, 4)}…`);

const phone = /(?<![\w.-])(?:\+7|%2B7|[78])[\s(-]*\d{3}[\s)-]*\d{3}[\s-]*\d{2}[\s-]*\d{2}(?![\w-])/gi;
const mailbox = /[\w.+-]+(?:@|%40)[\w-]+\.[a-z]{2,}/gi;

/** What is personal or secret in a log: phones, mailboxes, and each of the given codes, PINs and tokens. */
export function secretsIn(log: string, given: ReadonlySet<string>): string[] {
  const words = new Set(log.match(/[\w-]{4,}/g));
  return [
    ...[...log.matchAll(phone)].map(([found]) => `a phone: ${found.slice(0, 5)}…`),
    ...[...log.matchAll(mailbox)].map(([found]) => `a mailbox: ${found.slice(0, 3)}…`),
    ...[...given].filter((secret) => words.has(secret)).map((secret) => `a secret: ${secret.slice(0, 2)}…`),
  ];
}

/** Codes and PINs that a message has brought: of five digits or more, as fewer stand in a log for much else. */
export const codesIn = (message: string): string[] => message.match(/(?<!\d)\d{5,6}(?!\d)/g) ?? [];
