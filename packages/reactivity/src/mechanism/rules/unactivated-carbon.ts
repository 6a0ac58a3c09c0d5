import { type AtomIndex, BOND, ELEMENT, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { isHalogen } from '../atoms.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule, MechanismTable } from '../mechanism-rule.ts';
import { hasPolarDoubleBond, orderBetween } from '../neighbours.ts';
import type { ReactionView } from '../reaction-view.ts';
import { hydrogenReplacements } from '../replacement.ts';
import { aminesDisplaceNoHydrogen } from './benzylic-amines.ts';
import { noCouplingOfHydrogens } from './oxidative-couplings.ts';
import { saturatedAcidsKeepCarboxyls } from './saturated-decarboxylations.ts';
import { arenesNeedGuides } from './unguided-arylations.ts';
import { noCouplingWithHydrides } from './what-never-leaves.ts';
import { carbenoidsNeedElectrons, sulfoxoniumYlidesTakeTheAlkene, ylidesNeedAcceptors } from './ylide-cyclopropanations.ts';

/** Saturated carbon beside nothing that would help a hydrogen off it: no multiple bond, arene, acetal or heteroatom, and no small ring. */
const UNACTIVATED = '[CX4;!H0;!r3;!$(C~[!#6]);!$(C[#6]=,#,:*);!$(CC([OX2])[OX2]);!$(CB)]';
/** Product atoms whose carbon loses hydrogen and no bond to another atom. */
function losesOnlyHydrogen({ mapped, leavingFrom }: ReactionView, atom: AtomIndex): boolean {
  const { product, reactants, sourceOf, becomes } = mapped;
  const source = sourceOf[atom];
  if (product.hydrogenCount[atom] >= reactants.hydrogenCount[source] || leavingFrom(source).length > 0) return false;
  const kept = new Set(neighboursOf(product, atom));
  return neighboursOf(reactants, source).every((each) => kept.has(becomes[each]));
}

const functionalisation: MechanismRule = {
  id: 'H1',
  statement: 'A saturated C-H that nothing activates is not exchanged for a heteroatom or a carbon substituent.',
  source: TEXTBOOKS.radicals,
  judge: (view) => {
    const { mapped, made } = view;
    const ends = new Set(made.flat());
    const wanted = [...ends]
      .filter((atom) => mapped.product.atomicNumber[atom] === ELEMENT.carbon && losesOnlyHydrogen(view, atom))
      .map((atom) => mapped.sourceOf[atom])
      .filter((atom) => view.atoms('reactants', UNACTIVATED).has(atom))
      .sort((a, b) => a - b);
    // The radical of a haloamine takes the hydrogen six atoms away, and closes the pyrrolidine.
    if (wanted.length === 0 || view.places('reactants', '[NX3;!$(NC=O)][Cl,Br]').length > 0) return [];
    const text = 'Nothing activates this C-H: it is as inert as all others of the chain, and no usual reagent finds it.';
    return [{ verdict: 'never', chip: 'Inert C-H', text, wanted, rivals: [] }];
  },
};

const dehydrogenation: MechanismRule = {
  id: 'H2',
  statement: 'A C-C bond is dehydrogenated to an alkene only beside a carbonyl group, an arene or a heteroatom.',
  source: TEXTBOOKS.redox,
  judge: (view) => {
    const { mapped, reordered } = view;
    const { product, reactants, sourceOf } = mapped;
    const wanted = reordered.flatMap(([a, b]) => {
      if (reactants.isAromatic[sourceOf[a]] === 1 || product.isAromatic[a] === 1 || product.isAromatic[b] === 1) return [];
      if (orderBetween(product, a, b) !== BOND.double) return [];
      if (!losesOnlyHydrogen(view, a) || !losesOnlyHydrogen(view, b)) return [];
      const ends = [sourceOf[a], sourceOf[b]];
      const inert = view.atoms('reactants', UNACTIVATED);
      return ends.every((end) => inert.has(end)) ? ends : [];
    });
    if (wanted.length === 0) return [];
    const text = 'Nothing activates this bond: a dehydrogenation takes place beside a carbonyl group, an arene or a heteroatom.';
    return [{ verdict: 'never', chip: 'Remote dehydrogenation', text, wanted, rivals: [] }];
  },
};

/** Carbinol without hydrogen and nothing beside it that would let a carbon go: a second oxygen, a carbonyl group, a nitrile, halogens. */
const TERTIARY_CARBINOL = '[CX4;H0;!$(CC[O,N,F,Cl,Br]);!$(CCC=O);!$(CC=O);!$(CC#*);!$(C[!#6;!#8]);!r3;!r4][OX2H]';

const tertiaryAlcohol: MechanismRule = {
  id: 'H3',
  statement: 'A tertiary alcohol has no hydrogen to lose and is not oxidised to a ketone.',
  source: TEXTBOOKS.redox,
  judge: ({ mapped, broken, made, atoms }) => {
    const bonded = new Set(made.flat().map((atom) => mapped.sourceOf[atom]));
    // A neighbour that leaves the carbinol for another carbon migrates: the ketone of a pinacol or ketol rearrangement.
    const lostTo = (atom: AtomIndex) => broken.flatMap(([a, b]) => (a === atom ? [b] : b === atom ? [a] : []));
    const wanted = [...new Set(broken.flat())].filter((atom) => {
      if (lostTo(atom).some((each) => mapped.reactants.atomicNumber[each] === ELEMENT.carbon && bonded.has(each))) return false;
      if (mapped.becomes[atom] < 0 || mapped.reactants.atomicNumber[atom] !== ELEMENT.carbon) return false;
      return hasPolarDoubleBond(mapped.product, mapped.becomes[atom]) && atoms('reactants', TERTIARY_CARBINOL).has(atom);
    });
    if (wanted.length === 0) return [];
    const text = 'A tertiary alcohol has no hydrogen to lose: a carbon-carbon bond would have to break for the ketone.';
    return [{ verdict: 'never', chip: 'Tertiary alcohol', text, wanted, rivals: [] }];
  },
};

/** A benzylic carbon that is halogenated, and one of the same ring with fewer hydrogens. */
const BENZYLIC_METHYL = '[CH3;$(Cc)]';
const BENZYLIC_METHINE = '[CX4;H1;$(C(c)([CX4])[CX4]);!$(C[!#6])]';

/** Of an alkyl group that nothing but its arene activates, and no acceptor or heteroatom on the next carbon holds back. */
const BENZYLIC_METHYLENE = '[CX4;H2;$(C(c)[CX4;!$(C[!#6]);!$(C[#6]=,#[!#6])])]';

const weakerHydrogen: MechanismRule = {
  id: 'H4',
  statement: 'Bromine atoms take the benzylic hydrogen of the more substituted carbon, whose radical is more stable.',
  source: TEXTBOOKS.radicals,
  judge: (view) => {
    const methyls = view.atoms('reactants', BENZYLIC_METHYL);
    return hydrogenReplacements(view).flatMap(({ carbon, incoming }) => {
      if (!methyls.has(carbon) || !isHalogen(view.mapped.reactants, incoming)) return [];
      const rivals = [...bystanders(view, BENZYLIC_METHINE), ...bystanders(view, BENZYLIC_METHYLENE)].filter(
        (atom) => view.mapped.moleculeOf[atom] === view.mapped.moleculeOf[carbon],
      );
      if (rivals.length === 0) return [];
      const text = 'The hydrogen of the more substituted benzylic carbon is the weaker one: its bromide results.';
      return [{ verdict: 'never' as const, chip: 'Weaker C-H first', text, wanted: [carbon], rivals }];
    });
  },
};

/**
 * Carbon of a benzene ring with a carboxyl group that nothing helps off: no group ortho that pushes or pulls (boron does not, and would come off
 * first), no donor para that would let a proton in;
 * hetarenes are left alone, whose nitrogen or oxygen takes the charge.
 */
const HELD_CARBOXYL =
  '[c;r6;$(c-[CX3](=[OX1])[OX2H,OX1-]);!$(c:c-[!#6;!#1;!#5]);!$(c:c:c:c-[OX2,NX3]);!$(c:c[CX3]=[OX1]);!$(c1:[c,n]:[c,n]:[c,n]:[c,n]:[n]:1);!$(c1:[c,n]:[c,n]:[n]:[c,n]:[c,n]:1);!$(c1:[c,n]:[n]:[c,n]:[c,n]:[c,n]:1)]';

const heldCarboxyl: MechanismRule = {
  id: 'H5',
  statement: 'An arene loses its carboxyl group only where a donor lets a proton in or a group beside it helps: benzoic acids keep theirs.',
  source: TEXTBOOKS.aromaticSubstitution,
  judge: (view) => {
    const { reactants, product, becomes } = view.mapped;
    const wanted = [...view.atoms('reactants', HELD_CARBOXYL)].filter((atom) => {
      if (becomes[atom] < 0 || product.hydrogenCount[becomes[atom]] === 0) return false;
      return view.leavingFrom(atom).some((each) => reactants.atomicNumber[each] === ELEMENT.carbon);
    });
    if (wanted.length === 0) return [];
    const text =
      'Nothing helps this carboxyl group off its ring: a benzoic acid without donors stands the heat, and metals take it with difficulty.';
    return [{ verdict: 'never', chip: 'Acid stays', text, wanted, rivals: [] }];
  },
};

/** Carbon with hydrogen beside a double bond or arene, and nothing that would take up the charge of its anion. */
const NO_CARBON_ACID =
  '[CX4;!H0;$(C-[CX3]=[CX3]),$(C-c);!$(C-[#6]=,#[!#6]);!$(C~[!#6]);!$(C[CX3]=[CX3][#6]=,#[!#6]);!$(C(-[#6]=,:[#6])-[#6]=,:[#6]);!$(Cc:n);!$(Cc:*:*:n);!$(Cc[#6,#7]=[O,N]);!$(Cc1ccccc1[CX3]=[O,N]);!$(Cc:*[NX3+]);!$(Cc:*:*:*[NX3+]);!$(Cc:*C#N)]';

const acylatedCarbonAcid: MechanismRule = {
  id: 'H13',
  statement:
    'An ester or acid chloride takes up a carbanion: carbon beside a double bond or an arene alone is no acid and is not acylated.',
  source: TEXTBOOKS.enols,
  judge: (view) => {
    const { reactants, sourceOf, product } = view.mapped;
    const wanted = view.made.flatMap((bond) => {
      const [from, to] = bond.map((atom) => sourceOf[atom]);
      return [
        [from, to, bond[0]],
        [to, from, bond[1]],
      ].flatMap(([carbon, acyl, atom]) => {
        const isAcylated =
          view.leavingFrom(acyl).length > 0 && reactants.atomicNumber[acyl] === ELEMENT.carbon && hasPolarDoubleBond(reactants, acyl);
        if (!isAcylated || !hasPolarDoubleBond(product, bond[0] === atom ? bond[1] : bond[0])) return [];
        return losesOnlyHydrogen(view, atom) && view.atoms('reactants', NO_CARBON_ACID).has(carbon) ? [carbon] : [];
      });
    });
    if (wanted.length === 0) return [];
    const text = 'No base takes a hydrogen of this carbon beside the ester: nothing but a double bond or an arene would hold the charge.';
    return [{ verdict: 'never', chip: 'No carbon acid', text, wanted, rivals: [] }];
  },
};

/** What does not happen at carbon that nothing activates. */
export const UNACTIVATED_CARBON: MechanismTable = {
  title: 'Carbon that nothing activates',
  rules: [
    functionalisation,
    dehydrogenation,
    tertiaryAlcohol,
    weakerHydrogen,
    heldCarboxyl,
    noCouplingOfHydrogens,
    ylidesNeedAcceptors,
    carbenoidsNeedElectrons,
    sulfoxoniumYlidesTakeTheAlkene,
    noCouplingWithHydrides,
    arenesNeedGuides,
    saturatedAcidsKeepCarboxyls,
    acylatedCarbonAcid,
    aminesDisplaceNoHydrogen,
  ],
};
