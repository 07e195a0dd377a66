import type { Country, GeoPoint, Language } from '@rukav/contract';
import { register } from '@rukav/contract/sign-in/calls.ts';
import { Register } from '@rukav/contract/sign-in/schemas.ts';
import type { Kysely } from 'kysely';
import { createAccountRepository, recordConsents } from '../accounts/index.ts';
import { cartContextOf } from '../cart/index.ts';
import type { Database } from '../database/schema.ts';
import { createCityRepository, findCityOf, type CountryCity } from '../geography/index.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { createCodeRepository } from './code-repository.ts';
import { sendConfirmation } from './send-confirmation.ts';
import { createPasswordRepository } from './password-repository.ts';
import { signIn } from './signed-in.ts';
import { takeTakenMailbox } from './taken-mailboxes.ts';
import { signInText } from './texts.ts';

type Why =
  | 'token_invalid'
  | 'phone_already_exists'
  | 'email_already_exists'
  | 'employee_registration'
  | 'city_not_found';

/** The city of a registration: the one that it names, or the nearest to where the shopper is; none of another country. */
async function cityOf(
  db: Kysely<Database>,
  { cityId, geoPoint }: { cityId?: number | undefined; geoPoint?: GeoPoint | undefined },
  visitor: { country: Country; language: Language },
): Promise<CountryCity | undefined> {
  const id = cityId ?? (geoPoint && (await createCityRepository(db).nearest(geoPoint))?.id);
  return id === undefined ? undefined : findCityOf(db, id, visitor);
}

/**
 * POST /register: a proof of a phone that is new here makes an account and signs it in; a letter asks to confirm the mailbox.
 * An employee is sent to the corporate portal.
 */
export const registerHandler = ({ db, config }: Kernel) =>
  handle(register, Register, async ({ body, refuse, ...asked }) => {
    const { session, language, locale, ip, now, transaction } = asked;
    const because = (code: Why, field?: string) =>
      refuse(code, { message: signInText(code, language), ...(field ? { field } : {}) });
    const visitor = await session.find();
    if (!visitor) return because('token_invalid');
    const key = { sessionId: visitor.id, contact: body.phone, purpose: 'sign_in' } as const;
    if (!(await createCodeRepository(db).hasProof(key, body.token, now))) return because('token_invalid');
    if (body.birthday !== undefined && body.birthday > now.toISOString().slice(0, 10))
      return refuse('validation', { field: 'birthday', params: { check: 'invalid' } });
    if (await createAccountRepository(db).isEmailTaken(body.email)) {
      const retryAfter = await takeTakenMailbox(db, body.phone, now);
      if (retryAfter > 0) return refuse('too_many_requests', { retryAfter, params: { retryAfter } });
      return because('email_already_exists', 'email');
    }
    const city = await cityOf(db, body, asked);
    if (body.cityId !== undefined && !city) return because('city_not_found', 'cityId');
    if (city) await session.change({ city_id: city.id });
    const context = await cartContextOf(db, asked);

    return transaction(async (trx) => {
      if (!(await createCodeRepository(trx).takeProof(key, body.token, now))) return because('token_invalid');
      const employee = await trx
        .selectFrom('employee_phone')
        .select('phone')
        .where('phone', '=', body.phone)
        .executeTakeFirst();
      if (employee) return because('employee_registration');
      const accounts = createAccountRepository(trx);
      const { account, isNew } = await accounts.ensure({
        phone: body.phone,
        email: body.email,
        firstName: body.name,
        locale,
        birthday: body.birthday,
        cityId: city?.id,
        createdBy: 'registration',
        now,
      });
      if (!isNew) return because('phone_already_exists', 'phone');
      if (body.password !== undefined)
        await createPasswordRepository(trx).set(account.id, body.password, now);
      await recordConsents(trx, {
        accountId: account.id,
        sessionId: visitor.id,
        orderNumber: null,
        channel: 'registration',
        ip,
        userAgreement: true,
        mailing: body.subscription,
        page: body.subscribePage,
        now,
      });
      const signedIn = await signIn(trx, { account, session, context, ip });
      // Last: what strangers may send is counted in rows that others wait for.
      await sendConfirmation(trx, {
        account,
        email: body.email,
        action: 'register',
        locale,
        ip,
        config,
        now,
      });
      return signedIn;
    });
  });
