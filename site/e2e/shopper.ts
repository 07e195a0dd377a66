import { test, type APIRequestContext, type Page } from '@playwright/test';

/** Someone who buys. */
export interface Shopper {
  fullName: string;
  firstName: string;
  phone: string;
  email: string;
}

let count = 0;

/** Figures that no other run, worker or test has. */
function ownFigures(): string {
  count += 1;
  const second = Math.floor(Date.now() / 1000) % 100_000;
  const worker = test.info().workerIndex % 10;
  return `${String(second).padStart(5, '0')}${worker}${String(count).padStart(2, '0')}`;
}

/** A shopper whom the store does not know yet. */
export function newShopper(country: 'RU' | 'KZ' = 'RU'): Shopper {
  const figures = ownFigures();
  return country === 'RU'
    ? {
        fullName: 'Иванова Анна Петровна',
        firstName: 'Анна',
        phone: `+790${figures}`,
        email: `anna.${figures}@example.test`,
      }
    : {
        fullName: 'Ахметова Айгүл Ерланқызы',
        firstName: 'Айгүл',
        phone: `+770${figures}`,
        email: `aigul.${figures}@example.test`,
      };
}

/** What the store has written to somebody. */
export interface Letter {
  channel: 'mail' | 'sms' | 'call' | 'push';
  subject: string | null;
  text: string;
}

/** What the store has written to a phone or an address, newest first. */
export async function lettersTo(request: APIRequestContext, recipient: string): Promise<Letter[]> {
  const reply = await request.get(`/dev/messages.json?recipient=${encodeURIComponent(recipient)}`);
  return ((await reply.json()) as { messages: Letter[] }).messages;
}

/** The newest code that was sent to a phone. */
export async function codeFor(request: APIRequestContext, phone: string): Promise<string> {
  const { expect } = test;
  let code: string | undefined;
  await expect
    .poll(async () => {
      const letters = await lettersTo(request, phone);
      code = letters.map(({ text }) => /: (\d{4,6})\./.exec(text)?.[1]).find(Boolean);
      return code;
    })
    .toBeDefined();
  return code ?? '';
}

/** The address of the link in the newest letter to a mailbox that has one of this kind. */
export async function linkTo(request: APIRequestContext, email: string, kind: RegExp): Promise<string> {
  const { expect } = test;
  let link: string | undefined;
  await expect
    .poll(async () => {
      const letters = await lettersTo(request, email);
      link = letters.map(({ text }) => kind.exec(text)?.[0]).find(Boolean);
      return link;
    })
    .toBeDefined();
  const { pathname, search } = new URL(link ?? '');
  return pathname + search;
}

/** The link that confirms a mailbox. */
export const confirmingLink = (request: APIRequestContext, email: string) =>
  linkTo(request, email, /https?:\S+action=register/);

/** Follows the link of a letter. Pictures are not waited for: what is said on the page goes away after five seconds. */
export const followLink = (page: Page, link: string) => page.goto(link, { waitUntil: 'commit' });
