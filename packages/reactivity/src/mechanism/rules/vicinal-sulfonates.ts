import { bondBetween, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { ringPath } from '../alkene-addition.ts';
import { isSulfonateOxygen } from '../atoms.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import { areCis } from '../ring-faces.ts';
import { isPlainNucleophile, type Substitution, substitutions } from '../saturated-substitution.ts';
import type { Finding } from './nucleophiles.ts';

/** The sulfonate of a secondary alcohol with a free hydroxyl group on the next carbon: its carbon, the next one, the hydroxyl group. */
const BESIDE_HYDROXYL = '[CX4;H1;$(C([#6])([#6])[OX2]S(=O)=O)]-[#6;$([CX4]),$([CX3]=[CX3])]-[OX2H]';

/** Sulfonates that nitrogen, oxygen or sulfur of another molecule displaces. */
function sulfonatesDisplaced(view: ReactionView): readonly Substitution[] {
  const { reactants, moleculeOf } = view.mapped;
  return substitutions(view).filter(
    ({ carbon, incoming, leaving }) =>
      isSulfonateOxygen(reactants, leaving) && moleculeOf[carbon] !== moleculeOf[incoming] && isPlainNucleophile(reactants, incoming),
  );
}

export const vicinalHydroxylsCloseEpoxides: MechanismRule = {
  id: 'E280',
  statement:
    'The sulfonate of a secondary alcohol with a free hydroxyl group on the next carbon closes the epoxide, or is lost beside an enol, before a partner comes.',
  source: TEXTBOOKS.saturatedSubstitution,
  judge: (view) => {
    const displaced = sulfonatesDisplaced(view);
    if (displaced.length === 0) return [];
    const places = view.places('reactants', BESIDE_HYDROXYL);
    return displaced.flatMap(({ carbon, leaving }): readonly Finding[] => {
      const near = places.filter(([first, next, hydroxyl]) => first === carbon && !isCisOnRing(view, { carbon, leaving, next, hydroxyl }));
      if (near.length === 0) return [];
      const text =
        'The hydroxyl group beside this sulfonate takes its place first, to the epoxide, which opens where it will: protect the alcohol, or open an epoxide on purpose.';
      return [{ verdict: 'never', chip: 'Closes the epoxide', text, wanted: [carbon], rivals: near.map(([, , hydroxyl]) => hydroxyl) }];
    });
  },
};

interface Neighbours {
  readonly carbon: number;
  readonly leaving: number;
  readonly next: number;
  readonly hydroxyl: number;
}

/** On one side of a ring the oxygen does not reach the back of the carbon. */
function isCisOnRing(
  { mapped: { reactants }, reactants: { bondInRing } }: ReactionView,
  { carbon, leaving, next, hydroxyl }: Neighbours,
): boolean {
  if (bondInRing[bondBetween(reactants, carbon, next)] === 0) return false;
  const path = ringPath(reactants, carbon, next);
  if (path === null) return false;
  const one = { atom: carbon, next: path[1], group: leaving };
  return areCis(reactants, one, { atom: next, next: path[path.length - 2], group: hydroxyl }) === true;
}

/** C-2 of a pyranoside, on a carbon with two oxygens or an oxygen and a sulfur. */
const BESIDE_ANOMERIC = '[CX4;H1;r6;$(C1[CX4]([OX2,SX2])[OX2][CX4][CX4][CX4]1)]';

export const sulfonatesBesideAcetalsStay: MechanismRule = {
  id: 'S280',
  statement: 'A sulfonate at C-2 of a pyranoside is not displaced: the dipoles of the acetal repel the nucleophile.',
  source: TEXTBOOKS.saturatedSubstitution,
  judge: (view) => {
    const { reactants } = view.mapped;
    const carbons = view.atoms('reactants', BESIDE_ANOMERIC);
    if (carbons.size === 0) return [];
    return sulfonatesDisplaced(view).flatMap(({ carbon, leaving }): readonly Finding[] => {
      if (!carbons.has(carbon)) return [];
      const [sulfur] = neighboursOf(reactants, leaving).filter((atom) => atom !== carbon);
      // A triflate goes, with azide or a salt.
      const isTriflate = view.atoms('reactants', '[SX4;$(S[CX4](F)F)]').has(sulfur);
      const text = 'Beside the two oxygens of the acetal no nucleophile comes to the back of this carbon: open an epoxide or an aziridine.';
      return [{ verdict: isTriflate ? 'risk' : 'never', chip: 'Not displaced', text, wanted: [carbon], rivals: [] }];
    });
  },
};
