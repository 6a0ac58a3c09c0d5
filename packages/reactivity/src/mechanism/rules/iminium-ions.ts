import { type AtomIndex, BOND, ELEMENT, type Molecule, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { aromaticSystem, substituentOf } from '../aromatic-ring.ts';
import { hasDoubleBondedOxygen, isAcylated, neighboursAcross } from '../atoms.ts';
import { electrophilicRate } from '../electrophilic-sites.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import { hydrogenReplacements } from '../replacement.ts';
import { isAcceptor } from '../substituent.ts';

/** Weak electrophiles with nitrogen, the best last: an iminium ion, one of an amide or sulfonamide, a nitrilium ion. */
type Ion = 'iminium' | 'acyliminium' | 'nitrilium';

/** An aromatic carbon whose hydrogen a carbon with nitrogen takes the place of. Reactant atoms. */
interface IonAttack {
  readonly carbon: AtomIndex;
  readonly ion: Ion;
  readonly closesRing: boolean;
}

function ionAttacks(view: ReactionView): readonly IonAttack[] {
  const { reactants, product, becomes, sourceOf, moleculeOf } = view.mapped;
  return hydrogenReplacements(view).flatMap(({ carbon, incoming }) => {
    if (reactants.isAromatic[carbon] === 0 || reactants.atomicNumber[incoming] !== ELEMENT.carbon) return [];
    const after = becomes[incoming];
    const nitrogen = neighboursOf(product, after).find((each) => product.atomicNumber[each] === ELEMENT.nitrogen);
    const wasElectrophile = neighboursAcross(reactants, incoming, BOND.double).some(
      (each) => reactants.atomicNumber[each] !== ELEMENT.carbon,
    );
    if (nitrogen === undefined || !wasElectrophile || hasDoubleBondedOxygen(product, after)) return [];
    const closesRing = moleculeOf[carbon] === moleculeOf[incoming] || moleculeOf[carbon] === moleculeOf[sourceOf[nitrogen]];
    return [{ carbon, ion: ionKind(product, after, nitrogen), closesRing }];
  });
}

function ionKind(product: Molecule, carbon: AtomIndex, nitrogen: AtomIndex): Ion {
  const isNitrilium = product.isAromatic[carbon] === 1 || neighboursAcross(product, carbon, BOND.double).includes(nitrogen);
  if (isNitrilium) return 'nitrilium';
  return isAcylated(product, nitrogen) ? 'acyliminium' : 'iminium';
}

/**
 * Logarithm of the rate below which a ring does not take up the ion, and below which it does so only under force: closing a ring asks
 * for less. Set between rings that textbooks close (benzene by a nitrilium ion, methoxybenzene para by an iminium ion) and those that they do not.
 */
const FLOORS: Readonly<Record<Ion, { readonly never: number; readonly risk: number }>> = {
  iminium: { never: 0.5, risk: 3 },
  acyliminium: { never: -0.5, risk: 1 },
  nitrilium: { never: -0.3, risk: 1 },
};
/** How much richer a ring has to be where nothing holds the ion beside it: of benzenes, phenols and anilines take it up. */
const BETWEEN_MOLECULES = 2;

/** Between the nitrogen and the hydroxyl group of a 3-hydroxypyridine or its like, whose phenolate takes up an iminium ion. */
const OF_HYDROXYAZINE = '[cH;r6;$(c(:[nX2]):c[OX2H])]';

export const ionsNeedRichRings: MechanismRule = {
  id: 'F1',
  statement:
    'Iminium and nitrilium ions are weak electrophiles: the Pictet-Spengler and Bischler-Napieralski reactions close on electron-rich rings only.',
  source: TEXTBOOKS.heterocycleSynthesis,
  judge: (view) =>
    ionAttacks(view).flatMap(({ carbon, ion, closesRing }) => {
      const { reactants } = view.mapped;
      if (ion === 'iminium' && view.atoms('reactants', OF_HYDROXYAZINE).has(carbon)) return [];
      const rate = electrophilicRate(view, carbon);
      const floor = FLOORS[ion];
      const shift = closesRing ? 0 : BETWEEN_MOLECULES;
      if (rate === null || rate >= floor.risk + shift) return [];
      const ring = aromaticSystem(reactants, carbon);
      const acceptors = ring.flatMap((atom) => {
        const first = substituentOf(reactants, atom);
        return first !== undefined && isAcceptor(reactants, first, atom) ? [first] : [];
      });
      // A halogen is met by more heat; an acceptor is not.
      const isNever = rate < floor.never + shift && (acceptors.length > 0 || !closesRing);
      return [
        {
          verdict: isNever ? ('never' as const) : ('risk' as const),
          chip: 'Ring too poor',
          text: `${ion === 'nitrilium' ? 'The nitrilium ion' : 'The iminium ion'} is a weak electrophile: ${isNever ? 'this ring does not take it up.' : 'this ring takes it up only in very strong acid, or by way of a sulfonamide or carbamate.'}`,
          wanted: [carbon],
          rivals: acceptors,
        },
      ];
    }),
};
