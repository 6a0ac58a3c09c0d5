import { type AtomIndex, ELEMENT, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { ACIDIC_CARBON, DOUBLY_ACIDIC_CARBON } from '../acidic-carbon.ts';
import { isHalogen, isSaturatedCarbon, isSulfonateOxygen } from '../atoms.ts';
import { bystanders } from '../bystanders.ts';
import { isJoinedTwice } from '../joined-twice.ts';
import type { MechanismFinding, MechanismRule, MechanismTable } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import { replacements } from '../replacement.ts';
import { acetonitrileMeetsEsters } from './acetonitrile-anions.ts';
import { acidsTakeNoEnolates } from './acids-as-acceptors.ts';
import { besideTheKetoneFirst } from './benzylic-condensations.ts';
import { carbanionNeedsAcceptor, mostAcidicCarbon } from './carbanion-sites.ts';
import { quaternaryFromSecondary, ylideClosesRing } from './carbanions-that-fail.ts';
import { claisenNeedsHydrogen, diketonesLeaveEsters, enolatesMeetAldehydes } from './claisen-products.ts';
import { aldehydesMeetThemselves, benzylicSideFirst, enolatesEliminate, moreAcidicCarbonFirst } from './enolate-alkylations.ts';
import { estersLoseTheirAlkoxide } from './formylations.ts';
import { bothSidesEnolise } from './ketone-sides.ts';
import { benzylicCarbanions } from './lateral-carbanions.ts';
import { doublyActivatedCarbonFirst } from './most-acidic-carbon-first.ts';
import { carbanionsFreeHaloamines } from './own-halide-of-amines.ts';
import { carbanionsFreeHydroxyHalides } from './own-hydroxyl-of-halides.ts';
import { phosphorusCarbanions } from './phosphorus-carbanions.ts';
import { pummererSide } from './pummerer-side.ts';
import { annulationsAtTheBranchedSide } from './robinson-annulations.ts';

type Finding = Omit<MechanismFinding, 'rule'>;

/** Groups that take the base, or the alkyl halide itself, before a carbon beside one acceptor does. */
const FIRST: readonly { readonly name: string; readonly pattern: string }[] = [
  { name: 'thiol', pattern: '[SX2H;$(S[#6;!$(C=[N,O,S])])]' },
  { name: 'phenol', pattern: '[OX2H;$(Oc)]' },
  { name: 'amine', pattern: '[NX3;H1,H2;+0;$(N[CX4]);!$(N~[#6,S,P]=,#[O,S,N,C]);!$(Nc);!$(N[!#6]);!$(N[CX4;H0])]' },
];
/** Groups that a second equivalent of base leaves alone once they have lost their hydrogen. */
const AS_WELL: readonly { readonly name: string; readonly pattern: string }[] = [
  { name: 'carboxylic acid', pattern: '[OX2H;$(OC=[OX1])]' },
  { name: 'alcohol', pattern: '[OX2H;$(O[CX4])]' },
  { name: 'aromatic amine', pattern: '[NX3;H1,H2;+0;$(Nc);!$(N[#6,S,P]=,#[O,S,N])]' },
  { name: 'N-H of an imide', pattern: '[NX3;H1;$(N([CX3]=[OX1])[CX3]=[OX1])]' },
];

const heteroatomFirst: MechanismRule = {
  id: 'T1',
  statement: 'An alkyl halide takes a thiol, phenol or amine before a carbon beside a carbonyl group, nitrile or sulfone.',
  source: TEXTBOOKS.enols,
  judge: (view) => {
    const { reactants, moleculeOf } = view.mapped;
    return replacements(view).flatMap(({ carbon, incoming, leaving }): readonly Finding[] => {
      if (!isSaturatedCarbon(reactants, carbon) || moleculeOf[carbon] === moleculeOf[incoming]) return [];
      if (!isHalogen(reactants, leaving) && !isSulfonateOxygen(reactants, leaving)) return [];
      if (!view.atoms('reactants', ACIDIC_CARBON).has(incoming)) return [];
      const isDouble = view.atoms('reactants', DOUBLY_ACIDIC_CARBON).has(incoming);
      for (const [groups, isFirst] of [
        [FIRST, true],
        [isDouble ? [] : AS_WELL, false],
      ] as const) {
        for (const { name, pattern } of groups) {
          // The dianion of the acid whose own alpha carbon is meant is alkylated at that carbon.
          const own = neighboursOf(reactants, incoming).flatMap((each) => neighboursOf(reactants, each));
          const rivals = bystanders(view, pattern).filter((atom) => moleculeOf[atom] === moleculeOf[incoming] && !own.includes(atom));
          if (rivals.length === 0) continue;
          const text = isFirst
            ? `The ${name} takes the alkyl group before the carbon: it needs a protecting group.`
            : `The ${name} takes the base first: it needs a second equivalent, or a protecting group.`;
          return [{ verdict: isFirst && !isDouble ? 'never' : 'risk', chip: 'More acidic group', text, wanted: [incoming], rivals }];
        }
      }
      return [];
    });
  },
};

/** What palladium or an activated fluoride takes before a carbon beside one acceptor; what may be left alone with enough base. */
const ARYLATED_FIRST: readonly { readonly name: string; readonly pattern: string }[] = [
  ...FIRST.filter(({ name }) => name !== 'phenol'),
  { name: 'aromatic amine', pattern: '[NX3;H1,H2;+0;$(Nc);!$(N[#6,S,P]=,#[O,S,N])]' },
  { name: 'N-H of an amide', pattern: '[NX3;H1,H2;+0;$(N[CX3](=[OX1])[#6;!$(C=O)]);!$(N([CX3]=[OX1])[CX3]=[OX1]);!$(N[!#6])]' },
];
const ARYLATED_AS_WELL = [...FIRST.filter(({ name }) => name === 'phenol'), ...AS_WELL.filter(({ name }) => name !== 'aromatic amine')];

/** Two acceptors, or an acceptor and an arene, as in oxindole, whose dianion reacts at carbon. */
const STABLE_CARBANION = `[$(${DOUBLY_ACIDIC_CARBON}),$([CX4;!H0](c)[CX3]=[OX1])]`;

const heteroatomArylatedFirst: MechanismRule = {
  id: 'T6',
  statement: 'An aryl halide takes a thiol, an amine or the N-H of an amide before a carbon beside a carbonyl group or nitrile.',
  source: TEXTBOOKS.couplings,
  judge: (view) => {
    const { reactants, moleculeOf } = view.mapped;
    return replacements(view).flatMap(({ carbon, incoming, leaving }): readonly Finding[] => {
      if (reactants.isAromatic[carbon] === 0 || moleculeOf[carbon] === moleculeOf[incoming]) return [];
      if (!isHalogen(reactants, leaving) && !isSulfonateOxygen(reactants, leaving)) return [];
      if (!view.atoms('reactants', ACIDIC_CARBON).has(incoming) || view.atoms('reactants', STABLE_CARBANION).has(incoming)) return [];
      for (const [groups, verdict] of [
        [ARYLATED_FIRST, 'never'],
        [ARYLATED_AS_WELL, 'risk'],
      ] as const) {
        for (const { name, pattern } of groups) {
          const rivals = bystanders(view, pattern).filter((atom) => moleculeOf[atom] === moleculeOf[incoming]);
          if (rivals.length === 0) continue;
          const text =
            verdict === 'never'
              ? `The ${name} takes the aryl group before the carbon: it needs a protecting group.`
              : `The ${name} takes the base first: it needs a further equivalent, or a protecting group.`;
          return [{ verdict, chip: 'More acidic group', text, wanted: [incoming], rivals }];
        }
      }
      return [];
    });
  },
};

const ALDOL_STEPS = ['aldol-addition', 'aldol-condensation', 'claisen-schmidt-condensation'] as const;
const ALDEHYDE = '[CX3;H1;$(C[#6])]=[OX1]';
const ENOLISABLE_ALDEHYDE = '[CX3;H1;$(C[CX4;!H0])]=[OX1]';
/** With two hydrogens beside it or three: a branched one hardly condenses with itself. */
const OPEN_ALDEHYDE = '[CX3;H1;$(C[CX4;H2,H3])]=[OX1]';
/** Ketones of so many heavy atoms, acetone and butanone, are taken in excess, and washed out. */
const WASHED_OUT = 5;
/** Ketones that nothing makes as electrophilic as an aldehyde. */
const PLAIN_KETONE = '[CX3;$(C([CX4,c])[CX4,c]);!$(CC=O);!$(CC(F)F)]=[OX1]';
const ENOLISABLE_KETONE = '[CX3;$(C([CX4,c])[CX4;!H0]);!$(CC=O);!$(CC(F)F)]=[OX1]';
/** A carbon of which one acceptor alone takes the hydrogen away, with the carbonyl carbon beside it. */
const ENOL_OF_ALDEHYDE = '[CX4;!H0;!$(C([#6,S,N+]=,#[O,N])[#6,S,N+]=,#[O,N])][CX3;H1;$(C=[OX1])]';
const ENOL_OF_KETONE = '[CX4;!H0;!$(C([#6,S,N+]=,#[O,N])[#6,S,N+]=,#[O,N])][CX3;$(C([#6])(=[OX1])[#6])]';

function sizeOfMolecule({ mapped: { moleculeOf } }: ReactionView, atom: AtomIndex): number {
  return moleculeOf.reduce((size, molecule) => (molecule === moleculeOf[atom] ? size + 1 : size), 0);
}

const crossedAldol: MechanismRule = {
  id: 'T2',
  statement:
    'A crossed aldol reaction needs one partner that cannot enolise or is the better electrophile: an aldehyde meets itself before a ketone.',
  source: TEXTBOOKS.enols,
  judge: (view) => {
    if (!ALDOL_STEPS.some((name) => view.names.includes(name))) return [];
    const { sourceOf, moleculeOf } = view.mapped;
    const { symmetryClass } = view.reactants;
    return view.made.flatMap((bond) =>
      [bond, [bond[1], bond[0]]].flatMap(([a, b]): readonly Finding[] => {
        const [enol, met] = [sourceOf[a], sourceOf[b]];
        if (moleculeOf[enol] === moleculeOf[met] || !view.changed.has(met)) return [];
        // In an annulation the other bond comes first (Robinson), and the aldol reaction closes the ring.
        if (isJoinedTwice(view, enol, met)) return [];
        const carbonylOf = (pattern: string) => view.places('reactants', pattern).find(([atom]) => atom === enol)?.[1];
        const ofAldehyde = carbonylOf(ENOL_OF_ALDEHYDE);
        const own = ofAldehyde ?? carbonylOf(ENOL_OF_KETONE);
        if (own === undefined || symmetryClass[own] === symmetryClass[met]) return [];
        const is = (pattern: string) => view.atoms('reactants', pattern).has(met);
        if (ofAldehyde !== undefined && is(PLAIN_KETONE)) {
          const text =
            'The aldehyde is the better electrophile: it reacts with itself before the ketone. Use its imine or another masked enolate.';
          return [{ verdict: 'never', chip: 'Aldehyde meets itself', text, wanted: [met], rivals: [own] }];
        }
        if (ofAldehyde !== undefined && is(ENOLISABLE_ALDEHYDE)) {
          const text =
            'Both aldehydes enolise and both are attacked: four products result, unless one enolate is made first, as a silyl enol ether or enamine.';
          return [{ verdict: 'never', chip: 'Crossed aldol', text, wanted: [met], rivals: [own] }];
        }
        if (ofAldehyde === undefined && is(OPEN_ALDEHYDE) && sizeOfMolecule(view, enol) > WASHED_OUT) {
          const text =
            'The aldehyde enolises too and is the better electrophile: it meets itself unless the enolate of the ketone is made first, in the cold.';
          return [{ verdict: 'risk', chip: 'Crossed aldol', text, wanted: [met], rivals: [own] }];
        }
        if (ofAldehyde === undefined && is(ENOLISABLE_KETONE) && !is(ALDEHYDE)) {
          const text =
            'Both ketones enolise and neither is the better electrophile: make one enolate first, in the cold, and expect it to go back.';
          // The adduct may be kept in the cold; the heat of a condensation turns everything into everything.
          const isCondensation = !view.names.includes('aldol-addition');
          return [{ verdict: isCondensation ? 'never' : 'risk', chip: 'Crossed aldol', text, wanted: [met], rivals: [own] }];
        }
        return [];
      }),
    );
  },
};

/** The carbonyl carbon of an ester that gives an enolate; of oxalates, formates and benzoates none does. */
const ENOLISABLE_ESTER = '[CX3;$(C[CX4;!H0;!$(C(F)F);!$(C([#6]=O)[#6]=O);!$(CC#N)])](=[OX1])[OX2][#6]';

const crossedClaisen: MechanismRule = {
  id: 'T7',
  statement: 'A crossed Claisen condensation needs an ester that cannot enolise: of two that can, four products result.',
  source: TEXTBOOKS.enols,
  judge: (view) => {
    if (!view.names.includes('claisen-condensation')) return [];
    const { sourceOf, moleculeOf } = view.mapped;
    const { symmetryClass } = view.reactants;
    const esters = view.atoms('reactants', ENOLISABLE_ESTER);
    return view.made.flatMap((bond) =>
      [bond, [bond[1], bond[0]]].flatMap(([a, b]): readonly Finding[] => {
        const [enol, met] = [sourceOf[a], sourceOf[b]];
        const own = neighboursOf(view.mapped.reactants, enol).find((each) => esters.has(each));
        if (own === undefined || !esters.has(met) || moleculeOf[enol] === moleculeOf[met] || symmetryClass[own] === symmetryClass[met])
          return [];
        const text =
          'Both esters enolise and both are attacked: four products result. Use an ester without alpha hydrogen, or an acid chloride and an enolate made first.';
        return [{ verdict: 'never', chip: 'Crossed Claisen', text, wanted: [met], rivals: [own] }];
      }),
    );
  },
};

const WITTIG = 'wittig-olefination';
/** The carbon of a phosphonium salt or ylide that becomes an alkene, two bonds from a carbonyl group; acids go in as their salts. */
const BESIDE_PHOSPHONIUM = '[CX4,CX3;$(C~P(c)(c)c);$(C[CX4;!H0][CX3;!$(C[OX2H])]=[OX1])]';

const losesPhosphine: MechanismRule = {
  id: 'T4',
  statement: 'A phosphonium group at the carbon beta to a carbonyl group leaves by way of the enolate, before an ylide attacks anything.',
  source: TEXTBOOKS.elimination,
  judge: (view) => {
    if (!view.names.includes(WITTIG)) return [];
    const wanted = [...view.atoms('reactants', BESIDE_PHOSPHONIUM)].filter(
      (atom) =>
        view.changed.has(atom) && view.leavingFrom(atom).some((each) => view.mapped.reactants.atomicNumber[each] === ELEMENT.phosphorus),
    );
    if (wanted.length === 0) return [];
    const text =
      'The base takes the hydrogen beside the carbonyl group and the phosphine leaves (E1cB): use the carboxylate, or for ketones a Stobbe condensation.';
    return [{ verdict: 'risk', chip: 'Phosphine leaves', text, wanted, rivals: [] }];
  },
};

/** Steps in which a carbanion that takes a strong base meets an aldehyde; Knoevenagel reactions need none. */
const CARBANION_STEPS = [
  WITTIG,
  'horner-wadsworth-emmons-olefination',
  'henry-reaction',
  'aldol-addition',
  'aldol-condensation',
  'claisen-schmidt-condensation',
] as const;
/** The carbonyl carbon of a benzaldehyde with a free hydroxyl group ortho or para. */
const PHENOL_ALDEHYDE = '[CX3;H1;$(C(=[OX1])c1c([OX2H])cccc1),$(C(=[OX1])c1ccc([OX2H])cc1)]';
/** The oxygen of that hydroxyl group. */
const PHENOL_OF_ALDEHYDE = '[OX2H;$(Oc1c([CX3;H1]=[OX1])cccc1),$(Oc1ccc([CX3;H1]=[OX1])cc1)]';

const vinylogousAcid: MechanismRule = {
  id: 'T5',
  statement:
    'An aldehyde with a free phenol ortho or para takes up no carbanion readily: the base makes a phenolate, whose charge the carbonyl group shares.',
  source: TEXTBOOKS.enols,
  judge: (view) => {
    if (!CARBANION_STEPS.some((name) => view.names.includes(name))) return [];
    const wanted = [...view.atoms('reactants', PHENOL_ALDEHYDE)].filter((atom) => view.changed.has(atom));
    if (wanted.length === 0) return [];
    const text =
      'The phenol loses its hydrogen first, and the phenolate feeds its charge into the carbonyl group: protect it, or expect to need an excess of base and time.';
    const rivals = [...view.atoms('reactants', PHENOL_OF_ALDEHYDE)];
    return [{ verdict: 'risk', chip: 'Free phenol', text, wanted, rivals }];
  },
};

export const ENOLATES: MechanismTable = {
  title: 'Enolates and ylides',
  rules: [
    heteroatomFirst,
    crossedAldol,
    losesPhosphine,
    vinylogousAcid,
    heteroatomArylatedFirst,
    crossedClaisen,
    carbanionNeedsAcceptor,
    phosphorusCarbanions,
    aldehydesMeetThemselves,
    benzylicSideFirst,
    enolatesEliminate,
    moreAcidicCarbonFirst,
    mostAcidicCarbon,
    claisenNeedsHydrogen,
    enolatesMeetAldehydes,
    pummererSide,
    ylideClosesRing,
    quaternaryFromSecondary,
    benzylicCarbanions,
    doublyActivatedCarbonFirst,
    carbanionsFreeHaloamines,
    besideTheKetoneFirst,
    annulationsAtTheBranchedSide,
    bothSidesEnolise,
    estersLoseTheirAlkoxide,
    acetonitrileMeetsEsters,
    carbanionsFreeHydroxyHalides,
    diketonesLeaveEsters,
    acidsTakeNoEnolates,
  ],
};
