import { createServer as listen, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getHouses, getStreets, suggestGeofences } from '@rukav/contract/geography/calls.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cities, openPlaces } from '../catalogue/test-catalogue.ts';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf } from '../http/test-visitor.ts';
import { createDadata, createGeography, noMap } from './index.ts';

const { db } = await testDatabase();
await openPlaces(db);
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const fias = '0b2f7c1a-7b0e-4d3c-9a51-2f6f1d0c9e11';
const streetId = `${cities.moscow}-${fias}`;
const lesnaya = {
  street_fias_id: fias,
  street: 'Лесная',
  street_type_full: 'улица',
  geo_lat: '55.7802',
  geo_lon: '37.5921',
};
const farAway = { ...lesnaya, street_fias_id: fias.replace('0b', '0c'), geo_lat: '43.1', geo_lon: '131.9' };
const house = (number: string, more: object = {}) => ({ ...lesnaya, house: number, ...more });

/** What DaData answers: streets of several places, and houses as its register writes them. */
const answers: RequestListener = async (request, reply) => {
  const body = JSON.parse((await request.toArray()).join('')) as { from_bound?: { value: string } };
  const found =
    body.from_bound?.value === 'house'
      ? [
          house('12А'),
          house('12', { block_type: 'к', block: '2' }),
          house('14'),
          house('влд 3'),
          house('9АБВ'),
        ]
      : [lesnaya, farAway, { ...lesnaya, street_fias_id: null }];
  reply.end(JSON.stringify({ suggestions: found.map((data) => ({ value: '', data })) }));
};

/** Ends when a service that answers nothing has been asked. */
let patience = new AbortController();
beforeEach(() => {
  patience = new AbortController();
});

/** A store whose addresses come from a DaData that answers like this. */
async function storeWith(listener: RequestListener) {
  const heard = vi.fn<RequestListener>(listener);
  const service = listen(heard).listen(0, '127.0.0.1');
  await new Promise((resolve) => service.once('listening', resolve));
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  let now = 0;
  const manner = { patience: () => patience.signal, rest: 10_000, now: () => now };
  const addresses = createDadata({ key: 'secret', url }, manner);
  const app = await createServer(testKernel(db), [createGeography({ addresses, map: noMap })]);
  closing.push(
    () => app.close(),
    () => {
      service.closeAllConnections();
      return new Promise((resolve) => service.close(resolve));
    },
  );
  return { visitor: visitorOf(app), heard, goOn: (ms: number) => (now += ms) };
}

const streets = { query: { cityId: cities.moscow, query: 'лесн' } };

test('streets of the city itself are suggested, each question once', async () => {
  const { visitor, heard } = await storeWith(answers);

  const { body } = await visitor.call(getStreets, streets);
  await visitor.call(getStreets, streets);

  expect(body.streets).toEqual([
    { id: streetId, name: 'Лесная', type: 'улица', geoPoint: { lat: 55.7802, lon: 37.5921 } },
  ]);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(heard.mock.calls[0]?.[0]).toMatchObject({
    url: '/suggest/address',
    headers: { authorization: 'Token secret' },
  });
});

test('houses are suggested as the fields of an address take them', async () => {
  const { visitor } = await storeWith(answers);

  const { body } = await visitor.call(getHouses, { query: { streetId, query: '1' } });
  const lines = await visitor.call(suggestGeofences, {
    body: { query: 'Лесная, 12к2', cityId: cities.moscow },
  });

  expect(body.houses.map(({ house: number, houseBlock }) => [number, houseBlock])).toEqual([
    ['12', 'А'],
    ['12', 'К2'],
    ['14', null],
  ]);
  expect(lines.body.suggestions).toMatchObject([
    { value: 'Москва, улица Лесная, 12К2', locationLevel: 'house', house: '12', houseBlock: 'К2' },
  ]);
});

const silent: RequestListener = () => patience.abort();
const failing = (status: number, body: string): RequestListener => {
  return (_, reply) => reply.writeHead(status).end(body);
};

test.each([
  ['is silent', silent],
  ['refuses the key', failing(403, '{}')],
  ['has had enough questions', failing(429, '{}')],
  ['is broken', failing(500, 'Internal Server Error')],
  ['answers with a page', failing(200, '<html>')],
  ['answers something else', failing(200, '{"suggestions":[{"data":{"street":1}}]}')],
])('a service that %s is told as such, and left alone for a while', async (_, listener) => {
  const { visitor, heard, goOn } = await storeWith(listener);

  const first = await visitor.call(getStreets, streets);
  const second = await visitor.call(suggestGeofences, {
    body: { query: 'Лесная 1', cityId: cities.moscow },
  });

  expect([first.status, first.codes, second.codes]).toEqual([
    503,
    ['upstream_unavailable'],
    ['upstream_unavailable'],
  ]);
  expect(heard).toHaveBeenCalledTimes(1);
  patience = new AbortController();
  goOn(10_000);
  await visitor.call(getStreets, streets);
  expect(heard).toHaveBeenCalledTimes(2);
});

test('an id that no street can have is refused without a question', async () => {
  const { visitor, heard } = await storeWith(answers);

  const { codes } = await visitor.call(getHouses, { query: { streetId: `${cities.moscow}-7` } });

  expect(codes).toEqual(['street_not_found']);
  expect(heard).not.toHaveBeenCalled();
});
