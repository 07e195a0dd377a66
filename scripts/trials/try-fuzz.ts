/**
 * `npm run try:fuzz`: generated requests to every call of the interface and to every kind of page, through the site; odd values,
 * parameters of thousands of characters and bodies of megabytes among them. Prints how many made a fault of the server or were
 * not answered within half a minute. `-- --seed 7` repeats a run.
 */
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { arbitraryOf, type JsonSchema } from '../../backend/src/http/test-arbitrary.ts';
import { startStore } from '../process/store.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    requests: { type: 'string', default: '21000' },
  },
});
const wanted = Number(values.requests);
const seed = Number(values.seed);
const patience = 30_000;

interface Operation {
  parameters: { name: string; in: 'path' | 'query'; schema: JsonSchema }[];
  requestBody?: { content: { 'application/json'?: { schema: JsonSchema } } };
}

interface Asked {
  method: string;
  path: string;
  body: string | undefined;
}

const long = fc.integer({ min: 500, max: 6000 }).map((length) => 'я'.repeat(length));
const large = fc
  .integer({ min: 60_000, max: 3_000_000 })
  .map((length) => JSON.stringify({ text: 'x'.repeat(length) }));
const encoded = (value: unknown) => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.isWellFormed() ? encodeURIComponent(text) : '%ff';
};
const sometimes = <T>(usual: fc.Arbitrary<T>, rare: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 19, arbitrary: usual }, { weight: 1, arbitrary: rare });

/** Percent-encoding that is broken, in another character set, or hides what a path means. */
const oddlyEncoded = fc.constantFrom(
  '%',
  '%zz',
  '%2',
  '%ff',
  '%00',
  '%c3%28',
  '%e0%a4',
  '%ed%a0%80',
  '%f0%28%8c%bc',
  '%u0430',
  '%ef%eb%e0%f2%fc%e5',
  '%2e%2e%2f%2e%2e',
  '%252525',
  '%0d%0aset-cookie:a=b',
);

/** Numbers as text: beyond every type that they are read as, or written as no number is. */
const oddIds = fc.constantFrom(
  '1',
  '0',
  '-1',
  '01',
  '1e3',
  ' 1',
  '1.5',
  '٣',
  '2147483648',
  '9'.repeat(30),
  'x',
);

const pathPages = [
  '/',
  '/catalog',
  '/catalog/zhenschiny/platya',
  '/product/x/1',
  '/search',
  '/cart',
  '/cart/checkout',
  '/personal/orders',
  '/thankyoupage',
  '/pages/faq',
  '/img/1',
];

const page: fc.Arbitrary<Asked> = fc
  .record({
    method: sometimes(
      fc.constantFrom('GET', 'HEAD'),
      fc.constantFrom('POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'),
    ),
    path: fc.constantFrom(...pathPages),
    more: sometimes(
      fc.constant(''),
      fc.oneof(
        fc.oneof(long, fc.string({ unit: 'binary' })).map((text) => `/${encoded(text)}`),
        oddlyEncoded.map((text) => `/${text}`),
      ),
    ),
    query: fc.dictionary(
      fc.constantFrom('size', 'color', 'price', 'sort', 'page', 'query', 'locale', 'orders', 'tab'),
      sometimes(
        fc.string({ unit: 'binary', maxLength: 30 }).map(encoded),
        fc.oneof(long.map(encoded), oddlyEncoded),
      ),
      { maxKeys: 3 },
    ),
    body: large,
  })
  .map(({ method, path, more, query, body }) => ({
    method,
    path: `${path}${more}?${Object.entries(query)
      .map(([name, value]) => `${name}=${value}`)
      .join('&')}`,
    body: ['POST', 'PUT', 'DELETE', 'PATCH'].includes(method) ? body : undefined,
  }));

function callOf(method: string, path: string, { parameters, requestBody }: Operation): fc.Arbitrary<Asked> {
  const given = (place: 'path' | 'query') =>
    fc.record(
      Object.fromEntries(
        parameters
          .filter((one) => one.in === place)
          .map(({ name, schema }) => [
            name,
            sometimes(
              arbitraryOf(schema).map(encoded),
              fc.oneof(long.map(encoded), oddlyEncoded, oddIds.map(encoded)),
            ),
          ]),
      ),
      place === 'path' ? {} : { requiredKeys: [] },
    );
  const schema = requestBody?.content['application/json']?.schema;
  const body = schema
    ? sometimes(
        arbitraryOf(schema).map((value) => JSON.stringify(value)),
        large,
      )
    : fc.constant(undefined);
  return fc.record({ params: given('path'), query: given('query'), body }).map((asked) => ({
    method,
    path: `${path.replace(/\{(\w+)\}/g, (_, name: string) => asked.params[name] ?? '')}?${Object.entries(
      asked.query,
    )
      .map(([name, value]) => `${name}=${value}`)
      .join('&')}`,
    body: asked.body,
  }));
}

/** Carts of an account, by ids that no cart has. */
const merge: fc.Arbitrary<Asked> = fc.array(oddIds, { maxLength: 4 }).map((ids) => ({
  method: 'POST',
  path: '/api/v3/cart/merge',
  body: JSON.stringify({ ids }),
}));

const store = await startStore({ port: 3628, data: '.data/try-fuzz' });
const { paths } = (await (await fetch(`${store.origin}/api/openapi.json`)).json()) as {
  paths: Record<string, Record<string, Operation>>;
};
const calls = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => callOf(method.toUpperCase(), path, operation)),
);
const generated = fc.sample(
  fc.oneof({ weight: 4, arbitrary: fc.oneof(...calls, merge) }, { weight: 1, arbitrary: page }),
  { numRuns: wanted, seed },
);

const statuses = new Map<number, number>();
const faults: string[] = [];
let next = 0;

async function ask({ method, path, body }: Asked): Promise<number> {
  const reply = await fetch(store.origin + path, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(patience),
    ...(body !== undefined && { body, headers: { 'content-type': 'application/json' } }),
  });
  await reply.arrayBuffer();
  return reply.status;
}

async function client() {
  for (let asked = generated[next++]; asked; asked = generated[next++]) {
    const status = await ask(asked).catch(
      (error: Error) => `${error.name}: ${error.message} (${String(error.cause)})`,
    );
    if (typeof status === 'number') statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (typeof status === 'string' || status >= 500) {
      faults.push(
        `${status} ${asked.method} ${asked.path.length} ${asked.path.slice(0, 200)} ${asked.body?.slice(0, 200) ?? ''}`,
      );
    }
  }
}

const begun = performance.now();
await Promise.all(Array.from({ length: 8 }, client));
const seconds = ((performance.now() - begun) / 1000).toFixed(0);
await store.stop();
const counted = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
console.log(`${wanted} generated requests (seed ${seed}) in ${seconds} s: ${counted.join(', ')}.`);
console.log(`${faults.length} faults of the server or without an answer.`);
for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
process.exit(faults.length === 0 ? 0 : 1);
