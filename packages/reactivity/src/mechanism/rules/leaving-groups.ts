import { type AtomIndex, ELEMENT, type Molecule, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { hasDoubleBondedOxygen, isAcylated, isFreeOxygen, isHalogen, isSaturatedCarbon, isSulfonateOxygen } from '../atoms.ts';
import type { MechanismFinding, MechanismRule, MechanismTable } from '../mechanism-rule.ts';
import { replacements } from '../replacement.ts';
import { isAcidOxygen, isBesidePi, isCarbanionWithoutMetal, isPlainNucleophile, substitutions } from '../saturated-substitution.ts';
import { alkaliFusionSparesNothing } from './alkali-fusions.ts';
import { arylChloridesKeepTheirPlace } from './aryl-chloride-exchanges.ts';
import { benzylLeavesAcylammonium } from './chloroformate-dealkylations.ts';
import { vinylHalidesLast } from './vinyl-halides-last.ts';
import { neutralGroupsStay } from './what-never-leaves.ts';
import { xanthatesLeaveBesideCarbonyls } from './xanthates-beside-carbonyls.ts';

/** A ring carbon of a cyclopropane without a heteroatom, arene or alkene beside it that would hold its charge. */
const CYCLOPROPYL = '[CX4;r3;$(C1[#6][#6]1);!$(C([#7,#8,#16;!$([OX2H]);!$(OS(=O)=O)])[Cl,Br,I,O]);!$(Cc);!$(C[CX3]=[#6])]';

const notCyclopropyl: MechanismRule = {
  id: 'L1',
  statement: 'A group on a cyclopropane ring is not displaced: the way from behind is barred, and the cation opens the ring.',
  source: TEXTBOOKS.saturatedSubstitution,
  judge: (view) => {
    const { reactants } = view.mapped;
    return substitutions(view).flatMap((each) => {
      if (!isPlainNucleophile(reactants, each.incoming) && !isCarbanionWithoutMetal(reactants, each.incoming)) return [];
      // An ester of the alcohol, whose oxygen the map let leave.
      const isEster = isAcidOxygen(reactants, each.incoming) || isAcylated(reactants, each.incoming);
      if (each.by === 'hydroxyl' && isEster) return [];
      if (!view.atoms('reactants', CYCLOPROPYL).has(each.carbon)) return [];
      return [
        {
          verdict: 'never' as const,
          chip: 'Cyclopropyl carbon',
          text: 'No nucleophile displaces a group from a cyclopropane: it is joined through a metal, or the ring is closed later.',
          wanted: [each.carbon],
          rivals: [],
        },
      ];
    });
  },
};

/** Halides and sulfonates by how readily they leave a saturated carbon, the best highest; 0 for anything else. */
function leavingRank(molecule: Molecule, atom: AtomIndex): number {
  if (isSulfonateOxygen(molecule, atom)) return 4;
  switch (molecule.atomicNumber[atom]) {
    case ELEMENT.iodine:
      return 4;
    case ELEMENT.bromine:
      return 3;
    case ELEMENT.chlorine:
      return 2;
    case ELEMENT.fluorine:
      return 1;
    default:
      return 0;
  }
}

const CHLORIDE_RANK = 2;
const BROMIDE_RANK = 3;

const LEAVES = '[Cl,Br,I,$([OX2]S(=O)(=O)[#6])]';
/** A leaving group that any nucleophile finds: on a primary carbon without a quaternary one or a heteroatom beside it. */
const OPEN = `[CX4;H2,H3;!$(C[CX4;H0]);!$(C([#7,#8,#16;!$(OS(=O)=O)])[Cl,Br,I,O])]${LEAVES}`;
/** The same where a neighbouring pi system makes it more reactive still. */
const ACTIVATED = `[CX4;H2;$(Cc),$(C[CX3]=[#6,#8]),$(C[CX2]#[#6,#7])]${LEAVES}`;

const PHOSPHORUS = 15;

/** Phosphines, phosphites and their anions. */
function isPhosphorus({ atomicNumber, charge }: Molecule, atom: AtomIndex): boolean {
  return atomicNumber[atom] === PHOSPHORUS && charge[atom] <= 0;
}

const leavingGroupOrder: MechanismRule = {
  id: 'L2',
  statement:
    'Of two leaving groups on carbons alike the better one goes: iodide and sulfonate before bromide, chloride and fluoride, of equal ones that beside a pi system, and that of an arene last.',
  source: TEXTBOOKS.saturatedSubstitution,
  judge: (view) => {
    const { reactants, moleculeOf, becomes } = view.mapped;
    return replacements(view).flatMap((each) => {
      const { carbon, incoming, leaving } = each;
      const rank = leavingRank(reactants, leaving);
      const isAryl = reactants.isAromatic[carbon] === 1;
      const isNucleophile =
        isPlainNucleophile(reactants, incoming) || isPhosphorus(reactants, incoming) || isCarbanionWithoutMetal(reactants, incoming);
      if (rank === 0 || !isNucleophile || moleculeOf[carbon] === moleculeOf[incoming]) return [];
      if (!isAryl && !isSaturatedCarbon(reactants, carbon)) return [];
      const activated = view.atoms('reactants', ACTIVATED);
      const isActivated = !isAryl && isBesidePi(view, each);
      const isSecondary = !isAryl && reactants.hydrogenCount[carbon] === 1;
      const goesFirst = ([at, group]: readonly AtomIndex[]): boolean => {
        const isLeft = becomes[at] >= 0 && becomes[group] >= 0 && !view.changed.has(at);
        const stays = isLeft && moleculeOf[at] === moleculeOf[carbon];
        const rankThere = leavingRank(reactants, group);
        // What the nucleophile itself carries meets it in the next of its molecules.
        if (isLeft && moleculeOf[at] === moleculeOf[incoming] && !isAryl && reactants.hydrogenCount[carbon] < 3)
          return rankThere >= Math.max(rank, BROMIDE_RANK) && (activated.has(at) || !isActivated);
        if (isAryl) return stays && (rankThere > CHLORIDE_RANK || activated.has(at));
        // A pi system beside it is worth more than a step in this order, but is not weighed against one.
        if (rankThere !== rank) return stays && rankThere > rank;
        return stays && !isActivated && (activated.has(at) || (isSecondary && reactants.hydrogenCount[at] > 1));
      };
      const places = [...(isActivated ? [] : view.places('reactants', OPEN)), ...view.places('reactants', ACTIVATED)];
      const rivals = [...new Set(places.filter(goesFirst).map(([at]) => at))].sort((first, second) => first - second);
      if (rivals.length === 0) return [];
      const bearsSulfonateOnly = (at: AtomIndex) =>
        !isAryl && !activated.has(at) && neighboursOf(reactants, at).some((group) => isSulfonateOxygen(reactants, group));
      return [
        {
          // Which of bromide and sulfonate goes first is a matter of the nucleophile.
          verdict: rank === BROMIDE_RANK && rivals.every(bearsSulfonateOnly) ? ('risk' as const) : ('never' as const),
          chip: 'Better leaving group',
          text: isAryl
            ? 'The nucleophile displaces the group on the saturated carbon before it reaches the arene.'
            : 'The other group leaves more readily, from a carbon as open as this one: the nucleophile goes there.',
          wanted: [carbon],
          rivals,
        },
      ];
    });
  },
};

/** Ammonia, and primary amines that nothing shields. */
const GROWS_ON = '[$([NH3;+0]),$([NX3;H2;+0][CX4;H2,H3])]';

/** The carbon of the halide, and the ketone beside it. */
const ALPHA_HALOKETONE = '[CX4;H2,H1;$(C[Cl,Br,I])][CX3;$(C([#6])[#6])]=[OX1]';

const overalkylation: MechanismRule = {
  id: 'L3',
  statement: 'Ammonia with primary halides, and a primary amine with methyl halides, are alkylated further.',
  source: TEXTBOOKS.chemoselectivity,
  judge: (view) => {
    const { reactants, becomes, product } = view.mapped;
    return substitutions(view).flatMap(({ by, carbon, incoming, leaving }): readonly Omit<MechanismFinding, 'rule'>[] => {
      if (by !== 'halide' || becomes[incoming] < 0 || !view.atoms('reactants', GROWS_ON).has(incoming)) return [];
      const isAmmonia = reactants.hydrogenCount[incoming] === 3;
      const isMethyl = reactants.hydrogenCount[carbon] === 3;
      if (product.hydrogenCount[becomes[incoming]] === 0 || !(isMethyl || (isAmmonia && reactants.hydrogenCount[carbon] === 2))) return [];
      const ketone = isAmmonia ? view.places('reactants', ALPHA_HALOKETONE).find(([alpha]) => alpha === carbon) : undefined;
      if (ketone !== undefined) {
        const text =
          'A free amine beside a ketone condenses with the next molecule, to a dihydropyrazine: take an azide, phthalimide or hexamine.';
        return [{ verdict: 'never' as const, chip: 'Condenses', text, wanted: [incoming], rivals: [ketone[1]] }];
      }
      // With an excess of ammonia amino acids are made so.
      if (neighboursOf(reactants, carbon).some((other) => other !== leaving && hasDoubleBondedOxygen(reactants, other))) return [];
      return [
        {
          verdict: 'risk' as const,
          chip: 'Alkylated further',
          text: 'The amine formed is alkylated as well: take a large excess of the amine, or an azide, phthalimide or reductive amination.',
          wanted: [incoming],
          rivals: [],
        },
      ];
    });
  },
};

/** One carbon that becomes a methyl group on nitrogen: formaldehyde with a reductant, methanol, dimethyl sulfate and methyl sulfonates. */
const METHYL_SOURCE = '[$([CX3;H2]=[OX1]),$([CH3][OX2H]),$([CH3]OS(=O)=O)]';
const PRIMARY_ALKYLAMINE = '[NX3;H2;+0;$(N[CX4]);!$(N[CX4;H0])]';

const methylatedTwice: MechanismRule = {
  id: 'L5',
  statement:
    'A primary amine takes up two methyl groups from formaldehyde, methanol or a methyl sulfate: the reaction does not stop at one.',
  source: TEXTBOOKS.carbonylCondensation,
  judge: ({ mapped: { product, sourceOf }, made, atoms }) =>
    made.flatMap((bond) =>
      [bond, [bond[1], bond[0]]].flatMap(([methyl, nitrogen]) => {
        if (product.hydrogenCount[methyl] !== 3 || product.hydrogenCount[nitrogen] !== 1) return [];
        if (!atoms('reactants', METHYL_SOURCE).has(sourceOf[methyl])) return [];
        if (!atoms('reactants', PRIMARY_ALKYLAMINE).has(sourceOf[nitrogen])) return [];
        const text =
          'The methylamine formed is methylated faster than the amine: reduce a formamide or carbamate, or methylate under a protecting group.';
        return [{ verdict: 'risk' as const, chip: 'Methylated twice', text, wanted: [sourceOf[nitrogen]], rivals: [] }];
      }),
    ),
};

/**
 * Arenes that take up a nucleophile once their hydroxyl group is activated: those with a ring nitrogen ortho, in a ring of six also para to it,
 * vinylogous acids such as 4-hydroxycoumarin, and rings with a nitro group at a conjugated position. A nitrogen of the other ring, as in
 * 5-hydroxyquinoline, would have to break up the benzene ring for the charge.
 */
const ACTIVATED_ARENOL =
  '[c;$(c:n),$(c1:[c,n]:[c,n]:n:[c,n]:[c,n]:1),$(c:[o,s]),$(c:c:[c;$(c=[OX1])]),$(c:c[N+](=O)[O-]),$(c:c:c:c[N+](=O)[O-])][OX2H]';

const phenolStays: MechanismRule = {
  id: 'L4',
  statement:
    'The hydroxyl group of a phenol is not exchanged: what makes a chloride or amine of an alcohol, or couples it, leaves a phenol alone.',
  source: TEXTBOOKS.saturatedSubstitution,
  judge: (view) => {
    const { reactants } = view.mapped;
    return replacements(view).flatMap(({ carbon, incoming, leaving }) => {
      if (reactants.isAromatic[carbon] === 0 || !isFreeOxygen(reactants, leaving)) return [];
      const isHalide = isHalogen(reactants, incoming);
      const isAmine = reactants.atomicNumber[incoming] === ELEMENT.nitrogen;
      if ((!isHalide && !isAmine) || view.atoms('reactants', ACTIVATED_ARENOL).has(carbon)) return [];
      return [
        {
          verdict: 'never' as const,
          chip: 'Phenol stays',
          text: 'Nothing attacks this arene from behind the oxygen: make a triflate of the phenol and couple it, or go by the diazonium salt.',
          wanted: [carbon],
          rivals: [],
        },
      ];
    });
  },
};

/** What leaves a saturated carbon first, what never does, and what does not stop. */
export const LEAVING_GROUPS: MechanismTable = {
  title: 'Leaving groups',
  rules: [
    notCyclopropyl,
    leavingGroupOrder,
    overalkylation,
    phenolStays,
    methylatedTwice,
    alkaliFusionSparesNothing,
    neutralGroupsStay,
    benzylLeavesAcylammonium,
    arylChloridesKeepTheirPlace,
    xanthatesLeaveBesideCarbonyls,
    vinylHalidesLast,
  ],
};
