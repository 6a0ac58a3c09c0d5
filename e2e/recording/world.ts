import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  accountCalls,
  accountsCalls,
  commentCalls,
  dataFileCalls,
  groupCalls,
  houseCalls,
  moleculeCalls,
  newsCalls,
  operationCalls,
  projectCalls,
  queryCalls,
  referenceCalls,
  strategyCalls,
  structureCalls,
  tokenCalls,
} from '@retron/contract';
import { type Caller, until } from './recorder.ts';
import { type AskedTrees, askTrees, type Queries } from './trees.ts';

const FIXTURES = join(import.meta.dirname, '../../fixtures');
/** Lidocaine: small, with ways to it from what can be bought. */
const TARGET = 'CCN(CC)CC(=O)Nc1c(C)cccc1C';
/** Paclitaxel: large enough to be planned for a while. */
const LARGE = 'CC(=O)OC1C(=O)C2(C)C(O)CC3OCC3(OC(C)=O)C2C(OC(=O)c2ccccc2)C2(O)CC(OC(=O)C(O)C(NC(=O)c3ccccc3)c3ccccc3)C(C)=C1C2(C)C';
const PLAN = {
  direction: 'synthesis',
  algorithm: 'V3',
  strategy: 'Core Disconnection 1.0',
  library: ['chemsynth_core'],
  minlevels: 2,
} as const;
/** News on a page in the development mode. Source: spec section 9. */
const NEWS_PAGE = 5;
const NEWS = [
  ['Welcome', 'Start with the sample result on the dashboard.'],
  ['Prices of our own', 'The list of our *store* is a catalogue now: what it sells shows a price.'],
  ['Maintenance', 'Retron is not available on **Sunday from 8 to 9**.'],
  ['Strategies can be shared', 'Duplicate one, change its clauses, and share it with everybody.'],
  ['Compare two queries', 'Two queries of one target can be laid over each other.'],
  ['Forward reaction prediction', 'Ask what starting materials give, with what stands above the arrow.'],
  ['API tokens', '- made on the account page\n- good for 90 days\n- for programs only'],
] as const;

/** What the calls are about. */
export interface World extends AskedTrees {
  readonly project: number;
  readonly sampleProject: number;
  readonly sample: number;
  readonly routes: number;
  readonly broad: number;
  readonly forward: number;
  readonly running: number;
  readonly strategy: number;
  readonly colleague: number;
  readonly group: number;
  readonly comments: readonly number[];
  readonly news: number;
  readonly report: number;
  readonly token: number;
}

