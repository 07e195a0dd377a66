import { confirmEmail } from '@rukav/contract/sign-in/calls.ts';
import { ConfirmEmail } from '@rukav/contract/sign-in/schemas.ts';
import { createAccountRepository, toProfile } from '../accounts/index.ts';
import { cartContextOf, emptyCartReply, ownerOf, readVisitorCart } from '../cart/index.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { takeConfirmation, type ConfirmedListener } from './confirmations.ts';
import { signInText } from './texts.ts';

/** POST /confirm-email: the link of a letter confirms a mailbox or a subscription. It signs nobody in. */
export const confirmEmailHandler = ({ db, config }: Kernel, listeners: readonly ConfirmedListener[]) =>
  handle(confirmEmail, ConfirmEmail, async ({ body: { code }, refuse, ...asked }) => {
    const { language, locale, now, session, transaction } = asked;
    const writing = { locale, publicUrl: config.publicUrl };
    const notice = await transaction(async (trx) => {
      const confirmed = await takeConfirmation(trx, config, code, now);
      if (!confirmed)
        return refuse('confirmation_code_not_found', {
          message: signInText('confirmation_code_not_found', language),
        });
      const answers = [];
      for (const listener of listeners) answers.push(await listener(trx, confirmed, now, writing));
      if (answers.some((answer) => answer?.isOfEmployee))
        return refuse('subscription_of_employee', {
          message: signInText('subscription_of_employee', language),
        });
      const isSubscribed = answers.some((answer) => answer?.isSubscribed);
      if (confirmed.action === 'confirm-subscription') return 'confirm-subscription' as const;
      return isSubscribed ? ('register-confirm-subscription' as const) : ('register' as const);
    });
    const visitor = await session.find();
    const context = await cartContextOf(db, asked);
    const account = visitor?.account_id && (await createAccountRepository(db).find(visitor.account_id));
    const reply = visitor ? await readVisitorCart(db, ownerOf(visitor), context) : emptyCartReply(context);
    return { ...reply, profile: account ? toProfile(account) : null, notice };
  });
