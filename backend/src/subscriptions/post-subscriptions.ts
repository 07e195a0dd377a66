import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { employeesChannels } from '@rukav/contract/subscriptions/channels.ts';
import { postSubscriptions, requestSubscriptions } from '@rukav/contract/subscriptions/calls.ts';
import { PostSubscriptions } from '@rukav/contract/subscriptions/schemas.ts';
import {
  createAccountRepository,
  isEmployee,
  recordMailingConsent,
  subscriptionsOf,
  type Account,
} from '../accounts/index.ts';
import type { Database } from '../database/schema.ts';
import { handle } from '../http/handle.ts';
import { takeShared } from '../http/limits.ts';
import type { Kernel } from '../kernel.ts';
import { demandCaptcha, hidden, sendConfirmation, type Captchas } from '../sign-in/index.ts';
import { createSubscriptionRepository } from './subscription-repository.ts';
import { subscriptionText } from './texts.ts';

type Body = z.output<typeof PostSubscriptions.body>;
type Wanted = Body['subscriptions'][number];

const hour = 3_600_000;
/** Letters that one mailbox may get to confirm; whoever asks for them at many is a person, as with codes. */
const letters = { burst: 3, per: hour };
/** Changes of a session, and three times as many of a network. */
const limit = { burst: 30, per: hour, perAddress: 3 };

/** Whether a channel begins only once a link has confirmed the mailbox. */
const waitsForLetter = ({ pointOfContact, isSubscribed }: Wanted, account: Account) =>
  pointOfContact === 'EMAIL' && isSubscribed && !account.is_email_confirmed;

/** Switches a member's channels; answers the mailbox that has to be confirmed first. */
async function switchOf(
  trx: Transaction<Database>,
  account: Account,
  { subscriptions, subscribePage: page, subscribeSource: source }: Body,
  now: Date,
): Promise<string | null> {
  const repository = createSubscriptionRepository(trx);
  for (const wanted of subscriptions.filter((one) => !waitsForLetter(one, account))) {
    const { pointOfContact: channel, isSubscribed, reason } = wanted;
    await repository.setOfAccount(account.id, { channel, isSubscribed, reason, page, source, now });
  }
  return subscriptions.some((one) => waitsForLetter(one, account)) ? account.email : null;
}

/**
 * POST /subscriptions, and POST /subscriptions/request for the letter once more. A guest subscribes a mailbox, and is told nothing
 * of whether it is known.
 */
export const postSubscriptionsHandlers = (kernel: Kernel, captchas: Captchas) =>
  [postSubscriptions, requestSubscriptions].map((call) =>
    handle(
      call,
      PostSubscriptions,
      async ({ body, session, locale, language, ...asked }) => {
        const { db, config } = kernel;
        const { ip, now, transaction, refuse } = asked;
        const because = (
          code: Exclude<Parameters<typeof subscriptionText>[0], 'subscription_not_found'>,
          field: string,
          retryAfter?: number,
        ) =>
          refuse(code, {
            field,
            message: subscriptionText(code, language),
            ...(retryAfter !== undefined && { params: { retryAfter } }),
          });
        const visitor = await session.ensure();
        const account = visitor.account_id
          ? await createAccountRepository(db).find(visitor.account_id)
          : undefined;
        const { subscriptions } = body;
        if (!account && subscriptions.some(({ pointOfContact }) => pointOfContact !== 'EMAIL'))
          return because('phone_missing', 'subscriptions');
        const isOfMail = subscriptions.some((one) => one.pointOfContact === 'EMAIL' && one.isSubscribed);
        const email = account ? account.email : (body.email ?? null);
        if (isOfMail && email === null) return because('email_missing', 'email');
        if (account && (await isEmployee(db, account.id))) {
          const set = subscriptions.some(({ pointOfContact }) => employeesChannels.includes(pointOfContact));
          if (set) return because('subscription_of_employee', 'subscriptions');
        }
        const asksToConfirm = isOfMail && !account?.is_email_confirmed;
        if (asksToConfirm && email !== null) {
          await demandCaptcha(kernel, captchas, { ...asked, language }, body.smartCaptchaToken, false);
          const wait = await takeShared(db, `subscribe ${hidden(email.toLowerCase())}`, letters, now);
          if (wait > 0) return because('retry_interval_not_expired', 'email', wait);
        }
        return transaction(async (trx) => {
          const unconfirmed = account ? await switchOf(trx, account, body, now) : isOfMail ? email : null;
          if (isOfMail)
            await recordMailingConsent(trx, {
              accountId: account?.id ?? null,
              sessionId: visitor.id,
              ip,
              page: body.subscribePage,
              now,
            });
          if (unconfirmed !== null) {
            const letter = {
              email: unconfirmed,
              action: 'confirm-subscription',
              locale,
              ip,
              config,
              now,
            } as const;
            const { wait } = await sendConfirmation(trx, { account: account ?? null, ...letter });
            if (wait > 0) return because('retry_interval_not_expired', 'email', wait);
          }
          return {
            subscriptions: account ? await subscriptionsOf(trx, account.id) : [],
            isConfirmationSent: unconfirmed !== null,
          };
        });
      },
      { limit },
    ),
  );
