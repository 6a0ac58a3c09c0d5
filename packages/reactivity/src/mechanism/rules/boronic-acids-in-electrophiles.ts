import { type AtomIndex, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { aromaticRings, aromaticSystem } from '../aromatic-ring.ts';
import { electrophilicRate } from '../electrophilic-sites.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import { aromaticSubstitutions, isIntramolecular } from './aromatic-substitutions.ts';
import type { Finding } from './nucleophiles.ts';

/** A free boronic acid, or a trifluoroborate: esters and cyclic half esters (benzoxaboroles) hold boron better. */
const OPEN_BORON = '[$([BX3]([OX2H])[OX2H]),$([B-](F)(F)F)]';

/** Logarithm of the rate of the carbon that bears boron, without it, from which the electrophile takes its place: beside or across from a donor. */
const TAKES_BORON = 3;

function isRich(view: ReactionView, ringAtom: AtomIndex): boolean {
  if (aromaticRings(view.mapped.reactants, ringAtom, 5).length > 0) return true;
  return (electrophilicRate(view, ringAtom) ?? 0) >= TAKES_BORON;
}

export const boronLeavesForElectrophiles: MechanismRule = {
  id: 'A19',
  statement: 'Nitric acid and halogens take the carbon that bears boron in a boronic acid: of rings with a donor, and of azoles, always.',
  source: TEXTBOOKS.aromaticSubstitution,
  judge: (view) => {
    const { reactants, becomes } = view.mapped;
    const boron = view.atoms('reactants', OPEN_BORON);
    return aromaticSubstitutions(view).flatMap((each): readonly Finding[] => {
      if ((each.electrophile !== 'nitro' && each.electrophile !== 'halogen') || isIntramolecular(view, each)) return [];
      const bearing = aromaticSystem(reactants, each.carbon).filter((atom) =>
        neighboursOf(reactants, atom).some((beside) => boron.has(beside) && becomes[beside] >= 0),
      );
      if (bearing.length === 0) return [];
      const isNever = bearing.some((atom) => isRich(view, atom));
      return [
        {
          verdict: isNever ? 'never' : 'risk',
          chip: 'Boron is replaced',
          text: isNever
            ? 'The electrophile takes the place of boron on so rich a carbon: bring boron in last, by way of the halide.'
            : 'The electrophile takes the place of boron too, and acid replaces it by hydrogen: bring boron in last, or keep it as a cyclic ester.',
          wanted: [each.carbon],
          rivals: bearing,
        },
      ];
    });
  },
};
