import { postEvent } from '@rukav/contract/events/calls.ts';
import { PostEvent } from '@rukav/contract/events/schemas.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { enqueue } from '../outbox/index.ts';

/** POST /event: keeps a message to the shop, passes it on to the mailbox of its service, and tells the writer that it came. */
export const postEventHandler = ({ config }: Kernel) =>
  handle(
    postEvent,
    PostEvent,
    async ({ body: { data }, locale, now, session, idempotent }) => {
      const { account_id } = await session.ensure();
      const { name, email, theme, message } = data;
      return idempotent(async (trx) => {
        await trx
          .insertInto('feedback_message')
          .values({ account_id, name, email, theme, message, made_at: now })
          .execute();
        const values = { name, email, message };
        const accountId = account_id ?? undefined;
        const letter = { channel: 'mail', values, locale, accountId } as const;
        await enqueue(trx, { ...letter, to: email, template: 'feedbackReceived' }, now);
        if (config.feedbackEmail !== undefined)
          await enqueue(trx, { ...letter, to: config.feedbackEmail, template: 'feedback' }, now);
        return {};
      });
    },
    { limit: { burst: 5, per: 3_600_000 } },
  );
