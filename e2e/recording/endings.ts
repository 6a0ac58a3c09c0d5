import {
  ALL_CALLS,
  accountCalls,
  accountsCalls,
  type Call,
  commentCalls,
  comparisonCalls,
  dataFileCalls,
  exportCalls,
  groupCalls,
  houseCalls,
  moleculeCalls,
  operationCalls,
  pictureCalls,
  projectCalls,
  queryCalls,
  referenceCalls,
  strategyCalls,
  tokenCalls,
  treeStateCalls,
} from '@retron/contract';
import { type Caller, until } from './recorder.ts';
import type { World } from './world.ts';

/** Calls that answer no JSON but a page or a stream, or are made by other programs than these pages. */
const NOT_OF_THE_SCREENS = new Set([
  'followQuery',
  'followComments',
  'returnFromProvider',
  'getMetrics',
  'getOpenApi',
  'getDocumentationPage',
]);

/** Everything that can be looked up and that the world does not ask itself. */
export async function lookUpTheRest({ make }: Caller, world: World): Promise<void> {
  const takesNothing = ({ method, params, query, name }: Call) =>
    method === 'GET' && Object.keys(params.shape).length === 0 && allMayBeLeftOut(query) && !NOT_OF_THE_SCREENS.has(name);
  const leadsElsewhere = ({ answer }: Call) => !('_zod' in answer) && answer.status === 302;
  for (const call of ALL_CALLS) if (takesNothing(call) && !leadsElsewhere(call)) await make(call, {} as never);

  for (const { name } of await make(queryCalls.listModes)) await make(queryCalls.getMode, { query: { autorun: name } });
  for (const type of ['imprint', 'privacy'] as const) await make(referenceCalls.getLegalText, { query: { type } });
  for (const id of [world.sample, world.routes, world.broad, world.forward, world.running]) {
    await make(queryCalls.getStatus, { params: { id } });
    await make(comparisonCalls.listComparable, { params: { id } });
    await make(commentCalls.listOfQuery, { params: { id } });
  }
  for (const id of [world.routes, world.broad]) await make(comparisonCalls.getGraph, { params: { id } });
  for (const id of [world.sampleProject, world.project]) {
    await make(projectCalls.get, { params: { id } });
    await make(commentCalls.listOfProject, { params: { id } });
  }
  // Who sees the sample is answered with it.
  await make(queryCalls.addSample, { params: { id: world.sampleProject } });
  await make(projectCalls.listMembers, { query: { group: 'Process chemistry' } });
  await make(pictureCalls.placeAtoms, { query: { smiles: 'CCN(CC)CC(=O)Nc1c(C)cccc1C', width: 560, height: 360 } });
  for (const name of ['chemsynth_core-1.0', 'reflib-1.0']) await make(dataFileCalls.listQueries, { params: { kind: 'library', name } });
  await make(dataFileCalls.listQueries, { params: { kind: 'catalog', name: 'store-1.0' } });
}

function allMayBeLeftOut(query: Call['query']): boolean {
  return query.safeParse({}).success;
}

/** What takes away: last, when everything else is recorded. */
export async function takeAway(admin: Caller, world: World, open: () => Caller): Promise<void> {
  const { make } = admin;
  const params = { id: world.running };
  await make(queryCalls.stop, { params });
  const status = () => make(queryCalls.getStatus, { params });
  await until('paclitaxel is stopped', status, (answer) => answer.status !== 'Busy');
  await make(operationCalls.stopJob, { params: { kind: 'export', id: await underWay(admin, world) } });
  const { jobs } = await make(operationCalls.listJobs, { query: { state: 'failed' } });
  for (const { kind, id } of jobs.slice(0, 1)) await make(operationCalls.retryJob, { params: { kind, id } });

  const { pathways, project } = world;
  const file = (await make(exportCalls.file, { params: { jobid: pathways } })) as Record<string, unknown>;
  await make(exportCalls.importTree, { body: { projectid: project, file } });
  await make(exportCalls.delete, { params: { jobid: world.job } });
  await make(queryCalls.delete, { params });
  await make(queryCalls.restore, { params });
  await make(treeStateCalls.delete, { params: { pid: project, qid: world.routes, id: world.state } });
  for (const id of world.comments) await make(commentCalls.delete, { params: { id } });
  await make(moleculeCalls.delete, { params: { name: 'lidocaine' } });
  await make(moleculeCalls.restore, { params: { name: 'lidocaine' } });
  await make(strategyCalls.delete, { params: { id: world.strategy } });
  const copy = (await make(strategyCalls.list)).find(({ mayEdit }) => mayEdit);
  if (copy) await make(strategyCalls.deleteByName, { params: { name: copy.name } });
  await make(groupCalls.removeFromProject, { params: { id: project, groupid: world.group } });
  await make(groupCalls.removeMember, { params: { id: world.group, username: 'otto' } });
  await make(groupCalls.delete, { params: { id: world.group } });
  await make(projectCalls.delete, { params: { id: project } });
  await make(projectCalls.restore, { params: { id: project } });
  await make(projectCalls.handOver, { params: { id: project }, body: { username: 'grace' } });
  const other = await make(projectCalls.create, { body: { name: 'Another project' } });
  await make(projectCalls.addMember, { params: { id: other.id }, body: { username: 'grace' } });
  await make(projectCalls.removeMember, { params: { id: other.id, username: 'grace' } });
  await make(houseCalls.deleteNews, { params: { id: world.news } });
  await make(dataFileCalls.switch, { params: { kind: 'catalog', name: 'store-1.0' }, body: { on: false } });
  await make(dataFileCalls.delete, { params: { kind: 'catalog', name: 'store-1.0' } });
  await make(tokenCalls.revoke, { params: { id: world.token } });
  await make(accountsCalls.endSessions, { params: { id: world.colleague } });

  const { password } = await make(accountsCalls.resetPassword, { params: { id: world.colleague } });
  const grace = open();
  await grace.make(accountCalls.signIn, { body: { username: 'grace', password } });
  await grace.make(accountCalls.changePassword, { body: { current: password, next: `${password} and more of it` } });
  const { id } = (await grace.make(accountCalls.listSessions))[0] ?? { id: '' };
  await grace.make(accountCalls.endSession, { params: { id } });
  await make(accountCalls.endOtherSessions);
  await make(accountCalls.signOut);
  const stranger = open();
  await stranger.make(accountCalls.beginSignIn);
  await stranger.make(accountCalls.followSignOutLink);
}

/** An export that has not ended: the last of several. */
async function underWay({ make }: Caller, { routes }: World): Promise<number> {
  let last = 0;
  for (let i = 0; i < 4; i++) last = (await make(exportCalls.clusterStatistics, { body: { query: { id: routes } } })).jobid;
  return last;
}
