import { channel } from 'node:diagnostics_channel';
import { z } from 'zod';
import type { Database } from './schema.ts';

/** A value that no page can show, as an older database may hold one. Answers leave it out. */
export interface InvalidValue {
  table: keyof Database;
  /** The primary key of its row. */
  id: unknown;
  /** The column, and the path below it in a JSON column, such as `pictures.0.alt`. */
  field: string;
}

/** Channel to which readers publish every invalid value. Each server writes them to its log. */
export const invalidValues = channel('rukav:invalid-value');

type Origin = Omit<InvalidValue, 'field'> & { field?: string };

/** Returns a value that fits its schema; publishes any other one and returns undefined for it. */
export function validValue<Value>(
  schema: z.ZodType<Value>,
  value: unknown,
  { table, id, field }: Origin,
): Value | undefined {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const path = [...(field === undefined ? [] : [field]), ...(parsed.error.issues[0]?.path ?? [])];
  const invalid: InvalidValue = { table, id, field: path.join('.') };
  invalidValues.publish(invalid);
  return undefined;
}

/** Returns the items of a JSON column's list that fit their schema; publishes the others, and anything that is no list. */
export function validItems<Item extends object>(
  schema: z.ZodType<Item>,
  items: unknown,
  origin: Required<Origin>,
): Item[] {
  const list = validValue(z.array(z.unknown()), items, origin) ?? [];
  return list
    .map((item, index) => validValue(schema, item, { ...origin, field: `${origin.field}.${index}` }))
    .filter((item) => item !== undefined);
}

/** Returns the check of a table's rows, which is false for a row that does not fit and publishes it by its primary key. */
export const rowCheck =
  <Key extends string>(table: keyof Database, key: Key, schema: z.ZodType) =>
  <Row extends Readonly<Record<Key, unknown>>>(row: Row): boolean =>
    validValue(schema, row, { table, id: row[key] }) !== undefined;
