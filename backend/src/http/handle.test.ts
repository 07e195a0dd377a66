import { call } from '@rukav/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { testDatabase } from '../database/test-database.ts';
import { handle } from './handle.ts';
import { Refusal } from './refusal.ts';
import { createServer } from './server.ts';
import { testKernel } from './test-kernel.ts';
import { visitorOf } from './test-visitor.ts';

const Greet = {
  params: z.object({ id: z.string().regex(/^\d+$/) }),
  query: z.object({ size: z.coerce.number().int().max(72).default(20) }),
  response: z.object({ id: z.string(), size: z.int(), locale: z.string() }),
};
const greet = call<typeof Greet>()({
  base: 'v3',
  method: 'GET',
  path: '/greet/{id}',
  refusals: { person_not_found: 404 },
});

const Write = {
  body: z.object({
    name: z
      .string()
      .min(1)
      .max(5)
      .regex(/^\p{L}+$/u),
    age: z.int(),
  }),
  response: z.object({ name: z.string() }),
};
const write = call<typeof Write>()({
  base: 'legacy',
  method: 'POST',
  path: '/write',
  refusals: { sold_out: 409 },
});

const Leak = { response: z.object({ shown: z.string() }) };
const leak = call<typeof Leak>()({ base: 'v2', method: 'GET', path: '/leak', refusals: {} });
const broken = call<typeof Leak>()({ base: 'cc', method: 'GET', path: '/broken', refusals: {} });
const hooked = call<typeof Leak>()({ base: 'pg', method: 'POST', path: '/hook', refusals: {} });
const undeclared = call<typeof Leak>()({ base: 'v3', method: 'GET', path: '/undeclared', refusals: {} });
const faulty = call<typeof Leak>()({ base: 'v3', method: 'GET', path: '/faulty', refusals: {} });

const Own = {
  query: z.object({ page: z.coerce.number().int() }),
  response: z.object({ accountId: z.string() }),
};
const own = call<typeof Own>()({ base: 'v3', method: 'GET', path: '/own', who: 'member', refusals: {} });
const enter = call<typeof Leak>()({ base: 'v3', method: 'POST', path: '/enter', refusals: {} });
const account = 'a0000000-0000-4000-8000-000000000001';

const { db } = await testDatabase();
const app = await createServer(testKernel(db), [
  {
    name: 'test',
    routes: () => [
      handle(greet, Greet, ({ params, query, locale, refuse }) =>
        params.id === '404' ? refuse('person_not_found') : { id: params.id, size: query.size, locale },
      ),
      handle(write, Write, ({ body, refuse }) =>
        body.name === 'gone'
          ? refuse('sold_out', { field: 'name', message: 'Товар закончился' })
          : { name: body.name },
      ),
      handle(undeclared, Leak, () => {
        throw new Refusal('person_not_found');
      }),
      handle(leak, Leak, () => ({ shown: 'yes', secret: 'no' })),
      handle(broken, Leak, () => ({ shown: 5 as unknown as string })),
      handle(faulty, Leak, () => {
        throw new Error('password=hunter2');
      }),
      handle(own, Own, ({ accountId }) => ({ accountId })),
      handle(enter, Leak, async ({ session }) => {
        await session.signIn(account);
        return { shown: 'yes' };
      }),
      handle(hooked, Leak, () => ({ shown: 'signed' }), { isSigned: true }),
    ],
  },
]);
const visitor = visitorOf(app);

test('each base has its prefix [API-001]', async () => {
  const addresses = ['/api/v3/greet/1', '/api/v2/leak', '/pg/hook', '/api/v2/front/write', '/cc/broken'];
  const document = (await app.inject('/api/openapi.json')).json<{
    openapi: string;
    paths: Record<string, unknown>;
  }>();

  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths).toSorted()).toEqual(
    addresses
      .map((address) => address.replace('/1', '/{id}'))
      .concat('/api/v3/enter', '/api/v3/faulty', '/api/v3/own', '/api/v3/undeclared')
      .toSorted(),
  );
  expect((await visitor.call(greet, { params: { id: 1 } })).status).toBe(200);
  expect((await visitor.call(leak)).status).toBe(200);
  expect((await visitor.call(hooked, { body: {} })).status).toBe(200);
});

test('a call for members refuses a guest before it reads what was sent, and a member gets the account with it', async () => {
  const guest = await visitorOf(app).call(own, { query: { page: 'odd' } });
  const member = visitorOf(app);
  await member.call(enter);

  const { body } = await member.call(own, { query: { page: 1 } });

  expect([guest.status, guest.codes]).toEqual([401, ['auth_required']]);
  expect(body).toEqual({ accountId: account });
});

test('OpenAPI says which calls are for members', async () => {
  type Operation = { security?: object[]; responses: { default: { description: string } } };
  const { paths } = (await app.inject('/api/openapi.json')).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  const forMembers = Object.entries(paths).filter(([, { get, post }]) =>
    (get ?? post)?.security?.some((one) => 'session' in one),
  );

  expect(forMembers.map(([path]) => path)).toEqual(['/api/v3/own']);
  expect(forMembers[0]?.[1].get?.responses.default.description).toContain('auth_required (401)');
});

