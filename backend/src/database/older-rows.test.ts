import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openPlaces } from '../catalogue/test-catalogue.ts';
import { migrate } from './migrate.ts';
import { testDatabase } from './test-database.ts';

const { db } = await testDatabase();
await openPlaces(db);

const constraints = async () => {
  const { rows } = await sql<{ table: string; name: string; isValidated: boolean }>`
    select conrelid::regclass::text as "table", conname as name, convalidated as "isValidated"
    from pg_constraint where contype = 'c' and conname like '%\\_valid' order by conname`.execute(db);
  return rows;
};

/** Takes the database back to before values were checked. */
async function forgetChecks(): Promise<void> {
  for (const { table, name } of await constraints())
    await sql`alter table ${sql.raw(table)} drop constraint ${sql.ref(name)}`.execute(db);
  await sql`drop function is_time_zone, category_outside_itself cascade`.execute(db);
  await sql`delete from kysely_migration where name like '0860%'`.execute(db);
}

const setFormat = (id: string, format: string) =>
  sql`update point set format = ${format} where id = ${id}`.execute(db);

test('an older database keeps a row that cannot be shown, and takes no further one', async () => {
  const before = await constraints();
  await forgetChecks();
  await setFormat('arbat', 'outlet');

  expect(await migrate(db)).toEqual(['0860_values_that_can_be_shown']);

  const after = await constraints();
  expect(after.map(({ name }) => name)).toEqual(before.map(({ name }) => name));
  expect(after.filter(({ isValidated }) => !isValidated).map(({ name }) => name)).toEqual([
    'point_format_valid',
  ]);
  const { format } = await db
    .selectFrom('point')
    .select('format')
    .where('id', '=', 'arbat')
    .executeTakeFirstOrThrow();
  expect(format).toBe('outlet');
  await expect(setFormat('tverskaya', 'outlet')).rejects.toMatchObject({ constraint: 'point_format_valid' });
});
