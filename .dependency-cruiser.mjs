import { APPS, BENCH, PACKAGES, PLANNING, PURE, SERVER, WEB } from './import-rules.mjs';

/** Tests and what only they use. */
const TESTS = '\\.test(-support)?\\.tsx?$|/src/testing/';

/** Two rules per row of the table: from this package, to any package of ours that is not named; its tests may build data files and start the toolkit too. */
function packageRules(path, allowed) {
  const name = path.split('/').at(-1);
  const mayReach = [`^${path}/`, ...allowed.map((other) => (other === 'bench' ? '^bench/' : `^packages/${other}/`))];
  const rule = (suffix, from, more) => ({
    name: `${name}-${suffix}`,
    severity: 'error',
    from,
    to: { path: '^(packages|apps|bench)/', pathNot: [...mayReach, ...more] },
  });
  return [
    rule('imports', { path: `^${path}/src/`, pathNot: TESTS }, []),
    rule('test-imports', { path: [`^${path}/src/.*(${TESTS})`] }, ['^packages/(build|rdkit)/']),
  ];
}

/** Inside an app: from this folder, to any sibling folder that is not named. */
function folderRule(app, folder, siblings, allowed) {
  const forbidden = siblings.filter((other) => other !== folder && !allowed.includes(other));
  return {
    name: `${app}-${folder}-imports`,
    severity: 'error',
    from: { path: `^apps/${app}/src/${folder}/`, pathNot: '\\.test\\.tsx?$' },
    to: { path: `^apps/${app}/src/(${forbidden.join('|')})/` },
  };
}

/** Inside planning: from this room, to anything of planning that is not in a room named, or not in a room at all. */
function roomRule(room, allowed) {
  const mayReach = [room, ...allowed].map((each) => `^packages/planning/src/${each}/`);
  return {
    name: `planning-${room}-imports`,
    severity: 'error',
    from: { path: `^packages/planning/src/${room}/`, pathNot: TESTS },
    to: { path: '^packages/planning/src/', pathNot: mayReach },
  };
}

export default {
  forbidden: [
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '\\.css$|^virtual:' } },
    ...Object.entries(PACKAGES).flatMap(([name, allowed]) => packageRules(`packages/${name}`, allowed)),
    ...Object.entries(APPS).flatMap(([name, allowed]) => packageRules(`apps/${name}`, allowed)),
    ...packageRules('bench', BENCH),
    {
      name: 'pure-packages-use-no-node',
      severity: 'error',
      from: { path: `^packages/(${PURE.join('|')})/src/`, pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'one-door-to-rdkit',
      severity: 'error',
      from: { path: '^(packages|apps|bench)/', pathNot: '^packages/rdkit/|\\.test\\.ts$' },
      to: { path: 'node_modules/@rdkit/rdkit' },
    },
    {
      name: 'sql-in-repositories-only',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: '^apps/server/src/(repositories|database|backup|testing|jobs|entries)/|\\.test\\.ts$' },
      to: { path: 'node_modules/(drizzle-orm|pg|pg-boss)/' },
    },
    ...Object.entries(SERVER).map(([folder, allowed]) => folderRule('server', folder, Object.keys(SERVER), allowed)),
    ...Object.entries(WEB).map(([folder, allowed]) => folderRule('web', folder, Object.keys(WEB), allowed)),
    {
      name: 'server-folders-stand-in-the-table',
      severity: 'error',
      from: { path: `^apps/server/src/(?!(${Object.keys(SERVER).join('|')})/)[^/]+/` },
      to: {},
    },
    {
      name: 'web-folders-stand-in-the-table',
      severity: 'error',
      from: { path: `^apps/web/src/(?!(${Object.keys(WEB).join('|')})/)[^/]+/` },
      to: {},
    },
    {
      name: 'texts-use-the-contract-only',
      severity: 'error',
      from: { path: '^apps/web/src/texts/', pathNot: TESTS },
      to: { pathNot: ['^apps/web/src/texts/', '^packages/contract/'] },
    },
    ...Object.entries(PLANNING).map(([room, allowed]) => roomRule(room, allowed)),
    {
      name: 'web-no-feature-to-feature',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
