import type { Point } from './geometry.ts';
import type { AtomPair } from './structure-graph.ts';

/** An atom line of a V3000 molfile: number, symbol, coordinates, atom map, then properties. */
const ATOM_LINE = /^(M {2}V30 \d+ \S+ \S+ \S+ \S+ \S+)(.*)$/;

/** The lines between `BEGIN ATOM` and `END ATOM` of a V3000 molfile as the toolkit writes it: one per atom, in order. */
function atomLines(lines: readonly string[]): { first: number; last: number } {
  const first = lines.indexOf('M  V30 BEGIN ATOM') + 1;
  return { first, last: lines.indexOf('M  V30 END ATOM') };
}

/** Mass numbers of the atoms; 0 for natural abundance. */
export function massesOf(molfile: string): number[] {
  const lines = molfile.split('\n');
  const { first, last } = atomLines(lines);
  return lines.slice(first, last).map((line) => Number(/ MASS=(\d+)/.exec(line)?.[1] ?? 0));
}

/** Element symbols of the atoms. */
export function symbolsOf(molfile: string): string[] {
  const lines = molfile.split('\n');
  const { first, last } = atomLines(lines);
  return lines.slice(first, last).map((line) => line.split(' ')[4]);
}

/** The molfile with other mass numbers; 0 for natural abundance. */
export function withMasses(molfile: string, masses: readonly number[]): string {
  const lines = molfile.split('\n');
  const { first, last } = atomLines(lines);
  for (let i = first; i < last; i++) {
    const mass = masses[i - first];
    const line = lines[i].replace(/ MASS=\d+/, '');
    lines[i] = mass === 0 ? line : line.replace(ATOM_LINE, `$1 MASS=${mass}$2`);
  }
  return lines.join('\n');
}

/** An atom of a template for alignment; `label` is written as its mass number, so that it fits one atom only. */
export interface TemplateAtom {
  readonly symbol: string;
  readonly label: number;
  readonly position: Point;
}

/** A V3000 molfile of some atoms with bonds of any kind between them: to be found in a molecule labelled likewise. */
export function templateMolfile(atoms: readonly TemplateAtom[], bonds: readonly AtomPair[]): string {
  return [
    '',
    '  alignment',
    '',
    '  0  0  0     0  0            999 V3000',
    'M  V30 BEGIN CTAB',
    `M  V30 COUNTS ${atoms.length} ${bonds.length} 0 0 0`,
    'M  V30 BEGIN ATOM',
    ...atoms.map(({ symbol, label, position }, i) => `M  V30 ${i + 1} ${symbol} ${position.x} ${position.y} 0 0 MASS=${label}`),
    'M  V30 END ATOM',
    'M  V30 BEGIN BOND',
    ...bonds.map(([begin, end], i) => `M  V30 ${i + 1} 8 ${begin + 1} ${end + 1}`),
    'M  V30 END BOND',
    'M  V30 END CTAB',
    'M  END',
    '',
  ].join('\n');
}
