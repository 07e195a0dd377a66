import { checkout } from '@rukav/contract/cart/checkout-calls.ts';
import { Checkout } from '@rukav/contract/cart/schemas.ts';
import { cartContextOf, ownerOf } from '../cart/index.ts';
import { handle } from '../http/handle.ts';
import { naming } from '../http/outage.ts';
import type { Kernel } from '../kernel.ts';
import { sendCode } from '../sign-in/index.ts';
import { takeAllowances } from './allowances.ts';
import { holdsTooMuch } from './held-goods.ts';
import { placeOrders } from './place-orders.ts';
import { tellBuyer } from './tell-buyer.ts';
import { checkoutText } from './texts.ts';

const named = naming(checkoutText);

/** POST /cart/checkout: orders, once for a key. A guest's phone gets a code at once, whether it had an account or not. */
export const checkoutHandler = ({ db, config, flags }: Kernel) =>
  handle(
    checkout,
    Checkout,
    async ({ body: { version, shown, agreement }, refuse, ...asked }) => {
      const { session, ip, locale, language, now, idempotent, header } = asked;
      if (!header('idempotency-key'))
        return refuse('validation', { field: 'Idempotency-Key', params: { check: 'empty' } });
      const visitor = await session.find();
      if (!visitor)
        return refuse('basket_not_found', { message: checkoutText('basket_not_found', language) });
      const { anonymousCheckout, expressDelivery: isExpressOn, smsAuthorization } = await flags.read();
      if (!visitor.account_id && !anonymousCheckout) return refuse('auth_required');

      const owner = ownerOf(visitor);
      const context = await cartContextOf(db, asked);
      return idempotent(async (trx) => {
        const submission = {
          owner,
          context,
          locale,
          ip,
          version,
          shown,
          mailing: agreement.mailing,
          isExpressOn,
        };
        const { orders, cards, pieces, isUnproven } = await placeOrders(trx, submission);
        const ordering = { orders, pieces, isUnproven, ip };
        const retryAfter = await takeAllowances(trx, ordering, config.guest, now);
        if (retryAfter > 0 && isUnproven)
          return refuse('guest_limit_reached', {
            retryAfter,
            params: { retryAfter },
            message: checkoutText('guest_limit_reached', language),
          });
        if (retryAfter > 0) return refuse('too_many_requests', { retryAfter, params: { retryAfter } });
        const { accountId } = owner;
        if (accountId && (await holdsTooMuch(trx, accountId, context.currency, config.member)))
          return refuse('member_limit_reached', {
            message: checkoutText('member_limit_reached', language),
          });
        const phone = orders[0]?.phone ?? '';
        for (const order of orders) await tellBuyer(trx, order, config, now);
        // While codes to phones sign nobody in, one would be worth nothing.
        if (isUnproven && smsAuthorization) {
          const key = { sessionId: owner.sessionId, contact: phone, purpose: 'sign_in' } as const;
          const origin = { ip, browser: session.browser.token() };
          await sendCode(trx, { ...key, channel: 'SMS', origin, locale, now });
        }
        return {
          orderNumbers: [...orders, ...cards].map(({ number }) => number),
          accountCreated: isUnproven,
        };
      });
    },
    {
      limit: { burst: 240, per: 60_000 },
      outage: {
        away: named('upstream_services_unavailable'),
        failed: named('upstream_bad_response'),
      },
    },
  );