/** Makes what the screens show, as a team would by hand, and asks everything that can be asked of it. */
export async function makeWorld({ make }: Caller): Promise<World> {
  await make(structureCalls.check, { body: { text: TARGET } });
  await make(structureCalls.read, { body: { text: TARGET } });
  await make(referenceCalls.checkReagents, { body: { reagents: ['ethanol'] } });
  await make(referenceCalls.checkWishes, { body: { avoid: ['ethanol'] } });
  await makeCatalogue({ make });
  const { group, colleague } = await makePeople({ make });
  const news = await writeForTheHouse({ make });

  const { queries } = await make(queryCalls.list, { query: { counts: 'yes' } });
  const sample = queries[0];
  if (!sample) throw new Error('The product has no sample result.');
  const { id: project } = await make(projectCalls.create, { body: { name: 'Local anaesthetics', description: 'Ways to lidocaine.' } });
  await make(projectCalls.change, { params: { id: project }, body: { description: 'Ways to lidocaine and its relatives.' } });
  await make(projectCalls.addMember, { params: { id: project }, body: { username: 'grace' } });
  await make(groupCalls.addToProject, { params: { id: project }, body: { group: 'Process chemistry' } });
  await make(queryCalls.exists, { body: { sessionid: 'lidocaine routes' } });

  const start = { ...PLAN, projectid: project, rosdal: TARGET };
  const { id: routes } = await make(queryCalls.start, { body: { ...start, sessionid: 'lidocaine routes', breadth: 10, nsteps: 3 } });
  const { id: broad } = await make(queryCalls.startByMode, {
    body: { projectid: project, sessionid: 'lidocaine overview', rosdal: TARGET, autorun: 'Broad Overview', comment: 'First look.' },
  });
  const { id: forward } = await make(queryCalls.start, {
    body: {
      projectid: project,
      sessionid: 'acylation',
      rosdal: 'CC(=O)Cl.Nc1c(C)cccc1C',
      direction: 'reaction',
      algorithm: 'OLD',
      strategy: 'FG Library Design 1.0',
      library: ['reflib', 'chemsynth_core'],
      breadth: 5,
      nsteps: 1,
      minlevels: 2,
    },
  });
  await make(queryCalls.startBatch, {
    body: {
      ...PLAN,
      projectid: project,
      batch: 'relatives',
      breadth: 5,
      nsteps: 1,
      targets: [
        { sessionid: 'prilocaine', rosdal: 'CCCNC(C)C(=O)Nc1ccccc1C' },
        { sessionid: 'benzocaine', rosdal: 'CCOC(=O)c1ccc(N)cc1' },
      ],
    },
  });
  const all = () => make(queryCalls.list, { query: { projectid: project } });
  await until('queries are planned', all, (answer) => answer.queries.every(({ status }) => status !== 'Busy'));

  const asked = await askTrees({ make }, { project, routes, broad, forward });
  const strategy = await makeStrategies({ make });
  await makeMolecules({ make });
  const comments = await writeComments({ make }, { project, routes });
  const token = (await make(tokenCalls.create, { body: { name: 'nightly report', scope: 'read', days: 90 } })).token.id;
  await make(accountCalls.setPreferences, { body: { preferences: [{ name: 'precision', value: '2' }] } });
  await make(accountCalls.setOwnMail, { body: { mail: '' } });
  const reports = await make(houseCalls.listReports);
  const report = reports.reports[0]?.id ?? 0;
  await make(houseCalls.changeReport, { params: { id: report }, body: { state: 'accepted' } });
  await make(operationCalls.setQuota, { body: { name: 'exports', value: 5, username: 'grace' } });

  const { id: running } = await make(queryCalls.start, {
    body: {
      ...PLAN,
      projectid: project,
      sessionid: 'paclitaxel',
      rosdal: LARGE,
      breadth: 25,
      nsteps: 3,
      routes: { longest: 12, structures: 1000 },
      comment: 'Runs for a while.',
    },
  });
  await until(
    'paclitaxel is planned',
    () => make(queryCalls.getStatus, { params: { id: running } }),
    ({ progress }) => progress.percent > 0,
  );
  return {
    project,
    sampleProject: sample.projectid,
    sample: sample.id,
    routes,
    broad,
    forward,
    running,
    strategy,
    group,
    colleague,
    comments,
    news,
    report,
    token,
    ...asked,
  };
}

/** A catalogue with prices, made of a list. */
async function makeCatalogue({ make }: Pick<Caller, 'make'>): Promise<void> {
  const bytes = readFileSync(join(FIXTURES, 'own-prices/list.csv'));
  const { id } = await make(dataFileCalls.begin, {
    body: {
      kind: 'catalog',
      name: 'store',
      version: '1.0',
      displayname: 'Our store',
      filename: 'list.csv',
      size: bytes.length,
      currency: 'EUR',
      decimal: 'comma',
      rates: [{ currency: 'EUR', dollars: 1.1 }],
    },
  });
  await make(dataFileCalls.sendPart, { params: { id }, query: { at: 0 }, bytes });
  const list = () => make(dataFileCalls.list);
  await until('the catalogue is made', list, ({ builds }) => builds.some((each) => each.id === id && each.state === 'ready'));
  await make(dataFileCalls.switch, { params: { kind: 'catalog', name: 'store-1.0' }, body: { on: true } });
  await until('planners have it', list, ({ files }) => files.every(({ on, ready }) => !on || ready));
  const stopped = await make(dataFileCalls.begin, {
    body: {
      kind: 'library',
      name: 'ours',
      version: '1.0',
      displayname: 'Our reactions',
      filename: 'ours.rdf',
      size: 100,
      minimumsupport: 1,
    },
  });
  await make(dataFileCalls.stop, { params: { id: stopped.id } });
}

async function makePeople({ make }: Pick<Caller, 'make'>): Promise<{ readonly group: number; readonly colleague: number }> {
  const grace = await make(accountsCalls.add, { body: { username: 'grace', realname: 'Grace Example' } });
  await make(accountsCalls.add, { body: { username: 'otto', realname: 'Otto Example' } });
  await make(accountsCalls.change, { params: { id: grace.account.id }, body: { realname: 'Grace Example' } });
  const group = await make(groupCalls.add, { body: { name: 'Process chemistry', description: 'Scale-up.' } });
  await make(groupCalls.change, { params: { id: group.id }, body: { description: 'Whoever scales up.' } });
  await make(groupCalls.addMember, { params: { id: group.id }, body: { username: 'otto' } });
  return { group: group.id, colleague: grace.account.id };
}

