import { setContact, setDelivery } from '@rukav/contract/cart/checkout-calls.ts';
import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { add, address, byCourier, contact, lineIds, openStore, restock, cart } from './test-store.ts';

const { db } = await testDatabase();
await openStore(db);
const app = await createServer(testKernel(db), [cart]);

let visitor: Visitor;
beforeEach(async () => {
  await restock(db);
  visitor = visitorOf(app);
});
const bring = async (changed: object) =>
  visitor.call(setDelivery, { body: { lineIds: await lineIds(visitor), ...byCourier, ...changed } });

const most = (length: number) => ({ length, value: '1'.repeat(length + 1), check: 'max_length_exceeded' });
test.each([
  { field: 'street', what: 'empty', value: '', check: 'empty' },
  { field: 'house', what: 'empty', value: '', check: 'empty' },
  { field: 'street', what: 'in Latin letters', value: 'Lva Tolstogo', check: 'invalid' },
  { field: 'entrance', what: 'not in digits [ADDR-15]', value: '1а', check: 'invalid' },
  { field: 'floor', what: 'not in digits [ADDR-16]', value: 'х', check: 'invalid' },
  { field: 'apartment', what: 'not in digits [ADDR-17]', value: '5/2', check: 'invalid' },
  { field: 'house', what: 'not in digits [ADDR-18]', value: '12А', check: 'invalid' },
  { field: 'houseBlock', what: 'of three letters', value: 'АБВ', check: 'invalid' },
  { field: 'street', what: 'too long', ...most(200) },
  { field: 'house', what: 'too long', ...most(20) },
  { field: 'houseBlock', what: 'too long', ...most(10) },
  { field: 'build', what: 'too long', ...most(10) },
  { field: 'entrance', what: 'too long', ...most(10) },
  { field: 'floor', what: 'too long', ...most(3) },
  { field: 'apartment', what: 'too long', ...most(10) },
])('an address is refused at its $field when that is $what', async ({ field, value, check }) => {
  await add(visitor, 'p1-42');

  const { status, errors } = await bring({ address: { ...address, [field]: value } });

  expect(status).toBe(400);
  expect(errors).toMatchObject([{ code: 'validation', field: `address.${field}`, params: { check } }]);
});

test.each([
  { field: 'fullName', what: 'in Latin letters', value: 'Olga Li', check: 'invalid' },
  { field: 'fullName', what: 'too short [CHK-15]', value: 'О', check: 'invalid' },
  { field: 'fullName', what: 'too long [CHK-15]', value: 'О'.repeat(101), check: 'max_length_exceeded' },
  { field: 'fullName', what: 'missing [CHK-10]', value: undefined, check: 'empty' },
  { field: 'phone', what: 'of a house', value: '+74951234567', check: 'invalid' },
  { field: 'phone', what: 'missing [CHK-12]', value: undefined, check: 'empty' },
  { field: 'email', what: 'half an address', value: 'olga@example', check: 'invalid' },
  { field: 'email', what: 'missing [CHK-13]', value: undefined, check: 'empty' },
])('a recipient is refused at the $field when that is $what', async ({ field, value, check }) => {
  await add(visitor, 'p1-42');

  const { errors } = await visitor.call(setContact, { body: { ...contact(), [field]: value } });

  expect(errors[0]).toMatchObject({ code: 'validation', field, params: { check } });
});

test('nothing that was typed comes back with a refusal', async () => {
  await add(visitor, 'p1-42');

  const { text } = await bring({ address: { ...address, street: 'Secret street' } });

  expect(text).not.toContain('Secret');
});
