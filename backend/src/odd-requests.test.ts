import { ErrorReply } from '@rukav/contract/errors.ts';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { openCatalogue } from './catalogue/test-catalogue.ts';
import { testDatabase } from './database/test-database.ts';
import { createServer } from './http/server.ts';
import { arbitraryOf, type JsonSchema } from './http/test-arbitrary.ts';
import { testKernel } from './http/test-kernel.ts';
import { visitorOf } from './http/test-visitor.ts';
import { createPorts } from './ports.ts';
import { createSubjects } from './subjects.ts';

interface Operation {
  parameters: { name: string; in: 'path' | 'query'; required: boolean; schema: JsonSchema }[];
  requestBody?: { content: { 'application/json'?: { schema: JsonSchema } } };
}

const { db } = await testDatabase();
await openCatalogue(db, [{ id: '1', colours: [{ id: '1' }] }]);
const kernel = testKernel(db);
const app = await createServer(kernel, createSubjects(createPorts(kernel.config)));
afterAll(() => app.close());

const { paths } = (await app.inject('/api/openapi.json')).json<{
  paths: Record<string, Record<string, Operation>>;
}>();
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => [method.toUpperCase(), path, operation] as const),
);

const parametersOf = ({ parameters }: Operation, place: 'path' | 'query') =>
  fc.record(
    Object.fromEntries(
      parameters.filter((one) => one.in === place).map(({ name, schema }) => [name, arbitraryOf(schema)]),
    ),
    place === 'path' ? {} : { requiredKeys: [] },
  );

const encoded = (value: unknown) => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.isWellFormed() ? encodeURIComponent(text) : '%ff';
};

test(
  'no request, however odd, makes a fault of ours, and every refusal is in the envelope',
  { timeout: 240_000 },
  async () => {
    const visitor = visitorOf(app);
    const faults: string[] = [];

    for (const [method, path, operation] of operations) {
      const body = operation.requestBody?.content['application/json']?.schema;
      const asked = fc.record({
        params: parametersOf(operation, 'path'),
        query: parametersOf(operation, 'query'),
        body: body ? arbitraryOf(body) : fc.constant(undefined),
      });
      for (const one of fc.sample(asked, { numRuns: 40, seed: 20_261_121 })) {
        const search = Object.entries(one.query).map(([name, value]) => `${name}=${encoded(value)}`);
        const url =
          path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(one.params[name])) + `?${search.join('&')}`;
        const reply = await app.inject({
          method: method as 'GET',
          url,
          cookies: Object.fromEntries(visitor.cookies),
          headers: {
            'x-session-token': visitor.cookies.get('session_token') ?? '',
            ...(one.body === undefined ? {} : { 'content-type': 'application/json' }),
          },
          ...(one.body === undefined ? {} : { payload: JSON.stringify(one.body) }),
        });
        for (const { name, value } of reply.cookies) visitor.cookies.set(name, value);
        const isEnveloped = reply.statusCode < 400 || ErrorReply.safeParse(reply.json()).success;
        if (reply.statusCode >= 500 || !isEnveloped)
          faults.push(`${method} ${url} ${JSON.stringify(one.body)}: ${reply.body}`);
      }
    }

    expect(faults.slice(0, 5)).toEqual([]);
  },
);
