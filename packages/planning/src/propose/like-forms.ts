import { ELEMENT, type Molecule } from '@retron/molecule';
import { formIdentity } from '../molecules/form-identity.ts';
import { hasLactim } from '../molecules/lactam-form.ts';
import { readCanonical } from '../step/fragments.ts';
import { MOBILE } from '../step/like-molecules.ts';
import { changedStep, type UnappraisedStep } from '../step/proposed-step.ts';
import { countReactions } from '../step/support.ts';
import type { FoundStep } from './found-step.ts';
import { areLikeCuts } from './like-cuts.ts';
import { withFurther } from './unite-support.ts';

/**
 * Unites steps that differ only in charges, salts and tautomers of their precursors: acetate and acetic acid, an amine and its ammonium ion, a
 * pyrazole with its hydrogen on either nitrogen, hydroxypyridine and pyridone. The form with fewer charges is shown, of equal ones lactams
 * before lactims, then that whose ring nitrogens have their hydrogens as the structure has them, then the more probable.
 */
export function uniteLikeForms(steps: readonly FoundStep[], structure: Molecule): readonly UnappraisedStep[] {
  const sizes = steps.map(sizesOf);
  const isMobile = ({ outcome }: FoundStep) => outcome.precursors.some(({ smiles }) => MOBILE.test(smiles));
  const mobileSizes = new Set(sizes.filter((_, index) => isMobile(steps[index])));
  const read = new Map<string, number>();
  const identity = (smiles: string) => {
    const known = read.get(smiles) ?? formIdentity(readCanonical(smiles));
    read.set(smiles, known);
    return known;
  };
  const formsOf = (step: FoundStep) =>
    step.outcome.precursors
      .map(({ smiles }) => identity(smiles))
      .sort((a, b) => a - b)
      .join();
  const weighed = steps.map((step, index): Weighed => {
    const known = { step, index, charges: step.charges, weight: weightOf(step) };
    return mobileSizes.has(sizes[index])
      ? { ...known, lactims: countLactims(step), moved: movedHydrogens(step, structure), key: formsOf(step) }
      : { ...known, lactims: 0, moved: 0, key: '' };
  });
  // Canonical SMILES decide only between forms of one another.
  const byForms = (a: Weighed, b: Weighed) =>
    a.key !== b.key ? (a.key < b.key ? -1 : 1) : a.key === '' ? a.index - b.index : a.step.key < b.step.key ? -1 : 1;
  weighed.sort((a, b) => a.charges - b.charges || a.lactims - b.lactims || a.moved - b.moved || b.weight - a.weight || byForms(a, b));
  const united: FoundStep[] = [];
  const places = new Map<string, number[]>();
  for (const { step, key } of weighed) {
    const alike = key === '' ? [] : (places.get(key) ?? []);
    const place = alike.find(
      (each) => isOtherForm(united[each], step) && areLikeCuts(united[each].outcome.bonds, step.outcome.bonds, structure),
    );
    if (place !== undefined) united[place] = withOtherForm(united[place], step);
    else {
      if (key !== '') places.set(key, [...alike, united.length]);
      united.push(step);
    }
  }
  return united;
}

/** Run forward on the form that is shown, a transform that was recorded with another would not fit: which do is remembered. */
function withOtherForm(shown: FoundStep, other: FoundStep): FoundStep {
  return changedStep(withFurther(shown, other), { drawnBy: shown.drawnBy ?? shown.support });
}

/** The numbers of atoms of its precursors. */
function sizesOf({ outcome: { precursors } }: FoundStep): string {
  if (precursors.length === 1) return `${precursors[0].provenance.length}`;
  return precursors
    .map(({ provenance }) => provenance.length)
    .sort((a, b) => a - b)
    .join();
}

interface Weighed {
  readonly step: FoundStep;
  readonly index: number;
  readonly charges: number;
  /** See `countLactims` and `movedHydrogens`. */
  readonly lactims: number;
  readonly moved: number;
  readonly weight: number;
  /** The same for steps whose precursors are forms of the same molecules; empty where none can have another form. */
  readonly key: string;
}

/** Precursors that would be drawn as lactams. */
function countLactims({ outcome }: FoundStep): number {
  return outcome.precursors.filter(({ smiles }) => smiles.includes('n') && smiles.includes('O') && hasLactim(readCanonical(smiles))).length;
}

/** Hydrogens of ring nitrogens that sit elsewhere in the precursors than in the structure. */
function movedHydrogens({ outcome }: FoundStep, structure: Molecule): number {
  let moved = 0;
  for (const { smiles, provenance } of outcome.precursors) {
    if (!MOBILE.test(smiles)) continue;
    const { atomicNumber, isAromatic, hydrogenCount } = readCanonical(smiles);
    provenance.forEach((place, atom) => {
      const isRingNitrogen = atomicNumber[atom] === ELEMENT.nitrogen && isAromatic[atom] === 1;
      if (place >= 0 && isRingNitrogen) moved += Math.abs(hydrogenCount[atom] - structure.hydrogenCount[place]);
    });
  }
  return moved;
}

/** By the ranker, or by the number of recorded reactions where there is none. */
function weightOf({ share, support }: UnappraisedStep): number {
  return share ?? countReactions(support).all;
}

/** Stereoisomers are no forms of each other, nor are molecules of which one states more. */
function isOtherForm(a: FoundStep, b: FoundStep): boolean {
  return a.constitution !== b.constitution && a.centres === b.centres;
}
