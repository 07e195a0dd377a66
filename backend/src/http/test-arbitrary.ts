import fc from 'fast-check';

/** The parts of a JSON schema that the contract's schemas turn into. */
export interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
}

/** What a schema does not expect: wrong types, huge numbers, NUL, half characters, markup, prototypes. */
const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(
    '',
    '\0',
    '\ud800',
    '%00',
    "' or 1=1 --",
    '<script>',
    '__proto__',
    'x'.repeat(2000),
    -1,
    0,
    1e308,
    2 ** 53,
    2 ** 31,
    -(2 ** 63),
    0.5,
    null,
  ),
);

function textOf({
  pattern,
  minLength = 0,
  maxLength = minLength + 20,
  format,
}: JsonSchema): fc.Arbitrary<string> {
  if (format === 'date') return fc.constantFrom('2026-03-01', '1990-02-28', '2026-02-30', '0000-00-00');
  if (format === 'date-time') return fc.constantFrom('2026-03-01T10:00:00Z', '2026-03-01T10:00:00+05:00');
  if (!pattern) return fc.string({ minLength, maxLength, unit: 'grapheme' });
  try {
    return fc.stringMatching(new RegExp(pattern, 'u')).map((text) => text.slice(0, maxLength));
  } catch {
    return fc.string({ minLength, maxLength });
  }
}

function expected(schema: JsonSchema): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(arbitraryOf));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object': {
      const properties = Object.entries(schema.properties ?? {});
      const requiredKeys = schema.required ? [...schema.required] : [];
      return fc.record(Object.fromEntries(properties.map(([name, inner]) => [name, arbitraryOf(inner)])), {
        requiredKeys,
      });
    }
    case 'array': {
      const { minItems = 0, maxItems = 5 } = schema;
      return fc.array(arbitraryOf(schema.items ?? {}), {
        minLength: minItems,
        maxLength: Math.min(maxItems, minItems + 5),
      });
    }
    case 'integer':
      return fc.integer({
        min: Math.max(schema.minimum ?? -100, -(2 ** 31)),
        max: Math.min(schema.maximum ?? 2 ** 31 - 1, 2 ** 31 - 1),
      });
    case 'number':
      return fc.double({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'string':
      return textOf(schema);
    default:
      return odd;
  }
}

/** Values of a schema, with something odd in about one place of twelve. */
export const arbitraryOf = (schema: JsonSchema): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 11, arbitrary: expected(schema) }, { weight: 1, arbitrary: odd });
