import { type AtomIndex, bondBetween, ELEMENT, type Molecule, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { isAzineNitrogen } from '../aromatic-ring.ts';
import type { MechanismFinding, MechanismRule } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';

type Finding = Omit<MechanismFinding, 'rule'>;

/** Reactant atoms that a reactant atom gets a new bond to. */
function newPartners({ made, mapped: { sourceOf } }: ReactionView, atom: AtomIndex): readonly AtomIndex[] {
  return made.flatMap(([a, b]) => (sourceOf[a] === atom ? [sourceOf[b]] : sourceOf[b] === atom ? [sourceOf[a]] : []));
}

/** A halide or sulfonate beside a ketone or aldehyde: the carbon of the halide first, then the carbonyl carbon. */
const HALOKETONE = '[CX4;!H0;$(C[Cl,Br,I]),$(COS(=O)=O)][CX3;$(C(=[OX1])[#6]),$([CX3;H1]=[OX1])]';

/** How readily an atom displaces a halide: sulfur, a ring nitrogen, an amine; 0 for others. */
function displacingRank(molecule: Molecule, atom: AtomIndex): number {
  if (molecule.atomicNumber[atom] === ELEMENT.sulfur) return 3;
  if (molecule.atomicNumber[atom] !== ELEMENT.nitrogen) return 0;
  return isAzineNitrogen(molecule, atom) ? 2 : 1;
}

/** Ends that a haloketone joins, when both get a bond to another molecule: by the same atom's neighbours. */
export const haloketoneEnds: MechanismRule = {
  id: 'F2',
  statement:
    'Of a haloketone sulfur, or the ring nitrogen of an amidine, takes the carbon of the halide and the amino group the ketone: thiazoles and imidazopyridines.',
  source: TEXTBOOKS.heterocycleSynthesis,
  judge: (view) => {
    if (view.made.length < 2) return [];
    const { reactants, moleculeOf } = view.mapped;
    return view.places('reactants', HALOKETONE).flatMap(([halide, ketone]): readonly Finding[] => {
      const [first, second] = [newPartners(view, halide), newPartners(view, ketone)];
      if (first.length !== 1 || second.length !== 1 || moleculeOf[first[0]] !== moleculeOf[second[0]]) return [];
      const [atHalide, atKetone] = [displacingRank(reactants, first[0]), displacingRank(reactants, second[0])];
      if (atHalide === 0 || atHalide >= atKetone) return [];
      const name = atKetone === 3 ? 'sulfur' : 'ring nitrogen';
      const text = `The ${name} displaces the halide, and the amino group then condenses with the ketone: the substituents end up the other way round.`;
      return [{ verdict: 'never', chip: 'Ends exchanged', text, wanted: [halide], rivals: second }];
    });
  },
};

/** The acyl carbon of a plain amide with two hydrogens, its nitrogen. */
const PRIMARY_AMIDE = '[NX3;H2;+0;$(N[CX3](=[OX1])[#6])]';

export const amidesMakeNoRing: MechanismRule = {
  id: 'F3',
  statement: 'The nitrogen of a primary amide does not close a pyrrole or pyridine with two ketones, as an amine does.',
  source: TEXTBOOKS.heterocycleSynthesis,
  judge: (view) => {
    if (view.made.length < 2) return [];
    const { reactants, moleculeOf } = view.mapped;
    return [...view.atoms('reactants', PRIMARY_AMIDE)].flatMap((nitrogen): readonly Finding[] => {
      const partners = newPartners(view, nitrogen);
      const areCarbonyls = partners.every((each) => wasKetone(view, each) && moleculeOf[each] !== moleculeOf[nitrogen]);
      if (partners.length !== 2 || !areCarbonyls || partners.some((each) => reactants.atomicNumber[each] !== ELEMENT.carbon)) return [];
      const text =
        'The nitrogen of an amide is no nucleophile for a ketone: make the ring of ammonia first and acylate it, or take an amine.';
      return [{ verdict: 'never', chip: 'Amide, no amine', text, wanted: [nitrogen], rivals: [] }];
    });
  },
};

/** A carbonyl carbon that gives its oxygen up. */
function wasKetone(view: ReactionView, atom: AtomIndex): boolean {
  return view.atoms('reactants', '[CX3;$(C([#6])([#6])=[OX1]),$([CX3;H1]([#6])=[OX1])]').has(atom);
}

/** A hydrazine with one substituent: its substituted nitrogen first. */
const HYDRAZINE = '[NX3;H1;$(N[#6;!$(C=[O,N,S])])][NX3;H2]';
const TRIFLUOROACYL = '[CX3;$(C(=[OX1])C(F)(F)F)]';
const ESTER = '[CX3;$(C(=[OX1])[OX2][#6])]';
const ARYLHYDRAZINE = '[NX3;H1;$(Nc)]';
const ALKYL_KETONE = '[CX3;$(C(=[OX1])([CX4;H2,H3])[#6]);!$(Cc)]';
const ARYL_KETONE = '[CX3;$(C(=[OX1])(c)[#6])]';
const KETONE = '[CX3;$(C(=[OX1])([#6;!$(C(F)(F)F)])[#6])]';

export const hydrazineEnds: MechanismRule = {
  id: 'F4',
  statement:
    'The free NH2 of a hydrazine takes the better electrophile of a 1,3-dicarbonyl compound: the trifluoromethyl ketone of two ketones, and the ketone before the ester.',
  source: TEXTBOOKS.heterocycleSynthesis,
  judge: (view) =>
    view.places('reactants', HYDRAZINE).flatMap(([substituted, free]): readonly Finding[] => {
      const [first, second] = [newPartners(view, substituted), newPartners(view, free)];
      if (first.length !== 1 || second.length !== 1) return [];
      const is = (pattern: string, atom: AtomIndex) => view.atoms('reactants', pattern).has(atom);
      const isTurned =
        (is(TRIFLUOROACYL, first[0]) && is(KETONE, second[0])) ||
        (is(KETONE, first[0]) && is(ESTER, second[0])) ||
        (is(ARYLHYDRAZINE, substituted) && is(ALKYL_KETONE, first[0]) && is(ARYL_KETONE, second[0]));
      if (!isTurned) return [];
      const text = 'The free NH2 group is the better nucleophile and takes the other carbonyl group: the other pyrazole results.';
      return [{ verdict: 'never', chip: 'Ends exchanged', text, wanted: [substituted], rivals: [free] }];
    }),
};

/** A ketone with the carbons on both sides of it: that which reacts first. No cyclopropane, which takes up no double bond. */
const KETONE_SIDES = '[CX4;!H0;!r3][CX3](=[OX1])[CX4;!H0;!r3]';

export const fischerSide: MechanismRule = {
  id: 'F5',
  statement:
    'The Fischer indole synthesis goes by the more substituted enehydrazine: the methyl group of a methyl ketone stays at C-2, and a branched side gives the 3H-indole.',
  source: TEXTBOOKS.heterocycleSynthesis,
  judge: (view) => {
    if (!view.names.includes('fischer-indole-synthesis')) return [];
    const { reactants } = view.mapped;
    return view.places('reactants', KETONE_SIDES).flatMap(([taken, , , other]): readonly Finding[] => {
      const isTaken = newPartners(view, taken).some((each) => reactants.isAromatic[each] === 1);
      if (!isTaken || view.changed.has(other)) return [];
      if (reactants.hydrogenCount[taken] !== 3 || reactants.hydrogenCount[other] === 3) return [];
      const text =
        reactants.hydrogenCount[other] === 2
          ? 'The more substituted enehydrazine forms and rearranges: the other carbon beside the ketone becomes C-3.'
          : 'The more substituted enehydrazine forms and rearranges: the branched carbon becomes C-3, of the 3H-indole.';
      return [{ verdict: 'never', chip: 'Other side', text, wanted: [taken], rivals: [other] }];
    });
  },
};

/** A nitrile oxide, or the hydroximoyl chloride or aldoxime that it comes from: its oxygen. */
const NITRILE_OXIDE_OXYGEN = '[$([OX2H][NX2]=[CX3]),$([OX1-][NX2+]#[CX2])]';

/** The carbon of a copper acetylide, once it is part of the triazole: first the nitrogen that bears the group. */
const OTHER_TRIAZOLE = '[n;$(n([#6])1nn[cH]c1[#6])]1nn[cH]c1';

export const clickEnds: MechanismRule = {
  id: 'F10',
  statement: 'Copper joins an azide and a terminal alkyne to the 1,4-disubstituted triazole.',
  source: TEXTBOOKS.heterocycleSynthesis,
  judge: (view) => {
    if (!view.names.includes('huisgen-azide-alkyne-cycloaddition')) return [];
    const { sourceOf, becomes } = view.mapped;
    const terminal = view.atoms('reactants', '[CX2;H1]#[CX2]');
    const found = view
      .places('product', OTHER_TRIAZOLE)
      .filter((place) => terminal.has(sourceOf[place[3]]) && becomes[sourceOf[place[4]]] >= 0 && view.changed.has(sourceOf[place[0]]))
      .map((place) => sourceOf[place[4]]);
    if (found.length === 0) return [];
    const text = 'Copper puts the group of the alkyne at position 4: the 1,5-isomer takes ruthenium, or comes as half of a mixture.';
    return [{ verdict: 'risk', chip: 'Other orientation', text, wanted: found, rivals: [] }];
  },
};

export const nitrileOxideEnds: MechanismRule = {
  id: 'F6',
  statement: 'A nitrile oxide puts its oxygen on the substituted end of a terminal alkyne or alkene.',
  source: TEXTBOOKS.pericyclic,
  judge: (view) => {
    if (view.made.length < 2) return [];
    const { reactants, moleculeOf } = view.mapped;
    return [...view.atoms('reactants', NITRILE_OXIDE_OXYGEN)].flatMap((oxygen): readonly Finding[] => {
      const [met, ...more] = newPartners(view, oxygen);
      if (met === undefined || more.length > 0 || moleculeOf[met] === moleculeOf[oxygen]) return [];
      const far = neighboursOf(reactants, met).find(
        (each) => bondBetween(reactants, each, met) >= 0 && newPartners(view, each).some((end) => moleculeOf[end] === moleculeOf[oxygen]),
      );
      if (far === undefined || reactants.atomicNumber[met] !== ELEMENT.carbon || reactants.atomicNumber[far] !== ELEMENT.carbon) return [];
      const isTerminal = neighboursOf(reactants, met).length === 1 && neighboursOf(reactants, far).length > 1;
      if (!isTerminal) return [];
      const text = 'The oxygen joins the substituted carbon: the 5-substituted isoxazole or isoxazoline results.';
      return [{ verdict: 'never', chip: 'Other orientation', text, wanted: [met], rivals: [far] }];
    });
  },
};
