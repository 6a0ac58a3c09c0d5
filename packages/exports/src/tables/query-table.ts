import type { ExportMaterials, ExportQuery, ExportWishes } from '../content.ts';
import { type Table, tableOf } from './table.ts';

const PRECISION_WORDS = ['low', 'medium', 'high'];

/** The query and its settings, a fact a line, as a reader sees them. */
export function queryFacts(query: ExportQuery): readonly (readonly [string, string | number])[] {
  return [
    ['Query', query.name],
    ['Query number', query.id],
    ['Project', query.project],
    ['Owner', query.owner],
    ['Target SMILES', query.targetSmiles],
    ['Direction', query.direction],
    ['Algorithm', query.algorithm],
    ['Strategy', query.strategy],
    ['Libraries', query.libraries.join(', ')],
    ['Breadth', query.breadth],
    ['Steps', query.steps],
    ['Precision', PRECISION_WORDS[query.precision - 1] ?? query.precision],
    ...(query.wishes === null ? [] : wishFacts(query.wishes)),
    ['Created (UTC)', minutes(query.created)],
    ['Exported by', query.exportedBy],
    ['Exported (UTC)', minutes(query.exportedAt)],
    ['Version', `Retron ${query.programVersion}`],
  ];
}

function wishFacts(wishes: ExportWishes): readonly (readonly [string, string | number])[] {
  const { longest, structures, avoid, avoidNames, require } = wishes;
  const list = (name: string, values: readonly string[]): readonly (readonly [string, string])[] =>
    values.length === 0 ? [] : [[name, values.join(', ')]];
  return [
    ...(longest === null ? [] : [['Longest route', longest] as const]),
    ...(structures === null ? [] : [['Structures to look at', structures] as const]),
    ...list('Bonds to break', wishes.break),
    ...list('Bonds to keep', wishes.keep),
    ...list('Avoid', [...avoid, ...avoidNames]),
    ...list('Must have', require),
    ...(wishes.materials === null ? [] : materialFacts(wishes.materials)),
  ];
}

function materialFacts({ catalogs, dearest, unpriced, never, also }: ExportMaterials): readonly (readonly [string, string])[] {
  const bought = [
    catalogs === null ? 'all catalogues' : catalogs.join(', ') || 'no catalogue',
    ...(dearest === null ? [] : [`up to $${dearest.dollars} for 1 ${dearest.per}`]),
    ...(unpriced ? [] : ['with a price only']),
  ];
  return [
    ['Known starting materials', bought.join('; ')],
    ...(never.length === 0 ? [] : [['Never bought', never.join(', ')] as const]),
    ...(also.length === 0 ? [] : [['Also to be had', also.join(', ')] as const]),
  ];
}

/** `2026-11-23 04:07` of an ISO date. */
export function minutes(iso: string): string {
  return iso.slice(0, 16).replace('T', ' ');
}

export function queryTable(query: ExportQuery): Table {
  const note: readonly [string, string] = [
    'How to read it',
    'An empty cell is not known or not recorded. Choice and feasibility are estimates. Conditions and yields are those of precedents.',
  ];
  return tableOf<readonly [string, string | number]>(
    'Query',
    1,
    [
      { header: 'Fact', width: 20, cell: ([name]) => name },
      { header: 'Value', width: 80, numbers: '0', cell: ([, value]) => value },
    ],
    [...queryFacts(query), note],
  );
}
