import type { Selectable } from 'kysely';
import type { OutboxMessageTable } from './tables.ts';

/** The way out for messages: a retailer's mail, SMS, call and push services. */
export interface MessagePort {
  /** Sends one; a rejection means another try later. The same message may come twice: its id tells. */
  send: (message: Selectable<OutboxMessageTable>) => Promise<void>;
}

/** Sends nothing anywhere: the messages are read at `/dev/messages`. */
export const readerPort: MessagePort = { send: async () => {} };

/** The headers that a letter of a subscription is sent with: mail programs show a button of their own by them (RFC 8058). */
const headersOf = (url: string | null): Record<string, string> =>
  url === null
    ? {}
    : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/**
 * Hands each message as JSON to a retailer's own service, which answers 2xx when it has taken it. `headers` are those that a
 * letter has to be sent with.
 */
export const webhookPort = (url: string, token: string): MessagePort => ({
  send: async ({ id, channel, recipient, template, locale, subject, text, html, unsubscribe_url }) => {
    const reply = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': `message-${id}`,
      },
      body: JSON.stringify({
        id,
        channel,
        recipient,
        template,
        locale,
        subject,
        text,
        html,
        headers: headersOf(unsubscribe_url),
      }),
    });
    if (!reply.ok) throw new Error(`The message service answered ${reply.status}.`);
  },
});
