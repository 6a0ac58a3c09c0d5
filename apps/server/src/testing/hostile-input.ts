import type { Call } from '@retron/contract';
import fc from 'fast-check';
import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Real numbers and texts by what they stand for, so that some of what is sent gets past the first check. */
export type Known = Readonly<Record<string, readonly (string | number | object)[]>>;

/** A request as bytes: made of a call, but of no thing that it promises. */
export interface HostileRequest {
  /** Path and query string, encoded. */
  readonly url: string;
  /** Null: none. */
  readonly body: string | Buffer | null;
}

const NUMBERS = [0, -0, -1, 1, 2, 3, 1.5, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), 2 ** 32, 2 ** 53, 2 ** 63, 1e300, -1e300, 5e-324];

const STRUCTURES = [
  'CCO',
  'CC(=O)Nc1ccccc1',
  '1-2=3O,2-4N-5=-10-5.',
  '[99999C]',
  '[2H]C([3H])Cl',
  '[Xx]',
  'C1CC',
  'C%',
  'C%99',
  '[',
  '()',
  'C>>C',
  '>>',
  '>C>',
  'C.C.>CC>',
  '[CH99]',
  '[C+99]',
  '1-',
  '1-2147483648.',
  '1-99999999999999999999.',
  '\n\n\n  1  0  0  0  0  0            999 V2000\n',
  '\n\n\n999999  0  0  0  0  0            999 V2000\nM  END\n',
  '\n\n\n  0  0  0     0  0            999 V3000\nM  V30 BEGIN CTAB\nM  V30 COUNTS 99999999 1 0 0 0\nM  END\n',
  `${'('.repeat(3000)}C`,
  'C'.repeat(900),
  'C12'.repeat(400),
];

const TEXTS = [
  '',
  ' ',
  '0',
  'null',
  'undefined',
  'NaN',
  'true',
  'TRUE',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff x',
  '\u202e',
  '\ufeff',
  '👩‍🔬',
  'e\u0301'.repeat(50),
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  "'; DROP TABLE users; --",
  '%',
  '_%\\',
  '\\',
  '$1',
  '{{7*7}}',
  '../../../etc/passwd',
  '..',
  '.',
  '/',
  '<script>alert(1)</script>',
  'a|b|c',
  '1-2-3',
  '1,2,3',
  '1,'.repeat(2000),
  '9'.repeat(400),
  '-1',
  '1e9',
  '0x10',
  '2147483648',
  '٣',
  'x'.repeat(151),
  'x'.repeat(5000),
  '{}',
  '[]',
  '{"nameReactions":["a"]}',
  '{"nameReactions":[1e999]}',
  '{"nameReactions":["\\ud800"]}',
  '2026-13-45T99:99:99Z',
];

const anyText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 2, arbitrary: fc.constantFrom(...STRUCTURES) },
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const anyNumber = fc.oneof(fc.constantFrom(...NUMBERS), fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }));
const anyThing: fc.Arbitrary<unknown> = fc.oneof(
  anyText,
  anyNumber,
  fc.constantFrom(null, true, false, [], {}, [[]], [null], { a: {} }),
  fc.array(anyText, { maxLength: 5 }),
  fc.jsonValue({ maxDepth: 6 }),
  fc.integer({ min: 10, max: 3000 }).map(nested),
);

/** JSON nested so deep. */
function nested(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

/** Of so many values one is hostile; of those that are not, most are known to be right. */
type Hostility = 0 | 6;

/** What the schema takes for the most part, with known values where there are any. */
function plausible(schema: JsonSchema, name: string, known: Known, hostility: Hostility): fc.Arbitrary<unknown> {
  if (known[name]?.length) return fc.constantFrom(...known[name]);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...(schema.enum as unknown[]));
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => plausible(choice as JsonSchema, name, known, hostility)));
  switch (schema.type) {
    case 'integer':
    case 'number':
      return fc.integer({
        min: Math.ceil(Math.max(-1000, schema.minimum ?? -1000)),
        max: Math.floor(Math.min(1000, schema.maximum ?? 1000)),
      });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(mixed((schema.items ?? {}) as JsonSchema, name, known, hostility), { minLength: schema.minItems ?? 0, maxLength: 4 });
    case 'object':
      return schema.properties ? fieldsOf(schema, known, hostility) : fc.dictionary(anyText, anyThing, { maxKeys: 4 });
    case 'string':
      return anyText.map((text) => text.slice(0, schema.maxLength ?? 100));
    default:
      return anyThing;
  }
}