/** @returns the newest news */
async function writeForTheHouse({ make }: Pick<Caller, 'make'>): Promise<number> {
  let newest = 0;
  for (const [title, body] of NEWS) newest = (await make(houseCalls.addNews, { body: { title, body } })).id;
  await make(houseCalls.changeNews, { params: { id: newest }, body: { title: NEWS[6][0], body: NEWS[6][1] } });
  // The last page is empty: behind it a reader has everything.
  for (const page of [1, 2, 3]) await make(newsCalls.list, { query: { per_page: NEWS_PAGE, page, order: 'desc', sort: 'id' } });
  await make(houseCalls.setLegalText, { params: { type: 'imprint' }, body: { body: '## Example Ltd\n\nExample Street 1, Exampleton' } });
  await make(houseCalls.setLegalText, {
    params: { type: 'privacy' },
    body: { body: '## What is kept\n\nAccounts, queries and what belongs to them.' },
  });
  await make(houseCalls.setExternalLinks, { body: { links: [{ label: 'Help desk', url: 'https://example.org/help' }] } });
  return newest;
}

async function makeStrategies({ make }: Pick<Caller, 'make'>): Promise<number> {
  const all = await make(strategyCalls.list);
  for (const { id } of all) await make(strategyCalls.get, { params: { id } });
  const first = all[0];
  if (!first) throw new Error('The product has no strategies.');
  await make(strategyCalls.getByName, { params: { name: first.name } });
  const copy = await make(strategyCalls.copy, { body: { id: first.id } });
  const comment = 'Amides first, for parallel chemistry.';
  await make(strategyCalls.change, { params: { id: copy.id }, body: { name: 'Amides first', comment } });
  await make(strategyCalls.share, { params: { id: copy.id } });
  await make(strategyCalls.revoke, { params: { id: copy.id } });
  const other = await make(strategyCalls.copy, { body: { id: first.id } });
  const params = { name: other.name };
  await make(strategyCalls.changeByName, { params, body: { comment } });
  await make(strategyCalls.shareByName, { params });
  await make(strategyCalls.revokeByName, { params });
  await make(strategyCalls.preview, { body: { structure: TARGET, direction: 'synthesis', clauses: [{ effect: 'admit', when: {} }] } });
  await make(strategyCalls.terms);
  return copy.id;
}

async function makeMolecules({ make }: Pick<Caller, 'make'>): Promise<void> {
  const lines = readFileSync(join(FIXTURES, 'well-known-molecules.tsv'), 'utf8').split('\n').slice(1, 13);
  const records = lines
    .filter((line) => line.includes('\t'))
    .map((line) => ({ name: line.split('\t')[0] ?? '', text: line.split('\t')[1] ?? '' }));
  await make(moleculeCalls.import, { body: { records, tag: 'well known', known: 'skip', tagkept: false, check: false } });
  // As the dialog asks before it imports: of one that is kept by now, one that is new, the same again, and one that cannot be read.
  const asked = [
    ...records.slice(0, 1),
    { name: 'anisole', text: 'COc1ccccc1' },
    { name: 'methoxybenzene', text: 'c1ccccc1OC' },
    { name: 'open ring', text: 'C1CC' },
  ];
  await make(moleculeCalls.import, { body: { records: asked, tag: '', known: 'skip', tagkept: false, check: true } });
  await make(moleculeCalls.exists, { body: { name: 'lidocaine' } });
  await make(moleculeCalls.create, { body: { name: 'lidocaine', rosdal: TARGET, tags: ['targets'] } });
  const params = { name: 'lidocaine' };
  await make(moleculeCalls.existsByPath, { params });
  await make(moleculeCalls.get, { params });
  await make(moleculeCalls.after, { params: { id: 0 } });
  await make(moleculeCalls.copy, { params });
  await make(moleculeCalls.change, {
    params: { name: 'lidocaine-copy' },
    body: { originalName: 'lidocaine-copy', tags: ['targets', 'to do'] },
  });
  await make(moleculeCalls.layOut, { body: { names: ['lidocaine'] } });
}

async function writeComments({ make }: Pick<Caller, 'make'>, { project, routes }: Pick<Queries, 'project' | 'routes'>): Promise<number[]> {
  const onProject = await make(commentCalls.add, {
    body: { action: 'PROJECT', project, title: 'Deadline', message: 'We meet on Friday.' },
  });
  const onQuery = await make(commentCalls.add, {
    body: { action: 'QUERY', project, query: routes, title: 'Xylidine', message: 'It is cheap; begin there.' },
  });
  return [onProject.id, onQuery.id];
}
