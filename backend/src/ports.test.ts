import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getStreets } from '@rukav/contract/geography/calls.ts';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { cities, openStore } from './cart/test-store.ts';
import { testDatabase } from './database/test-database.ts';
import { createServer } from './http/server.ts';
import { testKernel } from './http/test-kernel.ts';
import { visitorOf } from './http/test-visitor.ts';
import { createPorts } from './ports.ts';
import { createSubjects } from './subjects.ts';

const { db, url } = await testDatabase();
await openStore(db);
const folder = await mkdtemp(join(tmpdir(), 'rukav-ports-'));
await sharp({ create: { width: 600, height: 800, channels: 3, background: '#9b2c2c' } })
  .jpeg()
  .toFile(join(folder, 'dress.jpg'));
afterAll(() => rm(folder, { recursive: true }));

async function shopWith(environment: Record<string, string>) {
  const kernel = testKernel(db, { RUKAV_DATA: join(folder, 'data'), ...environment });
  const ports = createPorts(kernel.config);
  const app = await createServer(kernel, createSubjects(ports));
  afterAll(() => app.close());
  return { app, ports };
}
const streetsOf = async ({ app }: Awaited<ReturnType<typeof shopWith>>) =>
  (await visitorOf(app).call(getStreets, { query: { cityId: cities.moscow, query: '' } })).body.streets;

test('a shop with a database of its own gets no invented streets, no goods and no drawn pictures', async () => {
  const shop = await shopWith({ DATABASE_URL: url });

  expect(await streetsOf(shop)).toEqual([]);
  expect([shop.ports.seed, shop.ports.messages]).toEqual([undefined, undefined]);
  expect((await shop.app.inject('/img/300x400/tee-front-sage-1f3a9c2')).statusCode).toBe(404);
});

test('the demo has its streets', async () => {
  expect((await streetsOf(await shopWith({}))).length).toBeGreaterThan(5);
});

test('a shop shows the photographs of its folder', async () => {
  const { app } = await shopWith({ DATABASE_URL: url, PICTURES_DIR: folder });

  const { statusCode, rawPayload } = await app.inject('/img/300x400/dress');

  expect(statusCode).toBe(200);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 300, height: 400 });
});

test('a shop with a message service of its own sends through it, in the demo as well', async () => {
  const { ports } = await shopWith({ MESSAGES_URL: 'http://127.0.0.1:9/messages' });

  expect(ports.messages?.send).toBeTypeOf('function');
});

test('a folder of photographs that is not there ends the start with its name', async () => {
  expect(() => testKernel(db, { PICTURES_DIR: join(folder, 'nowhere') })).toThrow(
    /PICTURES_DIR: There is no such folder/,
  );
});

test('the demo is known to one file alone', async () => {
  const source = import.meta.dirname;
  const files = (await readdir(source, { recursive: true })).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !/^(?:demo)\//.test(name),
  );
  const knowing = [];
  for (const name of files)
    if (/from '[./]+\/demo\//.test(await readFile(join(source, name), 'utf8'))) knowing.push(name);

  expect(knowing).toEqual(['ports.ts']);
});
