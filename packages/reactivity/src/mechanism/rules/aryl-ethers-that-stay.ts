import { type AtomIndex, ELEMENT, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { arylations } from '../arylations.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

/** A carbon that lets a phenoxide go: of a triazine, or with two nitro groups, or between the nitrogens of a pyrimidine with a further acceptor. */
const LETS_PHENOXIDE_GO = [
  '[c;$(c1nc[n]c[n]1),$(c1ncncn1)]',
  '[c;$(c1(c([N+](=O)[O-])cc([N+](=O)[O-])cc1)),$(c1c([N+](=O)[O-])cccc1[N+](=O)[O-])]',
  '[c;$(c1[nX2][c,n][c,n][c,n][nX2]1)]',
] as const;
/** A phenol so acid that its anion leaves: fluorinated or nitrated. */
const ACID_PHENOXIDE = '[OX2;$(O(c)c1c([F,$([N+])])cccc1[F,$([N+])]),$(O(c)c1ccc([N+])cc1)]';

export const arylEthersGiveNoAryl: MechanismRule = {
  id: 'N61',
  statement: 'A phenol, an amine or a thiol does not take the aryl group of a diaryl ether: phenoxide is no leaving group on an arene.',
  source: TEXTBOOKS.conjugateAddition,
  judge: (view) => {
    const { reactants, moleculeOf, becomes } = view.mapped;
    return arylations(view).flatMap(({ carbon, incoming, leaving }): readonly Finding[] => {
      if (moleculeOf[carbon] === moleculeOf[incoming]) return [];
      // The oxygen that stays is the phenol's or the ether's: a matter of the map.
      const losesAryl = isDiarylEther(incoming) && neighboursOf(reactants, incoming).some((each) => becomes[each] < 0);
      const oxygen = losesAryl ? incoming : leaving;
      if (!isDiarylEther(oxygen) || (!losesAryl && becomes[leaving] >= 0) || view.atoms('reactants', ACID_PHENOXIDE).has(oxygen)) return [];
      const aryl = losesAryl ? neighboursOf(reactants, incoming).find((each) => becomes[each] >= 0) : carbon;
      if (aryl === undefined) return [];
      const isActivated = LETS_PHENOXIDE_GO.some((pattern) => view.atoms('reactants', pattern).has(aryl));
      const text = 'The phenoxide of a diaryl ether leaves an arene no more readily than it comes: take the aryl halide.';
      return [{ verdict: isActivated ? 'risk' : 'never', chip: 'Ether stays', text, wanted: [aryl], rivals: [oxygen] }];
    });

    function isDiarylEther(oxygen: AtomIndex): boolean {
      return (
        reactants.atomicNumber[oxygen] === ELEMENT.oxygen &&
        neighboursOf(reactants, oxygen).filter((each) => reactants.isAromatic[each] === 1).length === 2
      );
    }
  },
};
