import { ALL_CALLS, needsCsrfToken } from '@retron/contract';
import { describe, expect, it } from 'vitest';
import { type OpenApiDocument, type Operation, openApiDocument } from '../http/open-api.ts';

const document: OpenApiDocument = openApiDocument('test');
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]): [string, Operation, string] => [`${method.toUpperCase()} ${path}`, operation, method]),
);

interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

/** Fields without a description, anywhere in a schema; a reference stands for a named schema, which is looked at apart. */
function undescribed(schema: Schema, at: string): readonly string[] {
  const fields = Object.entries(schema.properties ?? {});
  return [
    ...fields.filter(([, field]) => !describes(field)).map(([name]) => `${at}.${name}`),
    ...fields.flatMap(([name, field]) => undescribed(field, `${at}.${name}`)),
    ...(schema.items ? undescribed(schema.items, `${at}[]`) : []),
    ...[...(schema.anyOf ?? []), ...(schema.allOf ?? [])].flatMap((part) => undescribed(part, at)),
  ];
}

function describes({ description, $ref }: Schema): boolean {
  const named = $ref === undefined ? undefined : document.components.schemas[$ref.replace('#/components/schemas/', '')];
  return (description ?? named?.description ?? '') !== '';
}

describe('the OpenAPI document', () => {
  it('has every call of the contract at its path and its aliases, and nothing else', () => {
    const calls = ALL_CALLS.flatMap(({ method, path, aliases }) => [path, ...aliases].map((each) => `${method} ${each}`));
    expect(operations.map(([name]) => name).sort()).toEqual([...calls].sort());
    expect(calls.length).toBeGreaterThan(55);
  });

  it('names every operation once, and says what it is for', () => {
    const ids = operations.map(([, { operationId }]) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [name, { operationId, summary, description, tags }] of operations) {
      expect(operationId, name).toMatch(/^[a-z]\w+$/);
      expect(summary, name).not.toBe('');
      expect(description, name).not.toBe('');
      expect(
        document.tags.map((tag) => tag.name),
        name,
      ).toContain(tags[0]);
    }
  });

  it('describes every parameter and every field of every body and answer', () => {
    for (const [name, { parameters, requestBody, responses }] of operations) {
      for (const parameter of parameters) expect(parameter.description, `${name} ${parameter.name}`).not.toBe('');
      for (const { content } of [...Object.values(responses), ...(requestBody ? [requestBody] : [])]) {
        for (const { schema } of Object.values(content ?? {})) expect(undescribed(schema as Schema, name)).toEqual([]);
      }
    }
    for (const [name, schema] of Object.entries(document.components.schemas)) {
      expect(schema.description ?? '', name).not.toBe('');
      expect(undescribed(schema as Schema, name)).toEqual([]);
    }
  });

  it('says which calls everybody may make, and which need the CSRF token', () => {
    const open = operations.filter(([, { security }]) => security.length === 0).map(([name]) => name);
    expect(open.sort()).toEqual([
      'GET /app/api/docs',
      'GET /app/api/openapi.json',
      'GET /app/api/sign-in-ways',
      'GET /app/apiv2/legalinfo',
      'GET /app/login/auth',
      'GET /app/login/auth/return',
      'GET /app/logout',
      'GET /app/status/info',
      'GET /health/live',
      'GET /health/ready',
      'GET /metrics',
      'POST /app/login',
    ]);
    for (const [name, { security }, method] of operations.filter(([each]) => !open.includes(each))) {
      expect(security[0], name).toEqual(method === 'get' ? { session: [] } : { session: [], csrfToken: [] });
    }
    const noToken = operations.filter(([each, { security }]) => !open.includes(each) && security.length === 1).map(([name]) => name);
    expect(noToken.filter((each) => !each.includes('/backoffice/')).sort()).toEqual([
      'DELETE /app/api/account/sessions/{id}',
      'DELETE /app/api/account/tokens/{id}',
      'GET /app/api/account/mail',
      'GET /app/api/account/sessions',
      'GET /app/api/account/tokens',
      'POST /app/api/account/password',
      'POST /app/api/account/sessions/end',
      'POST /app/api/account/tokens',
      'POST /app/logout',
      'PUT /app/api/account/mail',
      'PUT /app/api/preferences',
    ]);
    expect(ALL_CALLS.filter(needsCsrfToken).length).toBeGreaterThan(20);
  });

  it('gives every failure the schema of errors', () => {
    for (const [name, { responses, security }] of operations) {
      const failures = Object.entries(responses).filter(([status]) => Number(status) >= 400);
      expect(
        failures.map(([status]) => status),
        name,
      ).toContain('500');
      if (security.length > 0)
        expect(
          failures.map(([status]) => status),
          name,
        ).toContain('401');
      for (const [, { content, description }] of failures) {
        expect(content, name).toEqual({ 'application/json': { schema: { $ref: '#/components/schemas/Errors' } } });
        expect(description).not.toBe('');
      }
    }
  });

  it('has no dangling references', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1]);
    expect(references.length).toBeGreaterThan(50);
    for (const reference of new Set(references)) {
      expect(document.components.schemas[reference.replace('#/components/schemas/', '')], reference).toBeDefined();
    }
  });
});
