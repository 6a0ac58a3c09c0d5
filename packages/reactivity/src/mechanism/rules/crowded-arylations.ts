import { type AtomIndex, ELEMENT, type Molecule } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { aromaticSystem, conjugatedWith, isAzineNitrogen, substituentOf } from '../aromatic-ring.ts';
import { arylations } from '../arylations.ts';
import { hasDoubleBondedOxygen, isHalogen } from '../atoms.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { isAcceptor, type Substituent, substituentKind } from '../substituent.ts';
import type { Finding } from './nucleophiles.ts';

/** An alkylamine on a tertiary carbon of no small ring. */
const TERTIARY_ALKYLAMINE = '[NX3;H2,H1;+0;$(N[CX4;H0;!r3;!r4]([#6])([#6])[#6]);!$(N[#6,S]=[O,S,N]);!$(N[!#6]);!$(Nc)]';
/** The same of an alpha-amino acid, its ester or amide. */
const OF_TERTIARY_AMINO_ACID = '[NX3;$(N[CX4;H0]([#6])([#6])[CX3]=[OX1])]';

/** Acceptors that activate a fluoride well enough for most amines; the rest asks for a good nucleophile. */
const WEAK: ReadonlySet<Substituent> = new Set(['carbamoyl', 'carboxyl', 'ester', 'trifluoromethyl']);

/** What takes up charge on a benzene ring to which a nucleophile adds at this carbon; `null` for other rings. */
function acceptorsFor(molecule: Molecule, carbon: AtomIndex): readonly Substituent[] | null {
  const ring = aromaticSystem(molecule, carbon);
  const isPlain = (atom: AtomIndex) => molecule.atomicNumber[atom] === ELEMENT.carbon && !hasDoubleBondedOxygen(molecule, atom);
  if (ring.length !== 6 || !ring.every(isPlain)) return null;
  return [...conjugatedWith(molecule, carbon)].flatMap((atom) => {
    const first = substituentOf(molecule, atom);
    if (isAzineNitrogen(molecule, atom) || first === undefined || !isAcceptor(molecule, first, atom)) return [];
    return [substituentKind(molecule, first, atom)];
  });
}

export const crowdedAminesAreNotArylated: MechanismRule = {
  id: 'N9',
  statement: 'An amine on a tertiary carbon displaces a fluoride beside a nitro group, an azine nitrogen or two acceptors only.',
  source: TEXTBOOKS.conjugateAddition,
  judge: (view) => {
    const { reactants, moleculeOf } = view.mapped;
    const amines = view.atoms('reactants', TERTIARY_ALKYLAMINE);
    return arylations(view).flatMap(({ carbon, incoming, leaving }): readonly Finding[] => {
      const isFluoride = reactants.atomicNumber[leaving] === ELEMENT.fluorine;
      if (!isFluoride || !amines.has(incoming) || moleculeOf[carbon] === moleculeOf[incoming]) return [];
      const acceptors = acceptorsFor(reactants, carbon);
      if (acceptors === null || acceptors.length > 1 || acceptors.includes('nitro')) return [];
      const isHeld = acceptors.every((kind) => WEAK.has(kind)) && view.atoms('reactants', OF_TERTIARY_AMINO_ACID).has(incoming);
      const text = 'So crowded an amine is too slow for a ring with one acceptor: couple the bromide with copper or palladium.';
      return [{ verdict: isHeld ? 'never' : 'risk', chip: 'Amine too crowded', text, wanted: [incoming, carbon], rivals: [] }];
    });
  },
};

const BESIDE_CARBOXYL = '[c;$(c:c[CX3](=[OX1])[OX2H,OX1-])]';

export const orthoAndParaFluorides: MechanismRule = {
  id: 'N10',
  statement: 'Of two fluorides ortho and para to one acceptor an amine takes both: a mixture results.',
  source: TEXTBOOKS.conjugateAddition,
  judge: (view) => {
    const { reactants, becomes, moleculeOf } = view.mapped;
    return arylations(view).flatMap(({ carbon, incoming, leaving }): readonly Finding[] => {
      if (!isHalogen(reactants, leaving) || moleculeOf[carbon] === moleculeOf[incoming]) return [];
      const isAmine = reactants.atomicNumber[incoming] === ELEMENT.nitrogen && reactants.atomicNumber[leaving] === ELEMENT.fluorine;
      const acceptors = isAmine ? acceptorsFor(reactants, carbon) : null;
      // A nitro group holds the hydrogen of an amine beside it, a free carboxyl group as its salt the metal of the amide.
      if (acceptors?.length !== 1 || !WEAK.has(acceptors[0]) || view.atoms('reactants', BESIDE_CARBOXYL).has(carbon)) return [];
      const rivals = [...aromaticSystem(reactants, carbon)].filter((atom) => {
        const first = atom === carbon ? undefined : substituentOf(reactants, atom);
        if (first === undefined || becomes[first] < 0 || reactants.atomicNumber[first] !== ELEMENT.fluorine) return false;
        const isLike = view.reactants.symmetryClass[atom] === view.reactants.symmetryClass[carbon];
        return !isLike && acceptorsFor(reactants, atom)?.length === 1;
      });
      if (rivals.length === 0) return [];
      const text = 'The other fluoride, ortho or para to the same acceptor, is displaced as well: a mixture of isomers results.';
      return [{ verdict: 'risk', chip: 'Two fluorides', text, wanted: [carbon], rivals }];
    });
  },
};
