/**
 * How somebody stands to what a call is about.
 *
 * - stranger: has an account, and is no member of the project;
 * - member: of the project, by name; companion: by a group;
 * - author: a member who started the query, wrote the comment, or has what is one's own (a view, an export, a molecule, a strategy, a token);
 * - owner: of the project;
 * - special: flagged special, and no member of the project.
 */
export type Actor = 'stranger' | 'member' | 'companion' | 'author' | 'owner' | 'special';

/** One line of the table of rights. Who has not signed in may only make the calls of the first line. */
export interface Right {
  readonly who: string;
  /** Ends "who ... may". */
  readonly may: string;
  readonly allowed: readonly Actor[];
  /** They are told that they may not. To all others what the call is about does not exist, so that numbers cannot be tried out. */
  readonly forbidden: readonly Actor[];
  /** Names of calls of the contract. */
  readonly calls: readonly string[];
}

const MEMBERS: readonly Actor[] = ['member', 'companion', 'author', 'owner'];
const EVERYBODY: readonly Actor[] = ['stranger', ...MEMBERS, 'special'];

/** Every call of the contract stands in one line; `docs/decisions/who-may-do-what.md` shows the lines, and tests hold every call to them. */
export const RIGHTS: readonly Right[] = [
  {
    who: 'everybody, without an account too',
    may: 'sign in; read imprint and privacy, the state of the service and the description of its calls',
    allowed: EVERYBODY,
    forbidden: [],
    calls: [
      ...['signIn', 'listSignInWays', 'beginSignIn', 'returnFromProvider', 'followSignOutLink', 'getLegalText', 'getServerStatus'],
      ...['getLiveness', 'getReadiness', 'getMetrics', 'getOpenApi', 'getDocumentationPage'],
    ],
  },
  {
    who: 'everybody with an account',
    may: 'look after the own account, preferences, sessions and tokens; make projects; list what is their own or was shared with them; keep molecules; see groups and who is in them; draw and check structures; see what is installed; report a precedent; read the news, and what others did that concerns them',
    allowed: EVERYBODY,
    forbidden: [],
    calls: [
      ...['signOut', 'whoAmI', 'changePassword', 'listSessions', 'endSession', 'endOtherSessions', 'listPreferences', 'setPreferences'],
      ...['getOwnMail', 'setOwnMail', 'listTokens', 'createToken', 'listProjects', 'listAllProjects', 'listProjectNames', 'createProject'],
      ...['listGroups', 'listMembers', 'listAutorunModes', 'getAutorunMode', 'listQueries', 'queryNameExists', 'reportPrecedent'],
      ...[
        'listExports',
        'listMolecules',
        'listMoleculesAfter',
        'moleculeNameExists',
        'moleculeExists',
        'createMolecule',
        'importMolecules',
        'layOutMolecules',
        'listStrategies',
      ],
      ...[
        'getStrategyTerms',
        'previewStrategy',
        'checkStructure',
        'readStructures',
        'drawStructure',
        'placeAtoms',
        'drawReaction',
        'listLibraries',
      ],
      ...[
        'listReagents',
        'checkReagents',
        'checkWishes',
        'listAlgorithms',
        'listInstalledCatalogs',
        'listCatalogs',
        'listExternalLinks',
        'getVersion',
        'getInfo',
        'listNews',
        'listNotices',
      ],
    ],
  },
  {
    who: 'members of a project',
    may: 'see it with everything in it, start queries, continue any query, comment, keep own views of a tree, export',
    allowed: MEMBERS,
    forbidden: [],
    calls: [
      ...[
        'getProject',
        'listProjectComments',
        'listQueryComments',
        'followComments',
        'addComment',
        'startQuery',
        'startQueries',
        'startQueryByMode',
        'importTree',
        'addSample',
        'getQuery',
      ],
      ...[
        'getQueryStatus',
        'followQuery',
        'continueQuery',
        'getChildren',
        'getQueryGraph',
        'checkForward',
        'listRoutes',
        'findBranch',
        'listProjectRoutes',
        'getShoppingList',
      ],
      ...['listComparableQueries', 'getReactionCluster', 'getReactionClusterByPath', 'getReactions', 'narrowReactions', 'keepFilter'],
      ...['listTreeStates', 'createTreeState', 'getDisconnections', 'saveDisconnections', 'lookUpPrecedents', 'lookUpPrecedentsByPath'],
      ...['drawQueryStructure', 'exportPathways', 'exportPrecedents', 'exportClusterStatistics', 'exportDisconnections'],
    ],
  },
  {
    who: 'whoever started a query, and the owner of its project',
    may: 'rename, describe, keep, stop, delete and restore it; a member who continued it may stop that too',
    allowed: ['author', 'owner'],
    forbidden: ['member', 'companion'],
    calls: ['stopQuery', 'renameQuery', 'keepQuery', 'changeQuery', 'deleteQuery', 'restoreQuery', 'addMetadata', 'changeMetadata'],
  },
  {
    who: 'the author of a comment, and the owner of the project',
    may: 'delete it',
    allowed: ['author', 'owner'],
    forbidden: ['member', 'companion'],
    calls: ['deleteComment'],
  },
  {
    who: 'the owner of a project',
    may: 'name and describe it, add and remove members and groups; hand it over to a member, or delete it, unless it is the default project. A member by name who is not the owner may remove themselves',
    allowed: ['owner'],
    forbidden: ['member', 'companion', 'author'],
    calls: [
      ...['changeProject', 'deleteProject', 'addMember', 'removeMember', 'handOverProject'],
      ...['addProjectGroup', 'removeProjectGroup'],
    ],
  },
  {
    who: 'the owner of a project that was deleted',
    may: 'restore it within the time of the undo',
    allowed: ['owner'],
    forbidden: [],
    calls: ['restoreProject'],
  },
  {
    who: 'whoever has a view of a tree, an export, a molecule, a token, or a strategy that is not shared',
    may: 'see, change and delete it; share and revoke the strategy. A strategy that is shared, and those of the product, everybody sees and duplicates',
    allowed: ['author'],
    forbidden: [],
    calls: [
      ...['getTreeState', 'changeTreeState', 'deleteTreeState', 'traceExport', 'getExportFile', 'exportAgain', 'deleteExport'],
      ...['getMolecule', 'copyMolecule', 'changeMolecule', 'deleteMolecule', 'restoreMolecule', 'revokeToken'],
      ...['getStrategy', 'getStrategyByName', 'copyStrategy', 'changeStrategy', 'changeStrategyByName', 'shareStrategy'],
      ...['shareStrategyByName', 'revokeStrategy', 'revokeStrategyByName', 'deleteStrategy', 'deleteStrategyByName'],
    ],
  },
  {
    who: 'special users',
    may: 'make, change, disable and re-enable accounts, reset passwords, sign people out, read the audit log; make, change and delete groups, put people into them and take them out; write news, legal texts and links; read reports; see, stop and retry jobs of all users by their names; set quotas; see the health of the installation; build, switch and delete libraries and catalogues. Inside projects they have no more rights than others',
    allowed: ['special'],
    forbidden: ['stranger', ...MEMBERS],
    calls: [
      ...['listAccounts', 'addAccount', 'changeAccount', 'resetPassword', 'endSessionsOf', 'listAuditLog', 'listAllGroups', 'addGroup'],
      ...['changeGroup', 'deleteGroup', 'addGroupMember', 'removeGroupMember', 'addNews', 'changeNews', 'deleteNews', 'setLegalText'],
      ...[
        'setExternalLinks',
        'listReports',
        'changeReport',
        'listJobs',
        'stopJob',
        'retryJob',
        'getInstallation',
        'listQuotas',
        'setQuota',
      ],
      ...['listDataFiles', 'switchDataFile', 'deleteDataFile', 'listDataFileQueries', 'beginBuild', 'sendBuildPart', 'stopBuild'],
    ],
  },
];
