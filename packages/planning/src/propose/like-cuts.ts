import { ELEMENT, type Molecule } from '@retron/molecule';
import type { UnappraisedStep } from '../step/proposed-step.ts';
import { countReactions } from '../step/support.ts';
import type { FoundStep } from './found-step.ts';
import { withFurther } from './unite-support.ts';

type Bond = readonly [number, number];

/**
 * Unites steps with the same precursors whose cuts differ only in the side of a heteroatom, under the more probable one.
 *
 * The oxygen of an ester may come from the acid or from the alcohol, that of an aryl ether from phenol or alcohol: maps of recorded
 * reactions show either, and to a chemist it is one suggestion. So is a cut that some maps do not see at all, as a reduction whose
 * oxygen is replaced.
 */
export function uniteLikeCuts(steps: Iterable<FoundStep>, structure: Molecule): readonly FoundStep[] {
  const sets = new Map<string, FoundStep[]>();
  for (const step of steps) {
    const alike = sets.get(step.identity);
    if (alike) alike.push(step);
    else sets.set(step.identity, [step]);
  }
  return [...sets.values()].flatMap((set) => (set.length === 1 ? set : uniteSet(set, structure)));
}

function uniteSet(set: readonly FoundStep[], structure: Molecule): readonly FoundStep[] {
  const united: FoundStep[] = [];
  for (const step of [...set].sort((a, b) => weightOf(b) - weightOf(a) || (a.key < b.key ? -1 : 1))) {
    const place = united.findIndex((main) => areLikeCuts(main.outcome.bonds, step.outcome.bonds, structure));
    if (place < 0) united.push(step);
    else united[place] = withFurther(united[place], step);
  }
  return united;
}

/** By the ranker, or by the number of recorded reactions where there is none. */
function weightOf({ share, support }: UnappraisedStep): number {
  return share ?? countReactions(support).all;
}

/** Whether what one cut has and the other has not meets at heteroatoms, or only one of them has something more. */
export function areLikeCuts(a: readonly Bond[], b: readonly Bond[], structure: Molecule): boolean {
  const onlyA = without(a, b);
  const onlyB = without(b, a);
  if (onlyA.length === 0 || onlyB.length === 0) return true;
  const meet = (x: Bond, y: Bond) => x.some((atom) => y.includes(atom) && isHetero(structure, atom));
  return onlyA.every((x) => onlyB.some((y) => meet(x, y))) && onlyB.every((y) => onlyA.some((x) => meet(x, y)));
}

function without(bonds: readonly Bond[], others: readonly Bond[]): readonly Bond[] {
  return bonds.filter(([a, b]) => !others.some(([x, y]) => x === a && y === b));
}

function isHetero({ atomicNumber }: Molecule, atom: number): boolean {
  return atomicNumber[atom] !== ELEMENT.carbon && atomicNumber[atom] !== ELEMENT.hydrogen;
}
