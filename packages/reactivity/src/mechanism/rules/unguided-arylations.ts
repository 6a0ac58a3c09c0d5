import { type AtomIndex, ELEMENT, type Molecule } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { aromaticSystem, isAzineNitrogen } from '../aromatic-ring.ts';
import { isHalogen } from '../atoms.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import { hydrogenReplacements } from '../replacement.ts';
import type { Finding } from './nucleophiles.ts';

/** Groups beside which palladium or ruthenium takes a hydrogen of an arene: they bind the metal, or make the hydrogen acidic. */
const GUIDED = [
  'c:c-[CX3]=[O,N,S]',
  'c:c-[c,n]:[n;+0]',
  'c:c-[c,n]:[c,n]:[n;+0]',
  'c:c-[NX3][CX3]=[OX1]',
  'c:c-[NX2]=[#6,#7]',
  'c:c-[OX2][CX3]=[OX1]',
  'c:c-[OX2H]',
  'c:c-F',
  'c:c-[N+]',
  'c:c-C#N',
  // By their oxygen: the element itself stands too near for a ring with the metal.
  'c:c-[P,S]=O',
  'c:c-[CX4][N,O]',
] as const;

/** A carbon of a benzene ring with no hetero ring beside it, that nothing tells from the rest. */
const UNGUIDED = `[cH;$(c1ccccc1);!$(c:c:[!c]);${GUIDED.map((each) => `!$(${each})`).join(';')}]`;

/** A carbon of a single azine: palladium, whose base takes no hydrogen here, sits on the nitrogen, but an N-oxide changes that, and a fluorine beside it. */
const OF_AZINE = '[cH;r6;$(c:[nX2]),$(c:c:[nX2]),$(c:c:c:[nX2]);!$(c:c-F);!$(c:c-[c,n]:[n;+0]);!$(c:c-[CX3]=[O,N,S])]';

/** Between two branched alkyl groups, so that the metal that has entered there meets no hydrogen of a benzene ring or azine. */
const SHUT_HALIDE = '[c;$(c(:c-[CX4;H0,H1;!$(CF)]):c-[CX4;H0,H1;!$(CF)])]';

export const arenesNeedGuides: MechanismRule = {
  id: 'H9',
  statement:
    'A metal finds the hydrogen of a benzene ring beside a group that binds it or makes the hydrogen acidic, and no other; nor does palladium that of an azine, nor any from a halide between two branched groups.',
  source: TEXTBOOKS.couplings,
  judge: (view) => {
    const { moleculeOf, reactants } = view.mapped;
    if (!view.names.includes('direct-c-h-arylation')) return [];
    const unguided = view.atoms('reactants', UNGUIDED);
    const azine = view.atoms('reactants', OF_AZINE);
    return hydrogenReplacements(view).flatMap(({ carbon, incoming }): readonly Finding[] => {
      if (moleculeOf[carbon] === moleculeOf[incoming]) return [];
      if (
        aromaticSystem(reactants, carbon).length === 6 &&
        view.atoms('reactants', SHUT_HALIDE).has(incoming) &&
        meetsHalide(view, incoming)
      ) {
        const text =
          'Two branched groups shut the metal that enters this halide off from any hydrogen of an arene: give that arene boron or magnesium.';
        return [{ verdict: 'never', chip: 'Too crowded', text, wanted: [incoming], rivals: [] }];
      }
      if (azine.has(carbon) && isMonocyclicAzine(reactants, carbon) && meetsHalide(view, incoming)) {
        const isNever = hasAcidicNitrogen(view, incoming);
        const text = isNever
          ? 'Palladium binds to the nitrogen and leaves the hydrogens of this ring alone, and no lithium compound can be made of the other: give the ring a halogen or boron.'
          : 'Palladium leaves the hydrogens of this ring alone: an aryllithium adds and is oxidised, where the ring bears it; else give the ring a halogen or boron.';
        return [{ verdict: isNever ? 'never' : 'risk', chip: 'No guide', text, wanted: [carbon], rivals: [] }];
      }
      if (!unguided.has(carbon)) return [];
      const text = 'Nothing tells this hydrogen from the others of its ring: give the arene a halogen or boron where the bond is to be.';
      return [{ verdict: 'never', chip: 'No guide', text, wanted: [carbon], rivals: [] }];
    });
  },
};

function isMonocyclicAzine(molecule: Molecule, carbon: AtomIndex): boolean {
  const ring = aromaticSystem(molecule, carbon);
  return ring.length === 6 && ring.some((atom) => isAzineNitrogen(molecule, atom)) && ring.every((atom) => molecule.charge[atom] === 0);
}

/** Whether the arene that comes in gives up a halide: nucleophiles and radicals reach an azine otherwise. */
function meetsHalide(view: ReactionView, incoming: AtomIndex): boolean {
  return view.leavingFrom(incoming).some((leaving) => isHalogen(view.mapped.reactants, leaving));
}

/** Whether the arene that comes in has the N-H of an azole, which takes the base. */
function hasAcidicNitrogen({ mapped: { reactants } }: ReactionView, incoming: AtomIndex): boolean {
  return aromaticSystem(reactants, incoming).some(
    (atom) => reactants.atomicNumber[atom] === ELEMENT.nitrogen && reactants.hydrogenCount[atom] === 1,
  );
}
