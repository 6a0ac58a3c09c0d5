import {
  disconnectionCalls,
  exportCalls,
  precedentCalls,
  queryCalls,
  referenceCalls,
  type StructureNode,
  treeCalls,
  treeStateCalls,
} from '@retron/contract';
import { type Caller, until } from './recorder.ts';

const GROUP = 'BONDSET' as const;
/** Suggestions whose precedents are recorded. */
const MOST_LOOKED_UP = 12;

/** The queries that are asked, and their project. */
export interface Queries {
  readonly project: number;
  readonly routes: number;
  readonly broad: number;
  readonly forward: number;
}

/** What came of asking. */
export interface AskedTrees {
  /** The first suggestion of `routes`. */
  readonly suggestion: number;
  readonly state: number;
  readonly job: number;
  /** Export of a pathway as JSON. */
  readonly pathways: number;
}

/** Everything that is asked of a tree, and its exports. */
export async function askTrees({ make }: Pick<Caller, 'make'>, { project, routes, broad, forward }: Queries): Promise<AskedTrees> {
  const params = { id: routes };
  const { tree, targethash } = await make(treeCalls.getQuery, { params });
  const first = tree?.children[0];
  if (!tree || !first) throw new Error('Lidocaine has no suggestions.');
  const precursor = first.children[0] as StructureNode;
  await make(treeCalls.getQuery, { params, query: { molfile: 'yes' } });
  await make(treeCalls.getChildren, { params: { id: routes, sid: precursor.sid } });
  await make(treeCalls.findBranch, { params: { id: routes, sid: tree.sid } });
  await make(treeCalls.checkForward, { params: { id: routes, ensid: first.ensid } });
  const found = await make(treeCalls.listRoutes, { params });
  const [route] = found.routes;
  if (!route) throw new Error('Lidocaine has no routes.');
  await make(treeCalls.getShoppingList, { params, body: { amount: 5, unit: 'g', steps: [{ ensid: route.weakest }] } });
  await make(treeCalls.listProjectRoutes, { params: { id: project } });
  await make(treeCalls.getCluster, { params, body: { ensembleId: first.ensid, parentId: tree.sid } });
  await make(treeCalls.getClusterByPath, { params: { id: routes, ensembleid: first.ensid, parentid: tree.sid, querygroup: GROUP } });
  await make(treeCalls.getReactions, { params: { id: routes, queryGroup: GROUP } });
  await make(treeCalls.narrowReactions, { params, body: {} });
  await make(treeCalls.narrowReactions, { params, body: { ensids: [first.ensid] } });
  await make(treeCalls.keepFilter, { params, body: { filterProperties: {} } });
  await make(treeCalls.keepFilter, { params, body: { filterProperties: {}, scope: 'tree' } });
  const other = await make(treeCalls.getQuery, { params: { id: broad } });
  const leaf = other.tree?.children
    .flatMap(({ children }) => children)
    .find(({ childCount, isExpanded }) => childCount === 0 && isExpanded);
  await make(treeCalls.continue, { params: { id: broad }, body: { structlistid: leaf?.sid ?? 1 } });
  for (const { ensid } of tree.children.slice(0, MOST_LOOKED_UP))
    await make(precedentCalls.lookUp, { params, body: { ensid, parid: tree.sid, direction: 'synthesis' } });
  const lookedUp = await make(precedentCalls.lookUpByPath, {
    params: { id: routes, ensid: first.ensid, parid: tree.sid, queryGroup: GROUP, direction: 'synthesis', isCluster: 'FALSE' },
  });
  const [precedent] = lookedUp.precedents;
  await make(precedentCalls.report, {
    body: { rxnid: `${precedent?.source}:${precedent?.prkey}`, comment: 'The product is another one.' },
  });
  const ofTarget = { id: routes, targethash };
  const summary = await make(disconnectionCalls.get, { params: ofTarget });
  const { bonds } = summary.clusters[0] ?? { bonds: [] };
  await make(disconnectionCalls.save, { params: ofTarget, body: { cluster: { bonds, comment: 'Ask Grace.' } } });
  const tried = { pid: project, qid: routes };
  const view = { nodes: {}, route: [] };
  const state = await make(treeStateCalls.create, { params: tried, body: { name: 'For the meeting', state: view } });
  await make(treeStateCalls.change, { params: { ...tried, id: state.id }, body: { state: view, version: state.version } });
  await make(treeStateCalls.get, { params: { ...tried, id: state.id } });
  await make(treeStateCalls.list, { params: tried });
  await make(queryCalls.addMetadata, { params: { queryId: routes }, body: { name: 'ticket', value: 7 } });
  await make(queryCalls.changeMetadata, { params: { queryId: routes, id: 'ticket' }, body: { value: 8 } });
  await make(queryCalls.keep, { params: { id: routes } });
  await make(queryCalls.change, { params: { id: forward }, body: { comment: 'What does acetyl chloride make?' } });
  await make(queryCalls.rename, { params: { id: forward }, body: { name: 'acylation of xylidine' } });
  for (const structure of first.children)
    if (structure.catalogid !== null) await make(referenceCalls.listCatalogs, { params: { id: structure.catalogid } });

  const query = { id: routes };
  const selection = `${tree.sid}-${first.ensid}`;
  await make(exportCalls.pathways, { body: { query, selection } });
  await make(exportCalls.clusterStatistics, { body: { query } });
  await make(exportCalls.disconnections, { body: { id: routes } });
  const { jobid: precedents } = await make(exportCalls.precedents, { body: { query, ensemble: first.ensid, format: 'RDF' } });
  const { jobid: rdf } = await make(exportCalls.pathways, { body: { query, selection, format: 'RDF' } });
  const { jobid: json } = await make(exportCalls.pathways, { body: { query, selection, format: 'JSON' } });
  for (const jobid of [precedents, rdf, json]) {
    const trace = () => make(exportCalls.trace, { params: { jobid } });
    await until('an export is made', trace, ({ status }) => status === 'READY');
    if (jobid !== precedents) await make(exportCalls.file, { params: { jobid }, query: { filename: 'export' } });
  }
  await make(exportCalls.again, { params: { jobid: precedents } });
  return { state: state.id, job: precedents, pathways: json, suggestion: first.ensid };
}
