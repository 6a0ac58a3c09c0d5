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
  library: ['molecule', 'patterns', 'transforms'],
  tree: ['molecule'],
  planning: ['molecule', 'rdkit', 'learning', 'patterns', 'transforms', 'reactivity', 'library', 'tree'],
  build: ['molecule', 'rdkit', 'learning', 'patterns', 'transforms', 'library', 'tree', 'planning'],
  installation: ['molecule', 'library', 'planning'],
  contract: ['molecule', 'tree'],
  threads: [],
  editor: [],
};

export const APPS = {
  server: ['threads', 'molecule', 'rdkit', 'target', 'installation', 'reactivity', 'library', 'tree', 'planning', 'contract'],
  cli: [
    'threads',
    'molecule',
    'rdkit',
    'target',
    'installation',
    'learning',
    'transforms',
    'reactivity',
    'library',
    'tree',
    'planning',
    'build',
    'contract',
  ],
  web: ['molecule', 'tree', 'contract', 'editor'],
};

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

/** Inside the server: a folder may import those named beside it. SQL lives in repositories alone. */
export const SERVER = {
  policies: [],
  repositories: ['database'],
  commands: ['repositories', 'policies', 'database'],
  planning: [],
  chemistry: [],
  jobs: ['commands', 'repositories', 'policies', 'database', 'planning'],
  routes: ['commands', 'repositories', 'policies', 'jobs', 'http', 'chemistry'],
};

/**
 * Inside the web app: app -> features -> shared -> components -> theme, never feature -> feature.
 * `components` is the kit, which knows no calls; `shared` is what several features use of queries, comments, news, structures.
 */
export const WEB = {
  theme: [],
  api: [],
  components: ['theme'],
  shared: ['components', 'theme', 'api'],
  features: ['shared', 'components', 'theme', 'api'],
  app: ['features', 'shared', 'components', 'theme', 'api'],
  testing: ['app', 'components', 'theme', 'api'],
};
