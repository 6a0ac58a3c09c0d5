import { ELEMENT, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { NameReactionId } from '../../name-reactions/table.ts';
import { isHalogen } from '../atoms.ts';
import { madeAmongReactants } from '../made-bonds.ts';
import type { MechanismFinding, MechanismRule } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import { eliminations } from './eliminations.ts';
import { openings } from './epoxides.ts';

type Finding = Omit<MechanismFinding, 'rule'>;

/** A rule that holds under some reagents only: which of two places reacts is what these decide. */
export interface ReagentRule extends MechanismRule {
  /** @param kinds - ids of the kinds of reagents that are there (`ReagentKind`) */
  readonly holdsUnder: (kinds: ReadonlySet<string>) => boolean;
}

/** Kinds of reagents with a metal that couples carbon to carbon. */
export const COUPLING_METALS: readonly string[] = ['palladium-complex', 'palladium', 'copper', 'metal-reductant'];

const ACIDS = ['strong-acid', 'hydrogen-bromide-or-iodide', 'lewis-acid'];
/** Kinds of bases. */
export const BASES = ['hydroxide', 'carbonate-or-amine-base', 'strong-base', 'organolithium-base', 'bulky-alkoxide', 'amide-base'];

/** An epoxide carbon that holds a positive charge: beside a benzene ring without nitro group or an alkene, or tertiary. */
const CATIONIC = '[CX4;r3;$(C-c1ccccc1),$(C-[CX3;!$(C=O)]=[CX3;!$(C[CX3]=O)]),$(C1([#6])([#6])OC1);!$(C-c1ccc([N+](=O)[O-])cc1)]';

const acidOpensInside: ReagentRule = {
  id: 'Y1',
  statement:
    'In acid water, alcohols and halides open an epoxide at the carbon that holds the charge better: beside an arene or alkene, or tertiary.',
  source: TEXTBOOKS.regioselectivity,
  holdsUnder: (kinds) => ACIDS.some((kind) => kinds.has(kind)) && !BASES.some((kind) => kinds.has(kind)),
  judge: (view) => {
    const { reactants, moleculeOf } = view.mapped;
    const cationic = view.atoms('reactants', CATIONIC);
    return openings(view).flatMap(({ carbon, incoming, other }): readonly Finding[] => {
      const isWeak = reactants.atomicNumber[incoming] === ELEMENT.oxygen || isHalogen(reactants, incoming);
      if (!isWeak || moleculeOf[carbon] === moleculeOf[incoming] || cationic.has(carbon) || !cationic.has(other)) return [];
      const text = 'Acid loosens the bond to the oxygen at the carbon that holds the charge better, and the nucleophile comes there.';
      return [{ verdict: 'never', chip: 'Other end in acid', text, wanted: [carbon], rivals: [other] }];
    });
  },
};

const PLAIN = '!$(C[a,$([CX3]=[CX3]),$(C#*)]);!$(C[!#6;!#1]);!$(C([CX3]=O)[#6,S,N+]=,#[O,N])';
/** A ketone with both sides of it: the alpha carbon looked at, the carbonyl carbon and its oxygen, the other. */
const BOTH_SIDES = `[CX4;H1,H2;${PLAIN}][CX3](=[OX1])[CX4;H2,H3;${PLAIN}]`;

const kineticEnolate: ReagentRule = {
  id: 'Y2',
  statement:
    'A hindered amide base takes the hydrogen of a ketone on its less substituted side, where the enolate is alkylated or adds to an aldehyde.',
  source: TEXTBOOKS.regioselectivity,
  holdsUnder: (kinds) => kinds.has('amide-base'),
  judge: (view) => (view.names.includes('enolate-alkylation') || view.names.includes('aldol-addition') ? moreSubstitutedSides(view) : []),
};

function moreSubstitutedSides(view: ReactionView): readonly Finding[] {
  const { hydrogenCount } = view.mapped.reactants;
  return view.places('reactants', BOTH_SIDES).flatMap(([wanted, , , rival]): readonly Finding[] => {
    if (!view.changed.has(wanted) || view.changed.has(rival) || hydrogenCount[wanted] >= hydrogenCount[rival]) return [];
    const text = 'The bulky base reaches the hydrogen of the less substituted side: the kinetic enolate reacts there.';
    return [{ verdict: 'never', chip: 'Kinetic enolate', text, wanted: [wanted], rivals: [rival] }];
  });
}

const baseOpensOutside: ReagentRule = {
  id: 'Y3',
  statement: 'Beside a base water, alcohols and thiols open an epoxide at its less substituted carbon.',
  source: TEXTBOOKS.regioselectivity,
  holdsUnder: (kinds) => !ACIDS.some((kind) => kinds.has(kind)) && BASES.some((kind) => kinds.has(kind)),
  judge: (view) => {
    const { hydrogenCount } = view.mapped.reactants;
    const { moleculeOf } = view.mapped;
    return openings(view).flatMap(({ carbon, incoming, other }): readonly Finding[] => {
      if (moleculeOf[carbon] === moleculeOf[incoming] || hydrogenCount[carbon] >= hydrogenCount[other]) return [];
      const text = 'An anion comes to the epoxide from behind, where there is most room: at the less substituted carbon.';
      // A benzylic or allylic position competes.
      return [
        { verdict: hydrogenCount[carbon] === 0 ? 'never' : 'risk', chip: 'Outer end in base', text, wanted: [carbon], rivals: [other] },
      ];
    });
  },
};

/** A tertiary carbon in an open chain with a halide. */
const TERTIARY_HALIDE = '[CX4;!R;H0;$(C([CX4])([CX4])[CX4])][Cl,Br,I]';

const bulkyBaseOutside: ReagentRule = {
  id: 'Y4',
  statement: 'tert-Butoxide takes the most accessible hydrogen of a tertiary halide: the less substituted alkene.',
  source: TEXTBOOKS.elimination,
  holdsUnder: (kinds) => kinds.has('bulky-alkoxide'),
  judge: (view) => {
    const { reactants } = view.mapped;
    const tertiary = view.atoms('reactants', TERTIARY_HALIDE);
    return eliminations(view).flatMap(({ carbon, leaving, beta }): readonly Finding[] => {
      if (!tertiary.has(carbon)) return [];
      const rivals = neighboursOf(reactants, carbon).filter(
        (each) => each !== leaving && reactants.hydrogenCount[each] > reactants.hydrogenCount[beta],
      );
      if (rivals.length === 0) return [];
      const text = 'The bulky base does not reach this hydrogen: it takes that of a methyl group, and the less substituted alkene forms.';
      return [{ verdict: 'never', chip: 'Bulky base', text, wanted: [beta], rivals }];
    });
  },
};

const CONDENSATIONS: readonly NameReactionId[] = ['aldol-condensation', 'claisen-schmidt-condensation'];

const HYDRIDES = ['strong-hydride', 'borohydride', 'aluminium-hydride-for-aldehydes'];
const EPOXIDE = '[CX4]1[CX4][OX2]1';

const hydrideComesOutside: ReagentRule = {
  id: 'Y5',
  statement:
    'A complex hydride brings its hydrogen to the less substituted carbon of an epoxide, so that the more substituted alcohol forms.',
  source: TEXTBOOKS.regioselectivity,
  holdsUnder: (kinds) => HYDRIDES.some((kind) => kinds.has(kind)) && !kinds.has('lewis-acid') && !kinds.has('hydrogen'),
  judge: (view) => {
    const { reactants, product, becomes } = view.mapped;
    const findings = view.places('reactants', EPOXIDE).flatMap((ring): readonly Finding[] => {
      const oxygen = ring.find((atom) => reactants.atomicNumber[atom] === ELEMENT.oxygen) ?? -1;
      const carbons = ring.filter((atom) => atom !== oxygen);
      const [wanted] = carbons.filter((atom) => view.broken.some((bond) => bond.includes(atom) && bond.includes(oxygen)));
      const rival = carbons.find((atom) => atom !== wanted);
      if (wanted === undefined || rival === undefined || becomes[wanted] < 0) return [];
      if (product.hydrogenCount[becomes[wanted]] <= reactants.hydrogenCount[wanted]) return [];
      if (reactants.hydrogenCount[wanted] >= reactants.hydrogenCount[rival]) return [];
      const text = 'The hydride comes from behind to the less substituted carbon: the oxygen stays on the other one.';
      return [{ verdict: 'never', chip: 'Hydride comes outside', text, wanted: [wanted], rivals: [rival] }];
    });
    // Either carbon of the ring may be first in its pattern.
    return findings.filter(({ wanted: [carbon] }, index) => findings.findIndex(({ wanted }) => wanted[0] === carbon) === index);
  },
};

const lithiumAldolStays: ReagentRule = {
  id: 'Y6',
  statement: 'The lithium enolate of a hindered base adds to an aldehyde, and the aldol keeps its water.',
  source: TEXTBOOKS.enols,
  holdsUnder: (kinds) => kinds.has('amide-base') && !ACIDS.some((kind) => kinds.has(kind)),
  judge: (view) => {
    if (!view.names.some((name) => CONDENSATIONS.includes(name))) return [];
    const text = 'The lithium alkoxide of the aldol lasts in the cold: water is lost only with more base, acid or heat.';
    return [{ verdict: 'never', chip: 'Aldol stays', text, wanted: [...view.changed].slice(0, 1), rivals: [] }];
  },
};

/** A carbonyl group of an enone or enal, its carbon first. */
const ENONE = '[CX3;$(C(=O)[#6,#1]);!$(C[OX2,N,S])](=[OX1])[CX3]=[CX3]';

const copperAddsFarther: ReagentRule = {
  id: 'Y7',
  statement: 'With copper an organometallic reagent brings its carbon to the far end of an enone, and not to the carbonyl group.',
  source: TEXTBOOKS.conjugateAddition,
  holdsUnder: (kinds) => kinds.has('organocuprate') || (kinds.has('copper') && kinds.has('organometallic')),
  judge: (view) => {
    const { reactants } = view.mapped;
    return view.places('reactants', ENONE).flatMap(([carbon, oxygen, , far]): readonly Finding[] => {
      const isAddedTo = madeAmongReactants(view).some(
        (bond) => bond.includes(carbon) && bond.every((atom) => reactants.atomicNumber[atom] === ELEMENT.carbon),
      );
      if (!isAddedTo || !view.changed.has(oxygen)) return [];
      const text = 'Copper brings the carbon to the far end of the double bond: a cuprate leaves the carbonyl group alone.';
      return [{ verdict: 'never', chip: 'Conjugate addition', text, wanted: [carbon], rivals: [far] }];
    });
  },
};

/** Which place reacts where the reagents decide; asked forward only, as backwards they are not known. */
export const REAGENT_SIDES: readonly ReagentRule[] = [
  acidOpensInside,
  kineticEnolate,
  baseOpensOutside,
  bulkyBaseOutside,
  hydrideComesOutside,
  lithiumAldolStays,
  copperAddsFarther,
];
