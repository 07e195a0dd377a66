import { expect, test } from 'vitest';
import { testDatabase } from '../database/test-database.ts';
import { testKernel } from '../http/test-kernel.ts';
import { readCatalogue } from './catalogue-repository.ts';
import { facetFaults } from './facet-faults.ts';
import { catalogue, openCatalogue } from './test-catalogue.ts';

const { db } = await testDatabase();
const faults = async () => facetFaults(await readCatalogue(db));

test('a shop without goods has nothing to say of its facets', async () => {
  expect(await faults()).toEqual([]);
});

test('nothing is said of a facet while some goods have a value of it', async () => {
  await openCatalogue(db, [{ id: 'dress', colours: [{ id: 'dress-red' }] }]);

  expect(
    (await faults()).filter((fault) => /facet (?:color|collection|category|composition)/.test(fault)),
  ).toEqual([]);
});

test('the start names a facet whose values the goods lack, as in data that is older than the facet', async () => {
  const said: unknown[] = [];
  const { log, ...kernel } = testKernel(db);
  await db.updateTable('model').set({ composition_codes: [] }).execute();

  await catalogue.prepare?.({
    ...kernel,
    log: Object.assign(log, { warn: (line: unknown) => said.push(line) }),
  });

  await db
    .updateTable('model')
    .set({ composition_codes: ['linen'] })
    .execute();
  expect(said).toContainEqual(expect.stringContaining('No goods have a value of the facet composition'));
});

test('values whose captions are missing are missing too', async () => {
  await db.updateTable('caption').set({ code: 'silk' }).where('code', '=', 'linen').execute();

  const said = await faults();

  await db.updateTable('caption').set({ code: 'linen' }).where('code', '=', 'silk').execute();
  expect(said).toContainEqual(expect.stringContaining('No goods have a value of the facet composition'));
});

test('a value that no address can hold is named, for choosing it would do nothing', async () => {
  await db.updateTable('caption').set({ code: 'pure wool' }).where('code', '=', 'wool').execute();

  const said = await faults();

  await db.updateTable('caption').set({ code: 'wool' }).where('code', '=', 'pure wool').execute();
  expect(said).toContainEqual(expect.stringContaining('“pure wool” of the facet composition'));
});
