import { ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { arylations } from '../arylations.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { readiness } from '../nucleophilic-readiness.ts';
import { isMetalFreeArylation } from './condensation-order.ts';
import { bondsOf, type Finding, NUCLEOPHILES } from './nucleophiles.ts';

/** The carbons at 3 and 5 of a 2-pyridone and at 3 of a 4-pyridone with a free N-H, where no carbonyl group takes up charge. */
const PYRIDONE_BETWEEN =
  '[c;r6;$(c1c(=[OX1])[nX3;H1][c,n][c,n][c,n]1),$(c1[c,n][nX3;H1]c(=[OX1])[c,n][c,n]1),$(c1c(=[OX1])[c,n][c,n][nX3;H1][c,n]1)]';
/** A nitro group ortho or para to the carbon takes the charge all the same. */
const BESIDE_NITRO = '[c;$(c:c[N+](=O)[O-]),$(c:c:c:c[N+](=O)[O-])]';

export const pyridonesKeepHalides: MechanismRule = {
  id: 'N172',
  statement:
    'A halide at 3 or 5 of a pyridone with a free N-H is displaced by no nucleophile: the ring is an anion, and gives the charge no room there.',
  source: TEXTBOOKS.heteroaromatics,
  judge: (view) => {
    const between = view.atoms('reactants', PYRIDONE_BETWEEN);
    if (between.size === 0) return [];
    const { reactants, moleculeOf } = view.mapped;
    const helped = view.atoms('reactants', BESIDE_NITRO);
    return arylations(view).flatMap(({ carbon, incoming, leaving }): readonly Finding[] => {
      if (!between.has(carbon) || helped.has(carbon) || moleculeOf[carbon] === moleculeOf[incoming]) return [];
      // Metals exchange the others.
      if (reactants.atomicNumber[leaving] !== ELEMENT.fluorine && !isMetalFreeArylation(view)) return [];
      const text =
        'Base makes the anion of this pyridone, and nothing takes up a second charge beside its carbonyl group: take the 2-alkoxy- or 2-halopyridine.';
      return [{ verdict: 'never', chip: 'Pyridone anion', text, wanted: [carbon], rivals: [] }];
    });
  },
};

/** From here on a halide is as activated as the chloride at 2 of a pyridine with an acceptor or of a pyrimidine, or the fluoride beside a nitro group. */
const ACTIVATED = 1.6;

export const guanidinesNeedActivation: MechanismRule = {
  id: 'N173',
  statement:
    'A guanidine or amidine is too weak a nucleophile, and as its free base too strong a base, for any halide that is not well activated.',
  source: TEXTBOOKS.conjugateAddition,
  judge: (view) => {
    // Quinazolines close from fluorobenzonitriles, whose nitrile takes the guanidine first.
    const open = bondsOf(view, 'aryl');
    if (open.length === 0) return [];
    const { reactants } = view.mapped;
    const amidines = view.atoms('reactants', NUCLEOPHILES.amidine);
    return arylations(view).flatMap(({ carbon, incoming, leaving }): readonly Finding[] => {
      const isLeaving = reactants.atomicNumber[leaving] === ELEMENT.fluorine || reactants.atomicNumber[leaving] === ELEMENT.chlorine;
      if (!isLeaving || !amidines.has(incoming) || !open.some((bond) => bond.nucleophile === incoming)) return [];
      const ready = readiness(reactants, carbon);
      if (ready === null || ready >= ACTIVATED) return [];
      const text =
        'The charge of a guanidine or amidine is spread over its nitrogens: make the amine of this arene, and bring the rest to it with a cyanamide, an isothiourea or an imidoyl chloride.';
      return [{ verdict: 'never', chip: 'Too weak a pair', text, wanted: [carbon], rivals: [incoming] }];
    });
  },
};
