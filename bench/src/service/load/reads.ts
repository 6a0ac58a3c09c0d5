import type { Chance } from '../running/chance.ts';

/** What a reader may look at. */
export interface Reach {
  /** Projects of the reader. */
  readonly projects: readonly number[];
  readonly queriesOf: ReadonlyMap<number, readonly number[]>;
}

interface Read {
  readonly name: string;
  /** How often, in proportion. */
  readonly share: number;
  readonly path: (reach: Reach, chance: Chance) => string;
}

const project = ({ projects }: Reach, chance: Chance): number => chance.pick(projects);

function query(reach: Reach, chance: Chance): number {
  const ids = reach.queriesOf.get(project(reach, chance)) ?? [];
  return ids.length === 0 ? query(reach, chance) : chance.pick(ids);
}

const FILTERS = [
  'status=Ready',
  'status=Stopped&status=Error',
  'direction=synthesis&sort=name',
  'saved=1',
  'term=candidate',
  'breadth=5&minlevels=1',
];
const SMILES = ['CCO', 'c1ccccc1C(=O)O', 'CC(=O)Nc1ccc(O)cc1', 'O=C1CCc2cc(OCCCCc3nnnn3C3CCCCC3)ccc2N1'];

/** What the screens ask for, as often as people at work open them. */
export const READS: readonly Read[] = [
  { name: 'who am I', share: 8, path: () => '/app/api/whoami' },
  {
    name: 'queries of a project, with counts',
    share: 12,
    path: (reach, chance) => `/app/api/queries?projectid=${project(reach, chance)}&counts=yes`,
  },
  { name: 'all queries, a page', share: 4, path: (_, chance) => `/app/api/queries?per_page=100&page=${chance.between(1, 3)}` },
  {
    name: 'all queries, narrowed, with counts',
    share: 4,
    path: (_, chance) => `/app/api/queries?per_page=100&counts=yes&${chance.pick(FILTERS)}`,
  },
  { name: 'projects, a page', share: 6, path: (_, chance) => `/app/apiv2/projects?page=${chance.between(1, 4)}` },
  { name: 'a project', share: 7, path: (reach, chance) => `/app/apiv2/projects/${project(reach, chance)}` },
  { name: 'names of projects', share: 2, path: () => '/app/api/projects/names/list' },
  { name: 'a query with its first level', share: 14, path: (reach, chance) => `/app/api/queries/${query(reach, chance)}` },
  {
    name: 'a page of suggestions',
    share: 14,
    path: (reach, chance) => `/app/api/queries/${query(reach, chance)}/tree/1/children?limit=50`,
  },
  { name: 'status', share: 10, path: (reach, chance) => `/app/api/queries/${query(reach, chance)}/status?since=0` },
  { name: 'routes', share: 3, path: (reach, chance) => `/app/api/queries/${query(reach, chance)}/routes` },
  {
    name: 'a structure of a query drawn',
    share: 8,
    path: (reach, chance) => `/app/api/queries/${query(reach, chance)}/structures/${chance.between(1, 3)}/picture?w=240&h=200`,
  },
  {
    name: 'a structure drawn',
    share: 2,
    path: (_, chance) => `/app/api/structures/picture?w=240&h=200&smiles=${encodeURIComponent(chance.pick(SMILES))}`,
  },
  { name: 'comments on a query', share: 4, path: (reach, chance) => `/app/api/queries/${query(reach, chance)}/comments` },
  { name: 'comments on a project', share: 2, path: (reach, chance) => `/app/api/projects/${project(reach, chance)}/comments` },
];

/** The next call of a reader. */
export function nextRead(reach: Reach, chance: Chance): { readonly name: string; readonly path: string } {
  const { name, path } = chance.weighted(READS.map((read) => [read, read.share] as const));
  return { name, path: path(reach, chance) };
}