function mixed(schema: JsonSchema, name: string, known: Known, hostility: Hostility): fc.Arbitrary<unknown> {
  const usual = plausible(schema, name, known, hostility);
  return hostility === 0 ? usual : fc.oneof({ weight: hostility - 1, arbitrary: usual }, { weight: 1, arbitrary: anyThing });
}

function fieldsOf(schema: JsonSchema, known: Known, hostility: Hostility): fc.Arbitrary<Record<string, unknown>> {
  const properties = Object.entries(schema.properties ?? {}) as [string, JsonSchema][];
  const required = schema.required ?? [];
  const given = hostility === 0 ? properties.filter(([name]) => required.includes(name) || known[name]?.length) : properties;
  const fields = fc.record(Object.fromEntries(given.map(([name, inner]) => [name, mixed(inner, name, known, hostility)])), {
    requiredKeys: (hostility === 0 ? given.map(([name]) => name) : required) as never[],
  }) as fc.Arbitrary<Record<string, unknown>>;
  if (hostility === 0) return fields;
  const others = fc.dictionary(fc.constantFrom('__proto__', 'constructor', 'toString', 'colour', 'a[b]', ''), anyThing, { maxKeys: 2 });
  const more = fc.tuple(fields, others).map(([own, added]) => ({ ...own, ...added }));
  return fc.oneof({ weight: 8, arbitrary: fields }, { weight: 1, arbitrary: more });
}

const schemaOf = (schema: z.ZodType): JsonSchema => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

/** As a foe encodes it: whatever cannot be encoded is sent as the bytes that it would be. */
function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return [...text].map((each) => (/^\p{Surrogate}$/u.test(each) ? '%ED%A0%80' : encodeURIComponent(each))).join('');
}

const RAW_QUERIES = [
  '?',
  '?&&&',
  '?=',
  '?a',
  '?%zz=1',
  '?__proto__=1',
  '?constructor[prototype]=1',
  '?a[b][c]=1',
  `?${'a=1&'.repeat(500)}`,
];
const RAW_BODIES: readonly (string | Buffer)[] = [
  '',
  'null',
  'true',
  '7',
  '1e999',
  '"text"',
  '[]',
  '{',
  '{"a":',
  '{"a":1,"a":2}',
  '{"__proto__":{"isSpecial":true}}',
  '{"constructor":{"prototype":{"isSpecial":true}}}',
  '\ufeff{}',
  '{"a":"\\ud800"}',
  `${'['.repeat(100_000)}`,
  `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`,
  `[${'1,'.repeat(100_000)}1]`,
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
];

/** Requests of one call: of its shape, some with hostile values in it; seldom of another shape altogether. */
export function hostileRequests(call: Call, knownIn: (path: string) => Known): fc.Arbitrary<HostileRequest> {
  const shapes = fc.record({ path: fc.constantFrom(call.path, ...call.aliases), hostility: fc.constantFrom<Hostility>(0, 6, 6) });
  return shapes.chain(({ path, hostility }) => {
    const known = knownIn(path);
    const query = fieldsOf(schemaOf(call.query), known, hostility).map(searchOf);
    const body =
      call.body === null ? fc.constant(null) : mixed(schemaOf(call.body), '', known, hostility).map((given) => JSON.stringify(given) ?? '');
    const orElse = <T>(usual: fc.Arbitrary<T>, raw: readonly T[]) =>
      hostility === 0 ? usual : fc.oneof({ weight: 10, arbitrary: usual }, { weight: 1, arbitrary: fc.constantFrom(...raw) });
    return fc
      .record({
        params: fieldsOf(schemaOf(call.params), known, hostility),
        search: orElse(query, RAW_QUERIES),
        body: call.method === 'GET' ? fc.constant(null) : orElse<string | Buffer | null>(body, RAW_BODIES),
      })
      .map(({ params, search, body: sent }) => ({
        url: `${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(params[name]))}${search}`.slice(0, 15_000),
        body: sent,
      }));
  });
}

function searchOf(fields: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((each) => `${encoded(name)}=${encoded(each)}`),
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}
