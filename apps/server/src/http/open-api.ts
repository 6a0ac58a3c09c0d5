import {
  ALL_CALLS,
  AREAS,
  type Call,
  errorsAnswer,
  needsCsrfToken,
  PROBLEMS,
  type ProblemKind,
  problemsOf,
  takesToken,
} from '@retron/contract';
import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** One call at one path, as OpenAPI has it. */
export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly in: 'path' | 'query';
    readonly required: boolean;
    readonly description: string;
    readonly schema: JsonSchema;
  }[];
  readonly requestBody?: { readonly required: true; readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
}
type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>;

export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>>; readonly securitySchemes: object };
}

const DESCRIPTION =
  'Sign in with POST /app/login: the answer sets the session cookie and names a csrfToken. Send it as X-CSRF-Token with every ' +
  'POST, PUT and DELETE. Or send a token of the user as Authorization: Bearer, and nothing else. What goes wrong answers {"errors": [...], "details": [{"code", "field", "message"}]}.';

/** The calls as an OpenAPI 3.1 document. */
export function openApiDocument(version: string, calls: readonly Call[] = ALL_CALLS): OpenApiDocument {
  const schemas: Record<string, JsonSchema> = {};
  const paths: Record<string, Record<string, Operation>> = {};
  for (const call of calls) {
    const operation = operationOf(call, schemas);
    for (const [index, path] of [call.path, ...call.aliases].entries()) {
      paths[path] ??= {};
      paths[path][call.method.toLowerCase()] =
        index === 0
          ? operation
          : { ...operation, operationId: `${call.name}${index + 1}`, description: `${call.description} The same as ${call.path}.` };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Retron', version, description: DESCRIPTION },
    tags: Object.entries(AREAS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1))),
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'retron_session',
          description: 'Set by signing in; with TLS its name is `__Host-retron_session`.',
        },
        apiToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'A token that the user made; it needs no CSRF token. One that may only look makes no call that changes something.',
        },
        csrfToken: { type: 'apiKey', in: 'header', name: 'X-CSRF-Token', description: 'The session’s token, from signing in or whoami.' },
      },
    },
  };
}

function operationOf(call: Call, schemas: Record<string, JsonSchema>): Operation {
  const json = (schema: z.ZodType, io: 'input' | 'output') => ({ 'application/json': { schema: schemaOf(schema, io, schemas) } });
  return {
    operationId: call.name,
    tags: [call.area],
    summary: call.summary,
    description: call.description,
    parameters: [...parametersOf('path', call.params, schemas), ...parametersOf('query', call.query, schemas)],
    ...(call.body === null ? {} : { requestBody: { required: true, content: json(call.body, 'input') } }),
    responses: {
      ...(call.answer instanceof z.ZodType
        ? { 200: { description: 'It worked.', content: json(call.answer, 'output') } }
        : {
            [call.answer.status]: {
              description: call.answer.description,
              ...(call.answer.type === null ? {} : { content: { [call.answer.type]: { schema: {} } } }),
            },
          }),
      ...failuresOf(problemsOf(call), json(errorsAnswer, 'output')),
    },
    security: securityOf(call),
  };
}

/** A session, with its CSRF token where something changes; or a token. */
function securityOf(call: Call): Operation['security'] {
  if (call.access === 'public') return [];
  const bySession = { session: [], ...(needsCsrfToken(call) ? { csrfToken: [] } : {}) };
  return takesToken(call) ? [bySession, { apiToken: [] }] : [bySession];
}

/** Kinds of failures by their status; several may share one. */
function failuresOf(kinds: readonly ProblemKind[], content: Content): Operation['responses'] {
  const descriptions = new Map<number, string[]>();
  for (const kind of new Set(kinds)) {
    const { status, description } = PROBLEMS[kind];
    descriptions.set(status, [...(descriptions.get(status) ?? []), `${kind}: ${description}`]);
  }
  return Object.fromEntries([...descriptions].map(([status, texts]) => [String(status), { description: texts.join(' '), content }]));
}

function parametersOf(place: 'path' | 'query', fields: z.ZodObject, schemas: Record<string, JsonSchema>): Operation['parameters'] {
  const { properties = {}, required = [] } = schemaOf(fields, 'input', schemas);
  return Object.entries(properties).map(([name, property]) => {
    const { description = '', ...schema } = property as JsonSchema;
    return { name, in: place, required: place === 'path' || required.includes(name), description, schema };
  });
}

/** A schema in JSON; those that have a name are put among the named ones and referred to. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', named: Record<string, JsonSchema>): JsonSchema {
  const { $schema: _, $defs = {}, ...own } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;
  for (const [name, definition] of Object.entries($defs)) named[name] ??= withReferences(definition);
  const { id, ...plain } = own as JsonSchema & { readonly id?: string };
  if (id === undefined) return withReferences(plain);
  // The whole schema is a named one.
  named[id] ??= withReferences(plain, id);
  return { $ref: `#/components/schemas/${id}` };
}

/** The schema with its references as an OpenAPI document writes them; `#` alone means the schema itself. */
function withReferences(schema: unknown, self = ''): JsonSchema {
  const text = JSON.stringify(schema, (key, value) => {
    if (key !== '$ref' || typeof value !== 'string') return value;
    return value === '#' ? `#/components/schemas/${self}` : value.replace('#/$defs/', '#/components/schemas/');
  });
  const { id: _, ...read } = JSON.parse(text) as JsonSchema & { readonly id?: string };
  return read;
}
