import { prefixes } from '@rukav/contract';
import { commonRefusals, ErrorReply } from '@rukav/contract/errors.ts';
import { z } from 'zod';
import type { Route } from './handle.ts';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
};

/** Each property of an object schema as a parameter of the path or the query. */
function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

const contentOf = (type: string, schema: Json) => ({ content: { [type]: { schema } } });
const jsonOf = (schema: Json) => contentOf('application/json', schema);

/** What the call takes; the parts of a form are described in its schema's docstring alone. */
const bodyOf = ({ call, schema: { body } }: Route): Json => {
  if (!body) return {};
  const content =
    call.encoding === 'multipart'
      ? contentOf('multipart/form-data', { type: 'object' })
      : jsonOf(schemaOf(body, 'input'));
  return { requestBody: { required: true, ...content } };
};

/** The cookie that a call for members needs, and the signature without which a partner's call is refused. */
function securityOf({ call, options }: Route): Json {
  if (options.isSigned) return { security: [{ signature: [] }] };
  return call.who === 'member' ? { security: [{ session: [] }] } : {};
}

/** The refusals that the call declares, and `auth_required` where it is for members. */
const refusalsOf = ({ call: { who, refusals } }: Route) => {
  const declared = who === 'member' ? { auth_required: commonRefusals.auth_required, ...refusals } : refusals;
  const named = Object.entries(declared).map(([code, status]) => `${code} (${status})`);
  return named.length > 0 ? ` Refusals: ${named.join(', ')}.` : '';
};

const wordsOf = ({ call }: Route) =>
  [call.method.toLowerCase(), call.base, ...call.path.split(/\W+/)].filter(Boolean).join('_');

const answerOf = ({ call, schema }: Route): Json =>
  call.answers === 'pdf' ? contentOf('application/pdf', {}) : jsonOf(schemaOf(schema.response, 'output'));

function operationOf(route: Route): Json {
  const { call, schema } = route;
  return {
    operationId: wordsOf(route),
    tags: [call.base],
    ...securityOf(route),
    parameters: [...parametersOf(schema.params, 'path'), ...parametersOf(schema.query, 'query')],
    ...bodyOf(route),
    responses: {
      200: { description: 'The answer.', ...answerOf(route) },
      default: {
        description: `A refusal or a fault.${refusalsOf(route)}`,
        ...jsonOf({ $ref: '#/components/schemas/ErrorReply' }),
      },
    },
  };
}

/** The answered calls as an OpenAPI 3.1 document, from the same schemas that check them. */
export function openApi(routes: readonly Route[]): Json {
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    const path = prefixes[route.call.base] + route.call.path;
    paths[path] = { ...paths[path], [route.call.method.toLowerCase()]: operationOf(route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Store', version: '1' },
    paths,
    components: {
      schemas: { ErrorReply: schemaOf(ErrorReply, 'output') },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'session',
          description: 'The session of a member; under https the cookie is `__Host-session`.',
        },
        signature: {
          type: 'apiKey',
          in: 'header',
          name: 'x-signature',
          description: 'What another server signs its call with; a payment provider, in the way of its own.',
        },
      },
    },
  };
}
