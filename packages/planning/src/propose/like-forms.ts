import type { Molecule } from '@retron/molecule';
import { formIdentity } from '../molecules/form-identity.ts';
import { readCanonical } from '../step/fragments.ts';
import { areWrittenAsForms, MOBILE } from '../step/like-molecules.ts';
import type { UnappraisedStep } from '../step/proposed-step.ts';
import { countReactions } from '../step/support.ts';
import { areLikeCuts } from './like-cuts.ts';
import { withFurther } from './unite-support.ts';

/**
 * Unites steps that differ only in charges, salts and tautomers of their precursors: acetate and acetic acid, an amine and its ammonium ion, a
 * pyrazole with its hydrogen on either nitrogen, hydroxypyridine and pyridone. The form with fewer charges is shown, of equal ones the more
 * probable.
 */
export function uniteLikeForms(steps: readonly UnappraisedStep[], structure: Molecule): readonly UnappraisedStep[] {
  const size = ({ rawPrecursors }: UnappraisedStep) =>
    rawPrecursors
      .map(({ provenance }) => provenance.length)
      .sort((a, b) => a - b)
      .join();
  const isMobile = ({ rawPrecursors }: UnappraisedStep) => rawPrecursors.some(({ smiles }) => MOBILE.test(smiles));
  const sizes = new Set(steps.filter(isMobile).map(size));
  const read = new Map<string, number>();
  const identity = (smiles: string) => {
    const known = read.get(smiles) ?? formIdentity(readCanonical(smiles));
    read.set(smiles, known);
    return known;
  };
  const united: UnappraisedStep[] = [];
  const places = new Map<string, number[]>();
  for (const step of [...steps].sort((a, b) => chargesOf(a) - chargesOf(b) || weightOf(b) - weightOf(a) || (a.key < b.key ? -1 : 1))) {
    const key = sizes.has(size(step))
      ? step.rawPrecursors
          .map(({ smiles }) => identity(smiles))
          .sort((a, b) => a - b)
          .join()
      : '';
    const alike = key === '' ? [] : (places.get(key) ?? []);
    const place = alike.find(
      (each) =>
        areWrittenAsForms(united[each].precursors, step.precursors) &&
        areLikeCuts(united[each].outcome.bonds, step.outcome.bonds, structure),
    );
    if (place !== undefined) united[place] = withFurther(united[place], step);
    else {
      if (key !== '') places.set(key, [...alike, united.length]);
      united.push(step);
    }
  }
  return united;
}

/** By the ranker, or by the number of recorded reactions where there is none. */
function weightOf({ share, support }: UnappraisedStep): number {
  return share ?? countReactions(support).all;
}

function chargesOf({ precursors }: UnappraisedStep): number {
  return precursors.reduce((sum, smiles) => sum + (smiles.match(/[-+]\d*\]/g)?.length ?? 0), 0);
}
