import { postEvent } from '@rukav/contract/events/calls.ts';
import { PostEvent } from '@rukav/contract/events/schemas.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { enqueue, takeStrangerMessage } from '../outbox/index.ts';
import { demandCaptcha, type Captchas } from '../sign-in/index.ts';

/**
 * POST /event: stores a message to the shop, passes it on to the mailbox of its service, and confirms it to the writer without
 * its words. An address that writes often solves a captcha, as for codes.
 */
export const postEventHandler = (kernel: Kernel, captchas: Captchas) =>
  handle(
    postEvent,
    PostEvent,
    async ({ body: { data, smartCaptchaToken }, locale, session, idempotent, ...asked }) => {
      const { config } = kernel;
      const { ip, now } = asked;
      const { account_id } = await session.ensure();
      const { name, email, theme, message } = data;
      await demandCaptcha(kernel, captchas, asked, smartCaptchaToken, false);
      return idempotent(async (trx) => {
        await trx
          .insertInto('feedback_message')
          .values({ account_id, name, email, theme, message, made_at: now })
          .execute();
        const letter = { channel: 'mail', locale, accountId: account_id ?? undefined } as const;
        // The mailbox may be anybody's: nothing of what was written goes there.
        if ((await takeStrangerMessage(trx, { to: email, ip }, now)) === 0)
          await enqueue(trx, { ...letter, to: email, template: 'feedbackReceived', values: {} }, now);
        if (config.feedbackEmail !== undefined) {
          const values = { name, email, message };
          await enqueue(trx, { ...letter, to: config.feedbackEmail, template: 'feedback', values }, now);
        }
        return {};
      });
    },
    { limit: { burst: 5, per: 3_600_000 } },
  );
