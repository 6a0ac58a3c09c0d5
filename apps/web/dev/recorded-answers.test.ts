import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALL_CALLS, type Call } from '@retron/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { answerFromRecorded, RECORDED, readRecorded } from './recorded-answers.ts';

const recorded = readRecorded();
const callOf = (name: string) => ALL_CALLS.find((call) => call.name === name) as Call;
const address = (path: string) => new URL(path, 'http://localhost');
const asked = (method: string, path: string, body: unknown = null) => {
  const answer = answerFromRecorded(method, address(path), body);
  return answer && { ...answer, json: answer.type === 'application/json' ? JSON.parse(answer.content.toString()) : null };
};

/** No screen asks for these: a stream, which screens do without by polling; where a provider leads back to; what is for other programs. */
const NOT_OF_THE_SCREENS = ['followQuery', 'followComments', 'returnFromProvider', 'getMetrics', 'getOpenApi', 'getDocumentationPage'];

/** Source: spec section 7. Where it shows no method, those of the contract; `{…}` stands for anything. */
const SECTION_7 = [
  'GET /app/api/queries',
  'GET /app/api/queries/{}',
  'POST /app/api/queries/exists',
  'POST /app/apiv2/queries/start',
  'POST /app/api/queries/{}/keep',
  'POST /app/api/queries/{}/rename',
  'POST /app/api/queries/{}/stop',
  'GET /app/api/queries/{}/status',
  'DELETE /app/api/queries/{}',
  'DELETE /app/apiv2/queries/{}',
  'GET /app/api/queries/autorunlist',
  'GET /app/api/queries/autorundetails',
  'POST /app/api/queries/{}/filter',
  'POST /app/apiv2/queries/autorun',
  'PUT /app/apiv2/queries/{}',
  'GET /app/api/queries/{}/reaction/{}',
  'POST /app/api/queries/{}/reaction',
  'GET /app/api/algorithms',
  'POST /app/apiv2/queries/{}/metadata',
  'PUT /app/apiv2/queries/{}/metadata/{}',
  'POST /app/api/queries/{}/continue',
  'GET /app/api/queries/{}/comments',
  'GET /app/api/projects/{}/query/{}/states',
  'GET /app/api/projects/{}/query/{}/states/{}',
  'POST /app/api/projects/{}/query/{}/states',
  'PUT /app/api/projects/{}/query/{}/states/{}',
  'DELETE /app/api/projects/{}/query/{}/states/{}',
  'GET /app/api/v2/projects/all',
  'GET /app/api/projects',
  'GET /app/apiv2/projects',
  'GET /app/apiv2/projects/{}',
  'PUT /app/apiv2/projects/{}',
  'POST /app/apiv2/projects',
  'DELETE /app/api/projects/{}',
  'GET /app/api/projects/names/list',
  'GET /app/api/projects/{}/comments',
  'POST /app/api/comments',
  'DELETE /app/api/comments/{}',
  'GET /app/api/groups',
  'GET /app/api/members',
  'GET /app/api/strategies',
  'POST /app/api/strategies',
  'GET /app/api/strategies/{}',
  'PUT /app/api/strategies/{}',
  'DELETE /app/api/strategies/{}',
  'POST /app/api/strategies/{}/share',
  'POST /app/api/strategies/{}/revoke',
  'GET /app/api/v2/strategies',
  'POST /app/api/v2/strategies',
  'GET /app/api/v2/strategies/{}',
  'PUT /app/api/v2/strategies/{}',
  'DELETE /app/api/v2/strategies/{}',
  'POST /app/api/v2/strategies/{}/share',
  'POST /app/api/v2/strategies/{}/revoke',
  'GET /app/api/molecules',
  'POST /app/api/molecules',
  'GET /app/api/molecules/{}',
  'PUT /app/api/molecules/{}',
  'DELETE /app/api/molecules/{}',
  'POST /app/api/molecules/exists',
  'GET /app/api/molecules/{}/exists',
  'GET /app/api/queries/{}/lookup/{}/{}/{}/{}/{}',
  'POST /app/api/v2/queries/{}/lookup',
  'GET /app/api/queries/{}/disconnection/{}',
  'POST /app/api/queries/{}/disconnection/{}',
  'GET /app/api/queries/{}/rxncluster/{}/{}/{}',
  'POST /app/api/v2/queries/{}/rxncluster',
  'POST /app/api/report',
  'POST /app/api/v2/export/pathways',
  'POST /app/api/v2/export/precedents',
  'POST /app/api/v2/export/clusterstatistics',
  'POST /app/api/v2/export/disconnections',
  'GET /app/api/v2/export/{}/trace',
  'GET /app/api/v2/export/{}/file',
  'GET /app/api/export/{}/file',
  'GET /app/api/externallinks',
  'GET /app/status/info',
  'GET /app/api/preferences',
  'GET /app/api/whoami',
  'GET /app/apiv2/whoami',
  'GET /app/apiv2/news',
  'GET /app/api/libraries',
  'GET /app/api/catalogs/{}',
  'GET /app/apiv2/legalinfo',
  'GET /app/apiv2/version',
  'GET /app/apiv2/info',
];

