import type { Selectable } from 'kysely';
import type { Locale } from '@rukav/contract';
import type { Message } from '@rukav/contract/notifications/schemas.ts';
import { country, currency, language } from '@rukav/contract/values.ts';
import { storeMoment } from '../delivery/index.ts';
import { money } from '../messages/letter-figures.ts';
import { writeIn } from '../messages/render.ts';
import type { AccountMessageTable, MessageValue } from './tables.ts';

function said(value: MessageValue, locale: Locale): string | number {
  if (typeof value !== 'object') return value;
  return 'minor' in value ? money(value.minor, value.currency) : value[language(locale)];
}

/** A message in the words of who reads it. */
export function toMessage(row: Selectable<AccountMessageTable>, locale: Locale): Message {
  const write = writeIn(locale);
  const values = Object.fromEntries(
    Object.entries(row.values).map(([name, value]) => [name, said(value, locale)]),
  );
  return {
    id: String(row.id),
    slot: row.slot,
    kind: row.kind,
    commentCodes: row.comment_codes,
    title: write(row.title_id, values),
    text: write(row.text_id, values),
    url: row.url,
    createdAt: storeMoment(row.created_at, currency(country(locale))),
    isRead: row.read_at !== null,
  };
}