test('parameters and query reach the handler as the contract reads them', async () => {
  const { body } = await visitor.call(greet, { params: { id: 7 }, query: { size: '5', locale: 'kk-KZ' } });

  expect(body).toEqual({ id: '7', size: 5, locale: 'kk-KZ' });
});

test('a letter that comes as a letter and its mark reaches the handler as one', async () => {
  const { body } = await visitor.call(write, { body: { name: 'Елёй'.normalize('NFD'), age: 1 } });

  expect(body).toEqual({ name: 'Елёй' });
});

test('a refusal of the call comes in the envelope with the status that belongs to it', async () => {
  const missing = await visitor.call(greet, { params: { id: 404 } });
  const gone = await visitor.call(write, { body: { name: 'gone', age: 1 } });

  expect([missing.status, missing.codes]).toEqual([404, ['person_not_found']]);
  expect([gone.status, gone.errors]).toEqual([
    409,
    [{ code: 'sold_out', field: 'name', message: 'Товар закончился' }],
  ]);
  expect(JSON.parse(gone.text).requestId).toBe(gone.headers['x-request-id']);
});

test('a refusal that the call does not declare is a fault of ours', async () => {
  const reply = await app.inject({ url: '/api/v3/undeclared' });

  expect(reply.statusCode).toBe(500);
  expect(reply.json().errors).toMatchObject([{ code: 'unexpected' }]);
});

test('each wrong field is named with the family of its check, and nothing that was typed comes back', async () => {
  const { status, errors, text } = await visitor.call(write, { body: { name: 'Dostoyevsky<script>' } });

  expect(status).toBe(400);
  expect(errors.map(({ field, params }) => [field, params?.check])).toEqual([
    ['name', 'max_length_exceeded'],
    ['age', 'empty'],
  ]);
  expect(text).not.toContain('Dostoyevsky');
});

test.each([
  ['', 'empty'],
  ['<i>name</i>', 'max_length_exceeded'],
])('a field with two faults, "%s", is named once, with the first of them', async (name, check) => {
  const { errors } = await visitor.call(write, { body: { name, age: 1 } });

  expect(errors.map(({ field, params }) => [field, params?.check])).toEqual([['name', check]]);
});

test.each([
  ['malformed JSON', 400, { payload: '{"name":', headers: { 'content-type': 'application/json' } }],
  [
    'a form instead of JSON',
    415,
    { payload: 'name=x', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  ],
  ['plain text', 415, { payload: 'x', headers: { 'content-type': 'text/plain' } }],
  ['a body that is too large', 413, { payload: { name: 'x'.repeat(70_000) } }],
  ['text that no database can hold', 400, { payload: { name: 'a\0b', age: 1 } }],
  [
    'half a surrogate pair',
    400,
    { payload: '{"name":"\\ud800","age":1}', headers: { 'content-type': 'application/json' } },
  ],
  [
    'a polluted prototype',
    400,
    { payload: '{"__proto__":{"a":1}}', headers: { 'content-type': 'application/json' } },
  ],
] as const)('%s is refused in the envelope', async (_, status, sent) => {
  const reply = await app.inject({ method: 'POST', url: '/api/v2/front/write', ...sent });

  expect(reply.statusCode).toBe(status);
  expect(reply.json()).toMatchObject({
    errors: [{ code: expect.any(String) }],
    requestId: expect.any(String),
  });
});

test.each(['/nowhere', '/api/v3/greet/abc'])(
  'there is nothing at %s, in the language of the visitor',
  async (url) => {
    const reply = await app.inject({ url, headers: { cookie: 'locale=kk-KZ' } });

    expect(reply.statusCode).toBe(404);
    expect(reply.json().errors).toEqual([{ code: 'not_found', message: 'Ештеңе табылмады' }]);
  },
);

test('an address that cannot be decoded is refused in the envelope', async () => {
  const reply = await app.inject('/api/v3/%zz');

  expect([reply.statusCode, reply.json().errors[0].code]).toEqual([404, 'not_found']);
});

test('fields that the contract does not declare never leave', async () => {
  const { text } = await visitor.call(leak);

  expect(JSON.parse(text)).toEqual({ shown: 'yes' });
});

test('a wrong answer or a fault of ours is a 500 that tells nothing [API-079]', async () => {
  const answers = [await visitor.call(broken), await visitor.call(faulty)];

  expect(answers.map(({ status, codes }) => [status, codes])).toEqual([
    [500, ['unexpected']],
    [500, ['unexpected']],
  ]);
  expect(answers.map(({ text }) => text).join('')).not.toMatch(/hunter2|stack|contract/);
});

test('a request id that is given is kept, and one that could break a log is not', async () => {
  const given = await visitor.call(leak, { headers: { 'x-request-id': 'site-12345678' } });
  const odd = await visitor.call(leak, { headers: { 'x-request-id': '<script>' } });

  expect(given.headers['x-request-id']).toBe('site-12345678');
  expect(odd.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
});