describe('the development mode', () => {
  it('has an answer to every call that the screens can make', () => {
    const answered = new Set(recorded.map(({ call }) => call));
    expect(ALL_CALLS.map(({ name }) => name).filter((name) => !answered.has(name) && !NOT_OF_THE_SCREENS.includes(name))).toEqual([]);
  });

  it.each(SECTION_7)('answers %s from a file', (line) => {
    const [method, template] = line.split(' ') as [string, string];
    const call = ALL_CALLS.find(
      (each) => each.method === method && [each.path, ...each.aliases].some((path) => path.replaceAll(/\{\w+\}/g, '{}') === template),
    );
    const example = recorded.find((each) => each.call === call?.name);
    expect(example).toBeDefined();
    if (!call || !example) return;
    const parts =
      address(example.url)
        .pathname.match(new RegExp(`^${call.path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`))
        ?.slice(1) ?? [];
    const path = template.replaceAll('{}', () => parts.shift() ?? '');
    expect(asked(method, path, example.body)).toMatchObject({ status: 200 });
  });

  it.each(recorded.filter(({ type }) => type === 'application/json').map((each) => [each.call, each.url, each] as const))(
    'has for %s %s what the contract accepts',
    (name, _, { body, file }) => {
      const call = callOf(name);
      if (call.body !== null) expect(call.body.safeParse(body).error).toBeUndefined();
      // A file for download is JSON too, and nothing the screens read.
      if (!(call.answer instanceof z.ZodType)) return;
      const answer: unknown = JSON.parse(readFileSync(join(RECORDED, file ?? ''), 'utf8'));
      expect(call.answer.safeParse(answer).error).toBeUndefined();
    },
  );

  it('has no file that answers nothing', () => {
    const used = new Set(recorded.map(({ file }) => file));
    const files = readdirSync(RECORDED, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
    const paths = files.map(({ parentPath, name }) => (parentPath === RECORDED ? name : `pictures/${name}`));
    expect(paths.filter((path) => path !== 'index.json' && !used.has(path))).toEqual([]);
  });

  it('finds the file of what was asked, whatever stands beside it', () => {
    const [first, second] = recorded.filter(({ call }) => call === 'getAutorunMode');
    expect(asked('GET', first?.url ?? '')?.json.name).not.toBe(asked('GET', second?.url ?? '')?.json.name);
    expect(asked('GET', `${second?.url}&other=1`)?.json).toEqual(asked('GET', second?.url ?? '')?.json);
  });

  it('knows nothing of a number that was not recorded, and leaves pages to the app', () => {
    expect(asked('GET', '/app/api/queries/4711')).toMatchObject({ status: 404 });
    expect(asked('POST', '/app/api/queries/4711/keep')).toMatchObject({ status: 200 });
    expect(asked('GET', '/projects/1')).toBeNull();
    expect(asked('GET', '/app/login')).toBeNull();
  });

  it('tells what an import would do apart from what it did', () => {
    const wishes = { records: [{ name: 'mine', text: 'CCO', tags: [] }], tag: '', known: 'skip', tagkept: false };
    const ofImport = (check: boolean) => asked('POST', '/app/api/molecules/import', { ...wishes, check })?.json;
    const { structures, refused, known, added } = ofImport(true);
    expect(structures).toHaveLength(known.length + refused.length + added);
    expect([known.length, refused.length, added]).not.toContain(0);
    expect(ofImport(false).structures).toBeUndefined();
  });

  it('narrows the queries of a project', () => {
    const all = asked('GET', '/app/api/queries?counts=yes')?.json;
    const ready = asked('GET', '/app/api/queries?status=Ready&direction=reaction')?.json;
    expect(ready.total).toBeGreaterThan(0);
    expect(ready.total).toBeLessThan(all.total);
  });
});

/** Source: spec section 9, "Dev mode news page size 5 uses paged files". */
it('answers news in the development mode from a file for each page of five', () => {
  const page = (no: number) => asked('GET', `/app/apiv2/news?per_page=5&page=${no}&order=desc&sort=id`)?.json;
  const titles = (no: number) => page(no).news.map(({ id }: { id: number }) => id);
  expect(titles(1)).toHaveLength(5);
  expect(titles(2)).toHaveLength(page(1).total - 5);
  expect(titles(3)).toEqual([]);
  expect(new Set([...titles(1), ...titles(2)]).size).toBe(page(1).total);
});
