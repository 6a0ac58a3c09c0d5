/**
 * Who may import whom: the whole architecture in one table.
 *
 * A package may import those named beside it and nothing else of ours. Enforced by `npm run imports`
 * (dependency-cruiser, rules made from this table) and by the `lib` and `types` of each tsconfig.
 */
export const PACKAGES = {
  molecule: [],
  rdkit: ['molecule'],
  learning: ['molecule'],
  target: ['molecule', 'rdkit'],
  patterns: ['molecule'],
  transforms: ['molecule', 'rdkit', 'patterns'],
  reactivity: ['molecule', 'patterns', 'transforms'],
  library: ['molecule', 'patterns', 'transforms', 'reactivity'],
  tree: ['molecule'],
  planning: ['molecule', 'rdkit', 'learning', 'patterns', 'transforms', 'reactivity', 'library', 'tree'],
  build: ['molecule', 'rdkit', 'learning', 'patterns', 'transforms', 'reactivity', 'library', 'tree', 'planning'],
  installation: ['molecule', 'library', 'planning'],
  command: ['threads', 'molecule', 'rdkit', 'installation', 'reactivity', 'library', 'planning', 'build'],
  contract: ['molecule', 'tree'],
  exports: ['molecule', 'rdkit', 'tree'],
  threads: [],
  editor: [],
};

export const APPS = {
  server: [
    'threads',
    'molecule',
    'rdkit',
    'patterns',
    'target',
    'installation',
    'reactivity',
    'library',
    'tree',
    'planning',
    'build',
    'command',
    'contract',
    'exports',
  ],
  cli: [
    'threads',
    'molecule',
    'rdkit',
    'target',
    'installation',
    'reactivity',
    'library',
    'tree',
    'planning',
    'build',
    'contract',
    'exports',
    'command',
    'bench',
  ],
  web: ['molecule', 'tree', 'contract', 'editor'],
};

/** Benchmarks: what they may import. Only the command line imports them. */
export const BENCH = [
  'threads',
  'molecule',
  'rdkit',
  'installation',
  'patterns',
  'transforms',
  'reactivity',
  'target',
  'library',
  'tree',
  'planning',
  'build',
  'command',
];

/** Packages without Node, DOM, clock or chance: what they need is passed in. */
export const PURE = [
  'molecule',
  'learning',
  'target',
  'patterns',
  'transforms',
  'reactivity',
  'library',
  'tree',
  'planning',
  'build',
  'contract',
];

/**
 * Inside planning, in the order in which a suggestion comes about: a room may import those named beside it, all of which stand above it
 * in this table. Only `plan.ts` and `index.ts` stand outside the rooms.
 */
export const PLANNING = {
  // what everything is made of
  molecules: [],
  request: [],
  libraries: ['molecules'],
  clusters: ['molecules'],
  step: ['clusters', 'libraries', 'molecules'],
  // what works on it
  ports: ['step', 'libraries', 'request'],
  rank: ['ports', 'step'],
  strategies: ['step', 'molecules', 'request'],
  propose: ['strategies', 'step', 'libraries', 'molecules'],
  judge: ['ports', 'step', 'libraries', 'request', 'molecules'],
  rate: ['step', 'molecules'],
  explain: ['rate', 'step', 'molecules'],
  // what puts it together
  expand: ['explain', 'rate', 'judge', 'propose', 'strategies', 'ports', 'rank', 'step', 'request'],
  forward: ['expand', 'strategies', 'ports', 'rank', 'step', 'libraries', 'molecules'],
  routes: ['step', 'request', 'molecules'],
  search: ['routes', 'rate', 'step', 'request'],
  // what is asked of suggestions afterwards
  precedents: ['ports', 'libraries'],
};

/**
 * Inside the server: a folder may import those named beside it; every folder is named. SQL lives in repositories (and in backup, which
 * copies tables as they are), the wire's words in routes and presenters. Routes reach the database through commands, which ask the policies: so no call writes unasked.
 */
export const SERVER = {
  policies: [],
  database: [],
  launcher: ['database'],
  backup: ['database'],
  operator: ['backup', 'commands', 'database', 'launcher'],
  planning: [],
  chemistry: ['planning'],
  // who vouches for users outside this house
  identity: [],
  building: [],
  repositories: ['database', 'building'],
  commands: ['repositories', 'policies', 'database', 'chemistry', 'building', 'identity'],
  presenters: ['commands', 'repositories', 'policies', 'chemistry'],
  jobs: ['commands', 'repositories', 'policies', 'database', 'planning', 'chemistry', 'building'],
  http: ['commands', 'repositories', 'database', 'chemistry', 'identity'],
  routes: ['commands', 'presenters', 'http', 'chemistry'],
  sample: ['commands', 'repositories', 'presenters', 'jobs', 'planning', 'chemistry'],
  entries: [
    'commands',
    'repositories',
    'database',
    'backup',
    'operator',
    'jobs',
    'planning',
    'chemistry',
    'identity',
    'building',
    'http',
    'routes',
    'sample',
    'launcher',
  ],
  testing: ['commands', 'repositories', 'database', 'jobs', 'chemistry', 'identity', 'http', 'routes', 'launcher', 'sample'],
};

/**
 * Inside the web app: app -> features -> shared -> components -> theme, never feature -> feature.
 * `components` is the kit, which knows no calls; `shared` is what several features use of queries, comments, news, structures;
 * `addresses` are those of the pages. `texts` is the catalogue of what the screens say: at the bottom, it knows nothing of what says it.
 */
export const WEB = {
  theme: [],
  addresses: [],
  texts: [],
  api: ['texts'],
  components: ['theme', 'texts'],
  shared: ['components', 'theme', 'api', 'addresses', 'texts'],
  features: ['shared', 'components', 'theme', 'api', 'addresses', 'texts'],
  app: ['features', 'shared', 'components', 'theme', 'api', 'addresses', 'texts'],
  testing: ['app', 'components', 'theme', 'api'],
};
