import type { User } from '../repositories/users.ts';
import { PASSWORD } from './build.ts';

/** What one caller gives; as raw as a foe may send it. */
export interface Input {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** What calls are about. */
export interface Things {
  readonly user: User;
  readonly project: number;
  readonly query: number;
  readonly strategy: number;
  readonly comment: number;
  readonly state: number;
  readonly job: number;
  readonly token: number;
  /** Whose account special users look after. */
  readonly colleague: User;
  /** Whom they put into a group. */
  readonly newcomer: User;
  /** `Chemists`. */
  readonly group: number;
}

/** Something that each call takes; calls that are not here take nothing. */
export function examplesIn({
  user,
  project,
  query,
  strategy,
  comment,
  state,
  job,
  token,
  colleague,
  newcomer,
  group,
}: Things): Readonly<Record<string, Input>> {
  const ofProject = { params: { id: project } };
  const ofQuery = { params: { id: query } };
  const settings = { projectid: project, sessionid: 'a new query', rosdal: 'CCO' };
  const states = { pid: project, qid: query };
  const view = { name: 'mine', state: { route: ['1-4'] } };
  const disconnection = { params: { id: query, targethash: 'FZERHIULMFGESH_UHFFFAOYSA_N' } };
  return {
    signIn: { body: { username: user.username, password: PASSWORD } },
    changePassword: { body: { current: PASSWORD, next: 'short' } },
    addNews: { body: { title: 'News', body: 'Text' } },
    changeNews: { params: { id: 1 }, body: { title: 'News', body: 'Text' } },
    deleteNews: { params: { id: 1 } },
    setLegalText: { params: { type: 'imprint' }, body: { body: 'Text' } },
    setExternalLinks: { body: { links: [{ label: 'Help', url: 'https://example.org' }] } },
    switchDataFile: { params: { kind: 'library', name: 'reflib-1.0' }, body: { on: true } },
    deleteDataFile: { params: { kind: 'library', name: 'reflib-1.0' } },
    listDataFileQueries: { params: { kind: 'library', name: 'reflib-1.0' } },
    beginBuild: {
      body: { kind: 'library', name: 'ours', version: '1.0', displayname: 'Ours', filename: 'ours.rdf', size: 100, minimumsupport: 1 },
    },
    sendBuildPart: { params: { id: 1 }, query: { at: 0 } },
    stopBuild: { params: { id: 1 } },
    changeReport: { params: { id: 1 }, body: { state: 'accepted' } },
    stopJob: { params: { kind: 'query', id: query } },
    retryJob: { params: { kind: 'query', id: query } },
    setQuota: { body: { name: 'exports', value: 5 } },
    setPreferences: { body: { preferences: [{ name: 'steps', value: '3' }] } },
    setOwnMail: { body: { mail: 'ada@example.org' } },
    endSession: { params: { id: '0123456789abcdef' } },
    createToken: { body: { name: 'another script' } },
    revokeToken: { params: { id: token } },
    addAccount: { body: { username: 'somebody', realname: 'Some Body' } },
    changeAccount: { params: { id: colleague.id }, body: {} },
    resetPassword: { params: { id: colleague.id } },
    endSessionsOf: { params: { id: colleague.id } },
    getProject: ofProject,
    createProject: { body: { name: 'A project' } },
    changeProject: { ...ofProject, body: { name: 'A project' } },
    deleteProject: ofProject,
    restoreProject: ofProject,
    addMember: { ...ofProject, body: { username: colleague.username } },
    removeMember: { params: { id: project, username: colleague.username } },
    handOverProject: { ...ofProject, body: { username: colleague.username } },
    addGroup: { body: { name: 'A group' } },
    changeGroup: { params: { id: group }, body: {} },
    deleteGroup: { params: { id: group } },
    addGroupMember: { params: { id: group }, body: { username: newcomer.username } },
    removeGroupMember: { params: { id: group, username: newcomer.username } },
    addProjectGroup: { ...ofProject, body: { group: 'Chemists' } },
    removeProjectGroup: { params: { id: project, groupid: group } },
    listProjectComments: ofProject,
    followComments: ofProject,
    listQueryComments: ofQuery,
    addComment: { body: { action: 'QUERY', project, query, title: 'A title', message: 'A message' } },
    deleteComment: { params: { id: comment } },
    getAutorunMode: { query: { autorun: 'Broad Overview' } },
    startQueryByMode: { body: { ...settings, autorun: 'Broad Overview' } },
    addSample: ofProject,
    queryNameExists: { body: { sessionid: 'a name' } },
    startQuery: {
      body: {
        ...settings,
        direction: 'synthesis',
        algorithm: 'NEW',
        strategy: 'Core Disconnection 1.0',
        library: ['chemsynth_core'],
        breadth: 5,
        nsteps: 2,
        minlevels: 2,
      },
    },
    startQueries: {
      body: {
        projectid: project,
        batch: 'a batch',
        targets: [{ sessionid: 'one of many', rosdal: 'CCO' }],
        direction: 'synthesis',
        algorithm: 'V3',
        strategy: 'Core Disconnection 1.0',
        library: ['chemsynth_core'],
        breadth: 5,
        nsteps: 2,
        minlevels: 2,
      },
    },
    listProjectRoutes: ofProject,
    getQuery: ofQuery,
    getQueryStatus: ofQuery,
    followQuery: ofQuery,
    stopQuery: ofQuery,
    renameQuery: { ...ofQuery, body: { name: 'another name' } },
    keepQuery: ofQuery,
    changeQuery: { ...ofQuery, body: {} },
    deleteQuery: ofQuery,
    restoreQuery: ofQuery,
    listComparableQueries: ofQuery,
    getQueryGraph: ofQuery,
    getChildren: { params: { id: query, sid: 1 } },
    checkForward: { params: { id: query, ensid: 1 } },
    listRoutes: ofQuery,
    findBranch: { params: { id: query, sid: 1 } },
    getShoppingList: { ...ofQuery, body: { amount: 5, unit: 'g', steps: [{ ensid: 1 }] } },
    continueQuery: { ...ofQuery, body: { structlistid: 1 } },
    getReactionCluster: { ...ofQuery, body: { ensembleId: 1, parentId: 1 } },
    getReactionClusterByPath: { params: { id: query, ensembleid: 1, parentid: 1, querygroup: 'BONDSET' } },
    listTreeStates: { params: states },
    getTreeState: { params: { ...states, id: state } },
    createTreeState: { params: states, body: view },
    changeTreeState: { params: { ...states, id: state }, body: view },
    deleteTreeState: { params: { ...states, id: state } },
    getDisconnections: disconnection,
    saveDisconnections: { ...disconnection, body: {} },
    lookUpPrecedents: { ...ofQuery, body: { ensid: 1 } },
    lookUpPrecedentsByPath: {
      params: { id: query, ensid: 1, parid: 1, queryGroup: 'BONDSET', direction: 'synthesis', isCluster: 'FALSE' },
    },
    reportPrecedent: { body: { rxnid: 'PISTACHIO:1', comment: 'Wrong product' } },
    getStrategy: { params: { id: strategy } },
    getStrategyByName: { params: { name: 'of the owner' } },
    copyStrategy: { body: { id: strategy } },
    changeStrategy: { params: { id: strategy }, body: {} },
    changeStrategyByName: { params: { name: 'of the owner' }, body: {} },
    shareStrategy: { params: { id: strategy } },
    shareStrategyByName: { params: { name: 'of the owner' } },
    revokeStrategy: { params: { id: strategy } },
    revokeStrategyByName: { params: { name: 'of the owner' } },
    deleteStrategy: { params: { id: strategy } },
    deleteStrategyByName: { params: { name: 'of the owner' } },
    previewStrategy: { body: { structure: 'CCO', direction: 'synthesis', clauses: [{ effect: 'admit', when: {} }] } },
    getReactions: { params: { id: query, queryGroup: 'BONDSET' } },
    narrowReactions: { ...ofQuery, body: {} },
    keepFilter: { ...ofQuery, body: { filterProperties: {} } },
    addMetadata: { params: { queryId: query }, body: { name: 'batch', value: 7 } },
    changeMetadata: { params: { queryId: query, id: 'noted' }, body: { value: 8 } },
    exportPathways: { body: { query: { id: query }, selection: '1-1' } },
    exportPrecedents: { body: { query: { id: query }, ensemble: 1 } },
    exportClusterStatistics: { body: { query: { id: query } } },
    exportDisconnections: { body: { id: query } },
    traceExport: { params: { jobid: job } },
    getExportFile: { params: { jobid: job } },
    exportAgain: { params: { jobid: job } },
    importTree: { body: { projectid: project, file: {} } },
    deleteExport: { params: { jobid: job } },
    checkReagents: { body: { reagents: ['NaBH4'] } },
    checkWishes: { body: { avoid: ['Suzuki'] } },
    checkStructure: { body: { text: 'CCO' } },
    moleculeNameExists: { body: { name: 'ethanol' } },
    moleculeExists: { params: { name: 'ethanol' } },
    getMolecule: { params: { name: 'ethanol' } },
    createMolecule: { body: { name: 'ethanol', rosdal: 'CCO' } },
    listMoleculesAfter: { params: { id: 0 } },
    layOutMolecules: { body: { names: ['ethanol'] } },
    importMolecules: { body: { records: [{ name: 'ethanol', text: 'CCO' }] } },
    copyMolecule: { params: { name: 'ethanol' } },
    changeMolecule: { params: { name: 'ethanol' }, body: {} },
    deleteMolecule: { params: { name: 'ethanol' } },
    restoreMolecule: { params: { name: 'ethanol' } },
    readStructures: { body: { text: 'CCO' } },
    drawStructure: { query: { smiles: 'CCO' } },
    placeAtoms: { query: { smiles: 'CCO' } },
    drawQueryStructure: { params: { id: query, sid: 1 } },
    drawReaction: { query: { reaction: 'CC(=O)O.CN>>CNC(C)=O' } },
    listCatalogs: { params: { id: 'a catalogue number' } },
    getLegalText: { query: { type: 'imprint' } },
  };
}
