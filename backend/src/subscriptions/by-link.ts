import {
  getSubscription,
  leaveSubscription,
  resumeSubscription,
} from '@rukav/contract/subscriptions/calls.ts';
import { employeesChannels } from '@rukav/contract/subscriptions/channels.ts';
import {
  ChangeSubscription,
  GetSubscription,
  type LinkedSubscription,
} from '@rukav/contract/subscriptions/schemas.ts';
import type { FastifyInstance } from 'fastify';
import { prefixes } from '@rukav/contract';
import { hiddenContact, isEmployee, recordMailingConsent } from '../accounts/index.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { createSubscriptionRepository } from './subscription-repository.ts';
import { subscriptionText } from './texts.ts';

type Linked = NonNullable<
  Awaited<ReturnType<ReturnType<typeof createSubscriptionRepository>['findByToken']>>
>;

const toLinked = ({ channel, email, phone }: Linked, isSubscribed: boolean): LinkedSubscription => ({
  pointOfContact: channel,
  contact: hiddenContact(channel === 'EMAIL' ? { email, phone: null } : { email: null, phone }),
  isSubscribed,
});

/** GET /subscriptions/{token}: what the link of a letter ends. Reading it changes nothing: mail programs look at links by themselves. */
export const getSubscriptionHandler = ({ db }: Kernel) =>
  handle(getSubscription, GetSubscription, async ({ params, language, refuse }) => {
    const linked = await createSubscriptionRepository(db).findByToken(params.token);
    if (!linked)
      return refuse('subscription_not_found', {
        message: subscriptionText('subscription_not_found', language),
      });
    return { subscription: toLinked(linked, linked.is_subscribed) };
  });

/**
 * POST /subscriptions/{token}/leave and …/resume: whoever has the letter ends its subscription without signing in, and begins it
 * again. The first is also what the button of a mail program calls.
 */
export const changeSubscriptionHandlers = () =>
  [leaveSubscription, resumeSubscription].map((call) =>
    handle(
      call,
      ChangeSubscription,
      async ({ params, ip, language, now, refuse, session, transaction }) => {
        const isSubscribed = call === resumeSubscription;
        // Consent is given in a session; one begins before the transaction, which has one connection.
        const visitor = isSubscribed ? await session.ensure() : undefined;
        return transaction(async (trx) => {
          const because = (code: 'subscription_not_found' | 'subscription_of_employee') =>
            refuse(code, { message: subscriptionText(code, language) });
          const subscriptions = createSubscriptionRepository(trx);
          const linked = await subscriptions.findByToken(params.token);
          if (!linked) return because('subscription_not_found');
          const { id, account_id: accountId, channel } = linked;
          if (accountId && employeesChannels.includes(channel) && (await isEmployee(trx, accountId)))
            return because('subscription_of_employee');
          if (linked.is_subscribed === isSubscribed) return { subscription: toLinked(linked, isSubscribed) };
          await subscriptions.set(id, { channel, isSubscribed, page: '/unsubscribe', source: 'letter', now });
          if (visitor)
            await recordMailingConsent(trx, {
              accountId,
              sessionId: visitor.id,
              ip,
              page: '/unsubscribe',
              now,
            });
          return { subscription: toLinked(linked, isSubscribed) };
        });
      },
      { dropsBody: true },
    ),
  );

/** The page of a link, and the address that a mail program's own button calls by POST. */
export const waysOut = (publicUrl: URL, token: string) => ({
  url: new URL(`/unsubscribe/${token}`, publicUrl).href,
  unsubscribeUrl: new URL(`${prefixes.legacy}/subscriptions/${token}/leave`, publicUrl).href,
});

/** A mail program without that button opens its address as a page. */
export function leadToPage(app: FastifyInstance, { config }: Kernel): void {
  app.get<{ Params: { token: string } }>(
    `${prefixes.legacy}/subscriptions/:token/leave`,
    ({ params: { token } }, reply) =>
      reply.redirect(waysOut(config.publicUrl, encodeURIComponent(token)).url, 302),
  );
}
