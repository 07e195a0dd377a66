import { putProfile } from '@rukav/contract/account/calls.ts';
import { PutProfile, type ProfileFields } from '@rukav/contract/account/schemas.ts';
import { toAccount, type Account } from '../accounts/index.ts';
import { findCityOf } from '../geography/index.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { rewardFilling } from './filling.ts';
import { profileText } from './texts.ts';

const namesOf = Object.keys({
  firstName: true,
  lastName: true,
  secondName: true,
  gender: true,
  birthday: true,
  cityId: true,
  children: true,
} satisfies Record<keyof ProfileFields, true>) as readonly (keyof ProfileFields)[];

const fieldsOf = (account: Account): Record<keyof ProfileFields, unknown> => ({
  firstName: account.first_name ?? '',
  lastName: account.last_name ?? '',
  secondName: account.second_name ?? '',
  gender: account.gender,
  birthday: account.birthday,
  cityId: account.city_id,
  children: account.children,
});

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The fields that another device has changed since a version, to something else than is asked for now. */
function changedSince(account: Account, asked: ProfileFields, version: number): string[] {
  const present = fieldsOf(account);
  return namesOf.filter(
    (name) => (account.field_versions[name] ?? 0) > version && !isSame(present[name], asked[name]),
  );
}

/** PUT /profile: changes what needs no code. Of two devices the later one is told which fields the other has changed. */
export const putProfileHandler = ({ db }: Kernel) =>
  handle(putProfile, PutProfile, async ({ body, accountId, country, language, now, transaction, refuse }) => {
    const { version, ...asked } = body;
    const today = now.toISOString().slice(0, 10);
    const isAhead = (day: string) => day > today;
    if (isAhead(asked.birthday))
      return refuse('validation', { field: 'birthday', params: { check: 'invalid' } });
    const unborn = asked.children.findIndex(({ birthday }) => isAhead(birthday));
    if (unborn !== -1)
      return refuse('validation', { field: `children.${unborn}.birthday`, params: { check: 'invalid' } });
    if (!(await findCityOf(db, asked.cityId, { country, language })))
      return refuse('city_not_found', { field: 'cityId', message: profileText('city_not_found', language) });

    const account = await transaction(async (trx) => {
      const before = await trx
        .selectFrom('account')
        .selectAll()
        .where('id', '=', accountId)
        .forUpdate()
        .executeTakeFirstOrThrow();
      const fields = changedSince(before, asked, version);
      if (fields.length > 0)
        return refuse('profile_changed', {
          message: profileText('profile_changed', language),
          params: { fields: fields.join(','), version: before.version },
        });
      const present = fieldsOf(before);
      const next = before.version + 1;
      const changed = namesOf.filter((name) => !isSame(present[name], asked[name]));
      if (changed.length === 0) {
        await rewardFilling(trx, before, now);
        return before;
      }
      const after = await trx
        .updateTable('account')
        .set({
          first_name: asked.firstName,
          last_name: asked.lastName || null,
          second_name: asked.secondName || null,
          gender: asked.gender,
          birthday: asked.birthday,
          city_id: asked.cityId,
          children: JSON.stringify(asked.children),
          version: next,
          field_versions: JSON.stringify({
            ...before.field_versions,
            ...Object.fromEntries(changed.map((name) => [name, next])),
          }),
        })
        .where('id', '=', accountId)
        .returningAll()
        .executeTakeFirstOrThrow();
      await rewardFilling(trx, after, now);
      return after;
    });
    return { profile: await toAccount(db, account, { language, now }) };
  });
