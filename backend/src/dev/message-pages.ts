import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Selectable } from 'kysely';
import { letterColours, wordmark } from '@rukav/brand';
import { z } from 'zod';
import { readSent } from '../http/validation.ts';
import type { Kernel } from '../kernel.ts';
import type { OutboxMessageTable } from '../outbox/tables.ts';

type Message = Pick<
  Selectable<OutboxMessageTable>,
  'id' | 'channel' | 'recipient' | 'subject' | 'text' | 'state' | 'locale' | 'created_at'
>;

const Asked = z.object({
  recipient: z.string().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});

const style = `
  body { max-width: 44rem; margin: 3rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: ${letterColours.ink}; background: ${letterColours.ground} }
  ol { list-style: none; padding: 0 }
  li { padding: 1rem 0; border-top: 1px solid ${letterColours.line} }
  h2 { margin: 0; font-size: 1rem }
  p { margin: .25rem 0; white-space: pre-wrap; overflow-wrap: anywhere }
  small { color: ${letterColours.inkQuiet} }
`;
const styleHash = createHash('sha256').update(style).digest('base64');

const channels: Record<Message['channel'], string> = {
  mail: 'Письмо',
  sms: 'SMS',
  call: 'Звонок',
  push: 'Push',
  browser: 'Уведомление в браузере',
};
const states: Record<Message['state'], string> = {
  waiting: 'ждёт',
  sent: 'отправлено',
  failed: 'не отправлено',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

const toItem = ({
  channel,
  recipient,
  subject,
  text,
  state,
  locale,
  created_at,
}: Message) => `<li lang="${locale}">
  <h2>${escaped(subject ?? channels[channel])}</h2>
  <p>${escaped(text)}</p>
  <small lang="ru">${channels[channel]} → ${escaped(recipient)}, ${states[state]},
    <time datetime="${created_at.toISOString()}">${created_at.toISOString().slice(0, 19).replace('T', ' ')}</time></small>
</li>`;

const toPage = (messages: readonly Message[]) => `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Письма и коды — ${wordmark.text}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Письма и коды</h1>
${messages.length > 0 ? `<ol>${messages.map(toItem).join('\n')}</ol>` : '<p>Пока ничего не отправлено.</p>'}
</main>
</body>
</html>`;

/**
 * What the store has written to people, newest first: a page at `/dev/messages`, the same as JSON at `/dev/messages.json`.
 * `?recipient=` narrows to one phone or address.
 */
export function messagePages(app: FastifyInstance, { db }: Kernel): void {
  const find = (query: unknown): Promise<Message[]> => {
    const { recipient, limit } = readSent(Asked, query);
    return db
      .selectFrom('outbox_message')
      .select(['id', 'channel', 'recipient', 'subject', 'text', 'state', 'locale', 'created_at'])
      .$if(recipient !== undefined, (select) => select.where('recipient', '=', recipient as string))
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
  };

  app.get('/dev/messages.json', async ({ query }) => ({ messages: await find(query) }));
  app.get('/dev/messages', async ({ query }, reply) =>
    reply
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'`,
      )
      .type('text/html; charset=utf-8')
      .send(toPage(await find(query))),
  );
}
