import { type AtomIndex, bondBetween, degree, ELEMENT, IMPLICIT_HYDROGEN, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { DOUBLY_ACIDIC_CARBON } from '../acidic-carbon.ts';
import { type AlkeneAddition, additionSense, alkeneAdditions } from '../alkene-addition.ts';
import type { MechanismFinding, MechanismRule, MechanismTable, Verdict } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import { amidesDoNotAdd } from './amides-that-do-not-add.ts';
import { ketenesMeetTheOpenEnd, openDoubleBondOfQuinones } from './cycloaddition-sides.ts';
import { cyclobutanesWiden } from './cyclobutanes-widen.ts';
import { halolactonesAreCis } from './halolactones.ts';
import { nucleophileAtTheCation } from './halonium-openings.ts';
import { cyclopropenesDoNotLast, fedAcceptorsDoNotAccept } from './poor-acceptors.ts';
import { cuprateSide, halolactonesAcrossRings, norborneneFace } from './sides-of-ring-additions.ts';
import { allylAmmoniumTakesNoCarbenoid } from './what-does-not-open.ts';

type Finding = Omit<MechanismFinding, 'rule'>;

const HALOGENS: ReadonlySet<number> = new Set([ELEMENT.chlorine, ELEMENT.bromine, ELEMENT.iodine]);
/** What draws electrons out of a double bond, so that nucleophiles add to it instead. */
export const POOR_ALKENE =
  '[CX3;$(C=CC=[O,N,S]),$(C(=C)C=[O,N,S]),$(C=CC#N),$(C(=C)C#N),$(C=C[N+](=O)),$(C=CS(=O)=O),$(C=CC(F)(F)F),$(C=CP=O)]';

/** An addition whose two atoms must come from the same side, or from opposite ones. */
interface StereoRule extends Pick<MechanismRule, 'id' | 'statement' | 'source'> {
  readonly sense: 'syn' | 'anti';
  readonly chip: string;
  readonly text: string;
  readonly applies: (view: ReactionView, addition: AlkeneAddition) => Verdict | null;
}

const isPoor = (view: ReactionView, { carbons }: AlkeneAddition) =>
  carbons.some((atom) => view.atoms('reactants', POOR_ALKENE).has(view.mapped.sourceOf[atom]));
const elementOf = ({ mapped }: ReactionView, atom: AtomIndex) =>
  atom === IMPLICIT_HYDROGEN ? ELEMENT.hydrogen : mapped.product.atomicNumber[atom];
const isHydroxyl = ({ mapped: { product } }: ReactionView, atom: AtomIndex) =>
  atom !== IMPLICIT_HYDROGEN && product.atomicNumber[atom] === ELEMENT.oxygen && product.hydrogenCount[atom] === 1;

/** An ether's oxygen: hydroxyl groups come by hydroboration too. */
const isAlkoxyl = ({ mapped: { product } }: ReactionView, atom: AtomIndex) =>
  atom !== IMPLICIT_HYDROGEN && product.atomicNumber[atom] === ELEMENT.oxygen && product.hydrogenCount[atom] === 0;

const STEREO_RULES: readonly StereoRule[] = [
  {
    id: 'D1',
    statement: 'Both hydroxyl groups of a dihydroxylation come from the same side.',
    source: TEXTBOOKS.diastereoselectivity,
    sense: 'syn',
    chip: 'Syn addition',
    text: 'Osmium tetroxide and permanganate put both hydroxyl groups on one side: this alkene gives the other diastereomer.',
    applies: (view, { added }) => (added.every((atom) => isHydroxyl(view, atom)) ? 'never' : null),
  },
  {
    id: 'D2',
    statement: 'Bromine, and a halogen with water, add to an alkene from opposite sides.',
    source: TEXTBOOKS.alkenes,
    sense: 'anti',
    chip: 'Anti addition',
    text: 'The halonium ion is opened from behind, so that this alkene gives the other diastereomer.',
    applies: (view, addition) => {
      const halogens = addition.added.filter((atom) => HALOGENS.has(elementOf(view, atom)));
      const oxygens = addition.added.filter((atom) => isHydroxyl(view, atom));
      if (halogens.length === 0 || halogens.length + oxygens.length < 2 || isPoor(view, addition)) return null;
      return halogens.some((atom) => elementOf(view, atom) === ELEMENT.chlorine) ? 'risk' : 'never';
    },
  },
  {
    id: 'D3',
    statement: 'Epoxidation and cyclopropanation by a carbenoid keep the geometry of the alkene.',
    source: TEXTBOOKS.alkenes,
    sense: 'syn',
    chip: 'Geometry is kept',
    text: 'The three-membered ring forms in one step on one side of the alkene: a cis alkene gives a cis ring, a trans alkene a trans ring.',
    applies: (view, addition) =>
      addition.added[0] === addition.added[1] && addition.added[0] >= 0 && !isPoor(view, addition) ? 'never' : null,
  },
  {
    id: 'D4',
    statement: 'Hydroboration puts hydrogen and boron, later hydroxyl, on the same side.',
    source: TEXTBOOKS.alkenes,
    sense: 'syn',
    chip: 'Syn addition',
    text: 'Hydroboration adds to one side, and the oxygen takes the place of boron: this alkene gives the other diastereomer.',
    applies: (view, { added, carbons }) => {
      const [oxygen, hydrogen] = isHydroxyl(view, added[0]) ? [0, 1] : [1, 0];
      if (!isHydroxyl(view, added[oxygen]) || added[hydrogen] !== IMPLICIT_HYDROGEN) return null;
      // With the oxygen at the more substituted carbon it is no hydroboration.
      const [there, here] = [degree(view.mapped.product, carbons[oxygen]) - 1, degree(view.mapped.product, carbons[hydrogen])];
      return there < here ? 'never' : null;
    },
  },
  {
    id: 'D5',
    statement: 'Hydrogen over a catalyst adds to one side of an alkene.',
    source: TEXTBOOKS.diastereoselectivity,
    sense: 'syn',
    chip: 'Syn addition',
    text: 'Both hydrogens come from the catalyst, so from one side: the other diastereomer is expected.',
    applies: (_, { added }) => (added.every((atom) => atom === IMPLICIT_HYDROGEN) ? 'never' : null),
  },
  {
    id: 'D6',
    statement:
      'A Diels-Alder reaction is suprafacial: substituents that were cis on the dienophile stay cis on the ring, and trans ones trans.',
    source: TEXTBOOKS.pericyclic,
    sense: 'syn',
    chip: 'Suprafacial',
    text: 'Both bonds form on one side of the dienophile, whose geometry the ring keeps: this dienophile gives the other diastereomer.',
    applies: (view) => (view.names.includes('diels-alder-reaction') ? 'never' : null),
  },
];

function stereoRule({ sense, chip, text, applies, ...rule }: StereoRule): MechanismRule {
  return {
    ...rule,
    judge: (view) => {
      if (view.reordered.length === 0) return [];
      return alkeneAdditions(view).flatMap((addition): readonly Finding[] => {
        const verdict = applies(view, addition);
        const found = verdict === null ? null : additionSense(view, addition);
        if (verdict === null || found === null || found === sense) return [];
        return [{ verdict, chip, text, wanted: addition.carbons.map((atom) => view.mapped.sourceOf[atom]), rivals: [] }];
      });
    },
  };
}

/** What draws electrons out of a double bond, on the carbon of it that bears it. */
const BESIDE_ACCEPTOR =
  '[CX3;$(CC=[OX1]),$(CC#N),$(C[N+](=O)),$(CS(=O)=O),$(CC(F)(F)F)]=[CX3;!$(CC=[OX1]);!$(CC#N);!$(C[N+](=O));!$(CS(=O)=O);!$(CC(F)(F)F)]';

const awayFromAcceptor: MechanismRule = {
  id: 'D14',
  statement: 'A hydrogen halide puts its halogen on the carbon of a double bond that is further from an acceptor.',
  source: TEXTBOOKS.conjugateAddition,
  judge: (view) => {
    if (view.reordered.length === 0) return [];
    const { sourceOf } = view.mapped;
    return alkeneAdditions(view).flatMap((addition): readonly Finding[] => {
      const place = addition.added.findIndex((atom) => HALOGENS.has(elementOf(view, atom)));
      if (place < 0 || addition.added[1 - place] !== IMPLICIT_HYDROGEN) return [];
      const [met, left] = [sourceOf[addition.carbons[place]], sourceOf[addition.carbons[1 - place]]];
      if (!view.places('reactants', BESIDE_ACCEPTOR).some(([near, far]) => near === met && far === left)) return [];
      const text = 'No cation forms beside an acceptor: the proton goes there and the halogen to the other carbon.';
      return [{ verdict: 'never', chip: 'Wrong end', text, wanted: [met], rivals: [left] }];
    });
  },
};

const markovnikov: MechanismRule = {
  id: 'D7',
  statement: 'Hydrogen halides and alcohols add so that the halogen or oxygen goes to the carbon that bears the cation best.',
  source: TEXTBOOKS.alkenes,
  judge: (view) => {
    if (view.reordered.length === 0) return [];
    const { sourceOf, reactants } = view.mapped;
    return alkeneAdditions(view).flatMap((addition): readonly Finding[] => {
      const place = addition.added.findIndex((atom) => HALOGENS.has(elementOf(view, atom)) || isAlkoxyl(view, atom));
      if (place < 0 || addition.added[1 - place] !== IMPLICIT_HYDROGEN || isPoor(view, addition)) return [];
      const [met, left] = [sourceOf[addition.carbons[place]], sourceOf[addition.carbons[1 - place]]];
      if (cationStability(view, met) >= cationStability(view, left)) return [];
      // Bromine atoms, from peroxides, go to the other end.
      const verdict = elementOf(view, addition.added[place]) === ELEMENT.bromine ? 'risk' : 'never';
      const text =
        verdict === 'risk'
          ? 'Hydrogen bromide gives the bromide at the other carbon, which bears the cation; only with peroxides it goes here.'
          : 'The proton goes to this carbon and the nucleophile to the other one, which bears the cation better.';
      return [{ verdict, chip: 'Markovnikov', text, wanted: [met], rivals: [left] }];
    });
    function cationStability({ mapped }: ReactionView, atom: AtomIndex): number {
      const around = neighboursOf(reactants, atom);
      const donors = around.filter((each) => reactants.isAromatic[each] === 1 || reactants.atomicNumber[each] === ELEMENT.oxygen);
      return degree(mapped.reactants, atom) + donors.length;
    }
  },
};

/** The carbon of a poor alkene that bears the acceptor. */
const ALPHA = '[CX3;$(C(=C)C=[O,N]),$(C(=C)C#N),$(C(=C)[N+](=O)),$(C(=C)S(=O)=O)]';
const NUCLEOPHILIC: ReadonlySet<number> = new Set([ELEMENT.nitrogen, ELEMENT.oxygen, ELEMENT.sulfur]);

const conjugateAddition: MechanismRule = {
  id: 'D9',
  statement: 'Heteroatoms and stabilised carbanions add to the far end of an alkene that bears an acceptor.',
  source: TEXTBOOKS.conjugateAddition,
  judge: (view) => {
    const direct = directAdditions(view);
    if (view.reordered.length === 0 || direct.length > 0) return direct;
    const { sourceOf } = view.mapped;
    return alkeneAdditions(view).flatMap(({ added, carbons }): readonly Finding[] => {
      const place = added.findIndex((atom) => NUCLEOPHILIC.has(elementOf(view, atom)));
      if (place < 0 || added[1 - place] !== IMPLICIT_HYDROGEN) return [];
      const [met, left] = [sourceOf[carbons[place]], sourceOf[carbons[1 - place]]];
      const alpha = view.atoms('reactants', ALPHA);
      if (!alpha.has(met) || alpha.has(left)) return [];
      const text = 'The nucleophile goes to the other end of the alkene, so that the acceptor takes up the charge.';
      return [{ verdict: 'never', chip: 'Adds at beta', text, wanted: [met], rivals: [left] }];
    });
  },
};

/** The carbonyl carbon of an enone with a free far end. */
const ENONE = '[CX3;$(C(=[OX1])([#6])[CX3]=[CX3;!H0])]';

/** Where a stabilised carbanion is added to the carbonyl group of an enone: that is reversible, and the far end keeps it. */
function directAdditions(view: ReactionView): readonly Finding[] {
  const { sourceOf, moleculeOf, reactants } = view.mapped;
  const { atomicNumber } = reactants;
  return view.made.flatMap(([a, b]): readonly Finding[] => {
    const [from, to] = [sourceOf[a], sourceOf[b]];
    const areCarbons = atomicNumber[from] === ELEMENT.carbon && atomicNumber[to] === ELEMENT.carbon;
    if (!areCarbons || moleculeOf[from] === moleculeOf[to]) return [];
    const enones = view.atoms('reactants', ENONE);
    if (!enones.has(from) && !enones.has(to)) return [];
    const carbanions = view.atoms('reactants', DOUBLY_ACIDIC_CARBON);
    const met = enones.has(from) && carbanions.has(to) ? from : enones.has(to) && carbanions.has(from) ? to : null;
    if (met === null || !view.changed.has(met)) return [];
    const text = 'So stable a carbanion leaves the carbonyl group again and stays at the far end of the alkene.';
    return [{ verdict: 'never', chip: 'Adds at beta', text, wanted: [met], rivals: [] }];
  });
}

/** Groups that push electrons into a diene, and those that draw them out of a dienophile. */
const STRONG_DONOR = '[CX3,cX3;$(C[OX2,NX3,SX2;!$([O,N,S]C=O);!$(NS=O)])]';
/** Acyloxy and acylamino groups push less, and in the same direction. */
const ACYLATED_DONOR = '[CX3;$(C[OX2,NX3;$([O,N]C=O)])]';
const WEAK_DONOR = '[CX3;$(C[CX4;!$(C[F,Cl,Br,I,O,N])]),$(Cc)]';
const ACCEPTOR = '[CX3;$(C[CX3]=[O,N]),$(CC#N),$(C[N+](=O)),$(CS(=O)=O)]';

const dielsAlderOrientation: MechanismRule = {
  id: 'D8',
  statement: 'In a Diels-Alder reaction a donor at the end of the diene comes to stand "ortho", one in its middle "para" to the acceptor.',
  source: TEXTBOOKS.pericyclic,
  judge: (view) => {
    const { mapped, made } = view;
    const { sourceOf, moleculeOf, product } = mapped;
    if (made.length !== 2 || !view.names.includes('diels-alder-reaction')) return [];
    const [[a, b], [c, d]] = made;
    if (moleculeOf[sourceOf[a]] === moleculeOf[sourceOf[b]]) return [];
    // Bring both bonds into the order diene end, dienophile carbon: the two carbons of the dienophile are bonded to each other.
    const ends = [
      [a, b, c, d],
      [a, b, d, c],
      [b, a, c, d],
      [b, a, d, c],
    ].find(([, first, , second]) => bondBetween(product, first, second) >= 0);
    if (ends === undefined) return [];
    const [diene1, phile1, diene4, phile2] = ends.map((atom) => sourceOf[atom]);
    const acceptors = view.atoms('reactants', ACCEPTOR);
    if (acceptors.has(phile1) === acceptors.has(phile2)) return [];
    const [near, far] = acceptors.has(phile1) ? [diene1, diene4] : [diene4, diene1];
    const { molecule } = view.reactants;
    const inner = (end: AtomIndex, other: AtomIndex) =>
      neighboursOf(molecule, end).find((each) =>
        neighboursOf(molecule, each).some((next) => bondBetween(molecule, next, other) >= 0 && next !== end),
      );
    const [nearInner, farInner] = [inner(near, far), inner(far, near)];
    if (nearInner === undefined || farInner === undefined) return [];
    for (const [donors, verdict] of [
      [view.atoms('reactants', STRONG_DONOR), 'never'],
      [view.atoms('reactants', ACYLATED_DONOR), 'never'],
      [view.atoms('reactants', WEAK_DONOR), 'risk'],
    ] as const) {
      // Preferred: donor at the end bound to the acceptor's carbon, or on the inner carbon next to the other end ("para").
      const right = [near, farInner].filter((atom) => donors.has(atom)).length;
      const wrong = [far, nearInner].filter((atom) => donors.has(atom));
      if (right === 0 && wrong.length === 0) continue;
      if (right >= wrong.length) return [];
      const text = 'The acceptor comes to stand "ortho" or "para" to the donor of the diene: this pair gives mainly the other orientation.';
      return [{ verdict, chip: 'Other orientation', text, wanted: [near, acceptors.has(phile1) ? phile1 : phile2], rivals: wrong }];
    }
    return [];
  },
};

/** Additions to alkenes and cycloadditions. */
export const ADDITIONS: MechanismTable = {
  title: 'Additions and cycloadditions',
  rules: [
    ...STEREO_RULES.map(stereoRule),
    markovnikov,
    awayFromAcceptor,
    dielsAlderOrientation,
    conjugateAddition,
    nucleophileAtTheCation,
    openDoubleBondOfQuinones,
    amidesDoNotAdd,
    cyclopropenesDoNotLast,
    fedAcceptorsDoNotAccept,
    cyclobutanesWiden,
    halolactonesAreCis,
    halolactonesAcrossRings,
    norborneneFace,
    cuprateSide,
    ketenesMeetTheOpenEnd,
    allylAmmoniumTakesNoCarbenoid,
  ],
};
