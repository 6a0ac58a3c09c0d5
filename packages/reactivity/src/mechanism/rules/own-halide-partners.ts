import { ELEMENT, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { replacements } from '../replacement.ts';
import { exchangeRank, isBroughtByMetal, METALS, metalEntries, RANKS } from './metal-entries.ts';
import type { Finding } from './nucleophiles.ts';

/** Aryl halides that stay, better by two steps than the one that reacts: iodide before bromide, bromide before chloride. */
const CLEARLY_BETTER = 2;

/** What K8 says of boron and tin, and K9 of alkynes, of every other partner: amines, phenols, thiols, amides, alkenes. */
export const nucleophilesWithBetterHalides: MechanismRule = {
  id: 'K60',
  statement: 'An amine, a phenol, a thiol or an alkene whose own arene carries a better halide than its partner couples with itself.',
  source: TEXTBOOKS.couplings,
  judge: (view) => {
    const { reactants, becomes, moleculeOf } = view.mapped;
    const exchanges = replacements(view);
    return metalEntries(view).flatMap(({ carbon, incoming, leaving }): readonly Finding[] => {
      if (METALS.has(reactants.atomicNumber[incoming]) || isBroughtByMetal(reactants, incoming, exchanges)) return [];
      if (moleculeOf[incoming] === moleculeOf[carbon]) return [];
      const wanted = exchangeRank(reactants, carbon, leaving);
      const rivals: number[] = [];
      for (let atom = 0; atom < reactants.atomCount; atom++) {
        if (!RANKS.has(reactants.atomicNumber[atom]) || becomes[atom] < 0 || moleculeOf[atom] !== moleculeOf[incoming]) continue;
        const [ringAtom] = neighboursOf(reactants, atom);
        const isAryl =
          ringAtom !== undefined && reactants.isAromatic[ringAtom] === 1 && reactants.atomicNumber[ringAtom] === ELEMENT.carbon;
        if (isAryl && exchangeRank(reactants, ringAtom, atom) - wanted >= CLEARLY_BETTER) rivals.push(ringAtom);
      }
      if (rivals.length === 0) return [];
      const text = 'The metal enters the halide of this partner before that of the other: the partner couples with its own kind.';
      return [{ verdict: 'never', chip: 'Couples with itself', text, wanted: [incoming], rivals }];
    });
  },
};
