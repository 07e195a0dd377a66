import { sql, type Transaction, type Updateable } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { CartContent, GroupRow, LineRow } from './cart-content.ts';
import type { CartRow } from './cart-repository.ts';
import type { CartLineTable } from './tables.ts';

/** What of a row is no longer as it was. */
function changesOf<Row extends object>(before: Row, after: Row): Partial<Row> {
  const names = (Object.keys(after) as (keyof Row)[]).filter((name) => before[name] !== after[name]);
  return Object.fromEntries(names.map((name) => [name, after[name]])) as Partial<Row>;
}

/** Rows that are there, by their ids. */
const byId = <Row extends { id: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));

const toJson = (address: GroupRow['address']) => address && JSON.stringify(address);

async function saveGroups(
  trx: Transaction<Database>,
  before: readonly GroupRow[],
  after: readonly GroupRow[],
): Promise<void> {
  const known = byId(before);
  const added = after.filter(({ id }) => !known.has(id));
  if (added.length > 0)
    await trx
      .insertInto('cart_group')
      .values(added.map((group) => ({ ...group, address: toJson(group.address) })))
      .execute();
  for (const group of after) {
    const old = known.get(group.id);
    const { address, ...changes } = old ? changesOf(old, group) : {};
    const values = { ...changes, ...(address !== undefined && { address: toJson(address) }) };
    if (Object.keys(values).length > 0)
      await trx.updateTable('cart_group').set(values).where('id', '=', group.id).execute();
  }
}

/** Something new without its place in the order, which the database gives. */
const withoutPlace = <Row extends { place: number }>({ place: _place, ...row }: Row) => row;

async function saveLines(
  trx: Transaction<Database>,
  before: readonly LineRow[],
  after: readonly LineRow[],
): Promise<void> {
  const known = byId(before);
  const added = after.filter(({ id }) => !known.has(id));
  if (added.length > 0) await trx.insertInto('cart_line').values(added.map(withoutPlace)).execute();

  const changed = after.flatMap((line) => {
    const old = known.get(line.id);
    const changes: Updateable<CartLineTable> = old ? changesOf(old, line) : {};
    return Object.keys(changes).length > 0 ? [{ id: line.id, changes }] : [];
  });
  for (const alike of Map.groupBy(changed, ({ changes }) => JSON.stringify(changes)).values()) {
    const ids = alike.map(({ id }) => id);
    await trx
      .updateTable('cart_line')
      .set(alike[0]?.changes ?? {})
      .where('id', 'in', ids)
      .execute();
  }
}

async function saveGiftCards(
  trx: Transaction<Database>,
  before: CartContent['giftCards'],
  after: CartContent['giftCards'],
): Promise<void> {
  const known = byId(before);
  const added = after.filter(({ id }) => !known.has(id));
  if (added.length > 0) await trx.insertInto('cart_gift_card').values(added.map(withoutPlace)).execute();
}

async function remove(
  trx: Transaction<Database>,
  table: 'cart_group' | 'cart_line' | 'cart_gift_card',
  before: readonly { id: string }[],
  after: readonly { id: string }[],
): Promise<void> {
  const kept = byId(after);
  const gone = before.map(({ id }) => id).filter((id) => !kept.has(id));
  if (gone.length > 0) await trx.deleteFrom(table).where('id', 'in', gone).execute();
}

/**
 * Writes what has become of a cart that is locked: the rows that differ and nothing else. The cart gets its next version,
 * so that whatever anybody saw before is outdated. Answers the cart's row.
 */
export async function saveCart(
  trx: Transaction<Database>,
  before: CartContent,
  after: CartContent,
  now: Date,
): Promise<CartRow> {
  await saveGroups(trx, before.groups, after.groups);
  await saveLines(trx, before.lines, after.lines);
  await saveGiftCards(trx, before.giftCards, after.giftCards);
  await remove(trx, 'cart_gift_card', before.giftCards, after.giftCards);
  await remove(trx, 'cart_line', before.lines, after.lines);
  await remove(trx, 'cart_group', before.groups, after.groups);
  return trx
    .updateTable('cart')
    .set({ ...changesOf(before.cart, after.cart), version: sql`version + 1`, changed_at: now })
    .where('id', '=', before.cart.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
