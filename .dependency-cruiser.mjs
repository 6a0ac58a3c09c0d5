import { APPS, PACKAGES, PURE, SERVER, WEB } from './import-rules.mjs';

/** One rule per row of the table: from this package, to any package of ours that is not named. */
function packageRule(folder, name, allowed) {
  const mayReach = [`^${folder}/${name}/`, ...allowed.map((other) => `^packages/${other}/`)];
  return {
    name: `${name}-imports`,
    severity: 'error',
    from: { path: `^${folder}/${name}/src/` },
    to: { path: '^(packages|apps)/', pathNot: mayReach },
  };
}

/** Inside an app: from this folder, to any sibling folder that is not named. */
function folderRule(app, folder, siblings, allowed) {
  const forbidden = siblings.filter((other) => other !== folder && !allowed.includes(other));
  return {
    name: `${app}-${folder}-imports`,
    severity: 'error',
    from: { path: `^apps/${app}/src/${folder}/`, pathNot: '\\.test\\.tsx?$' },
    // `app/paths.ts` is a leaf of addresses that links anywhere may name.
    to: { path: `^apps/${app}/src/(${forbidden.join('|')})/`, pathNot: '^apps/web/src/app/paths\\.ts$' },
  };
}

export default {
  forbidden: [
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '\\.css$|^virtual:' } },
    ...Object.entries(PACKAGES).map(([name, allowed]) => packageRule('packages', name, allowed)),
    ...Object.entries(APPS).map(([name, allowed]) => packageRule('apps', name, allowed)),
    {
      name: 'pure-packages-use-no-node',
      severity: 'error',
      from: { path: `^packages/(${PURE.join('|')})/src/`, pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'one-door-to-rdkit',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: '^packages/rdkit/|\\.test\\.ts$' },
      to: { path: 'node_modules/@rdkit/rdkit' },
    },
    {
      name: 'sql-in-repositories-only',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: '^apps/server/src/(repositories|database|testing|jobs|entries)/|\\.test\\.ts$' },
      to: { path: 'node_modules/(drizzle-orm|pg|pg-boss)/' },
    },
    ...Object.entries(SERVER).map(([folder, allowed]) => folderRule('server', folder, Object.keys(SERVER), allowed)),
    ...Object.entries(WEB).map(([folder, allowed]) => folderRule('web', folder, ['app', ...Object.keys(WEB)], allowed)),
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
