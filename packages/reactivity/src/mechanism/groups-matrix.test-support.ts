import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Molecule, parseSmiles, writeSmiles } from '@retron/molecule';
import { type MappedReaction, readMappedReaction } from '@retron/transforms';

const FIXTURES = new URL('../../../../fixtures/chemistry/', import.meta.url);

/** Marks in a step where a group is put, and joins it there. */
const PLACE = /\[\*:(\d+)\]/;
const JOINT = '-%98';
/** Maps of the group's atoms; those of the steps are lower. */
const FIRST_MAP = 300;

/** A functional group as it hangs on an arene and on a chain. */
export interface MatrixGroup {
  readonly name: string;
  readonly ring: string;
  readonly chain: string;
}

/** A step with a place for a group that stands by, and what rules of mechanism say of the groups there. */
export interface MatrixStep {
  readonly name: string;
  /** Mapped, with `[*:n]` for the place on both sides. */
  readonly reaction: string;
  readonly place: 'ring' | 'chain';
  /** Names of groups. */
  readonly never: readonly string[];
  readonly risk: readonly string[];
}

function rowsOf(name: string): readonly (readonly string[])[] {
  const [, ...rows] = readFileSync(fileURLToPath(new URL(name, FIXTURES)), 'utf8')
    .trimEnd()
    .split('\n');
  return rows.map((row) => row.split('\t'));
}

export function readMatrixGroups(): readonly MatrixGroup[] {
  return rowsOf('matrix-groups.tsv').map(([name, ring, chain]) => ({ name, ring, chain }));
}

export function readMatrixSteps(): readonly MatrixStep[] {
  const names = (text: string) => (text === '' ? [] : text.split(', '));
  return rowsOf('matrix-steps.tsv').map(([name, place, reaction, never, risk]) => ({
    name,
    reaction,
    place: place === 'ring' ? 'ring' : 'chain',
    never: names(never),
    risk: names(risk),
  }));
}

/** The step with a group at its place. @throws when it cannot be read */
export function stepBeside({ reaction, place }: Pick<MatrixStep, 'reaction' | 'place'>, group: MatrixGroup): MappedReaction {
  const [before, after] = reaction.split('>>');
  const mapped = readMappedReaction(`${grafted(before, group[place])}>>${grafted(after, group[place])}`);
  if (!mapped.ok) throw new Error(`${reaction}: ${mapped.error.message}`);
  return mapped.value;
}

/** Mapped SMILES with the group in the place of the marked atom; the atoms of the group are the last ones. */
function grafted(smiles: string, fragment: string): string {
  const [token, map] = PLACE.exec(smiles) ?? [''];
  if (map === undefined) throw new Error(`${smiles} has no place for a group`);
  const at = smiles.indexOf(token);
  const rest = smiles.slice(at + token.length);
  // Written first in its molecule, it hangs on the atom after it; else on the one before, in a branch or not.
  const isFirst = at === 0 || smiles[at - 1] === '.';
  const neighbour = rest.indexOf(']') + 1;
  const host = isFirst
    ? `${smiles.slice(0, at)}${rest.slice(0, neighbour)}${JOINT}${rest.slice(neighbour)}`
    : smiles[at - 1] === '('
      ? `${smiles.slice(0, at - 1)}${JOINT}${rest.slice(1)}`
      : `${smiles.slice(0, at)}${JOINT}${rest}`;
  const [first] = /^(\[[^\]]*\]|Cl|Br|[A-Za-z])/.exec(fragment) ?? [''];
  const joined = read(`${host}.${first}${JOINT}${fragment.slice(first.length)}`);
  const size = read(fragment).atomCount;
  const atomMap = joined.atomMap.slice();
  for (let atom = 0; atom < size; atom++) atomMap[joined.atomCount - size + atom] = FIRST_MAP + atom;
  return writeSmiles({ ...joined, atomMap }, { atomMaps: true }).smiles;
}

function read(smiles: string): Molecule {
  const molecule = parseSmiles(smiles);
  if (!molecule.ok) throw new Error(`${smiles}: ${molecule.error.message}`);
  return molecule.value;
}
