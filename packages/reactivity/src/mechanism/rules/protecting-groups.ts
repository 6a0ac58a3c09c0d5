import { type AtomIndex, BOND, ELEMENT, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismFinding, MechanismRule, MechanismTable } from '../mechanism-rule.ts';
import { orderBetween } from '../neighbours.ts';
import type { ReactionView } from '../reaction-view.ts';
import { anhydridesComeFromTheAcid } from './anhydrides-from-acids.ts';
import { etherBreaksOnTheOtherSide, nitrogenKeepsAlkyl } from './dealkylations.ts';
import { acetalsBreakFirst } from './ethers-beside-acetals.ts';
import { phthaloylComesOffApart } from './groups-off-apart.ts';

/** Nitrogens that stay and lose a group which hangs on by the first atom of the pattern; reactant atoms, ascending. */
function freedNitrogens(view: ReactionView, pattern: string): readonly AtomIndex[] {
  const { reactants } = view.mapped;
  const losing = [...view.changed].filter((atom) => reactants.atomicNumber[atom] === ELEMENT.nitrogen && view.leavingFrom(atom).length > 0);
  // Most steps free no nitrogen: nothing is searched for then.
  if (losing.length === 0) return [];
  const groups = view.atoms('reactants', pattern);
  return losing.filter((atom) => view.leavingFrom(atom).some((each) => groups.has(each))).sort((a, b) => a - b);
}

/** Whether a nitrogen is that of an amide, imide or urea, whatever else it bears; carbamates do not count. */
function isOfAmide({ mapped: { reactants, becomes } }: ReactionView, nitrogen: AtomIndex): boolean {
  return neighboursOf(reactants, nitrogen).some((carbon) => {
    if (reactants.atomicNumber[carbon] !== ELEMENT.carbon || becomes[carbon] < 0) return false;
    const others = neighboursOf(reactants, carbon).filter((each) => each !== nitrogen);
    const isOxygen = (each: AtomIndex, order: number) =>
      reactants.atomicNumber[each] === ELEMENT.oxygen && orderBetween(reactants, carbon, each) === order;
    return others.some((each) => isOxygen(each, BOND.double)) && !others.some((each) => isOxygen(each, BOND.single));
  });
}

/** What a rule says of each amide nitrogen that loses one of these groups. */
function atAmides(pattern: string, told: Pick<MechanismFinding, 'verdict' | 'chip' | 'text'>): MechanismRule['judge'] {
  return (view) => {
    const nitrogens = freedNitrogens(view, pattern).filter((each) => isOfAmide(view, each));
    return nitrogens.map((nitrogen) => ({ ...told, wanted: [nitrogen], rivals: [] }));
  };
}

const carbamateOfAmide: MechanismRule = {
  id: 'V1',
  statement: 'The nitrogen of an amide needs no carbamate: it protects nothing, and makes the amide a better electrophile.',
  source: TEXTBOOKS.aminoProtection,
  judge: atAmides('[CX3](=O)([OX2])[#7]', {
    verdict: 'risk',
    chip: 'Protects nothing',
    text: 'An amide needs no carbamate on its nitrogen: with one it is cleaved as readily as the carbamate is.',
  }),
};

const acylOfAmide: MechanismRule = {
  id: 'V11',
  statement: 'The nitrogen of an amide needs no acyl group: of the two on it a nucleophile takes either.',
  source: TEXTBOOKS.aminoProtection,
  judge: atAmides('[CX3;!R;$(C[#6]);$(C[NX3;H1]),$(C[NX3;!R][CX3;!R](=[OX1])[#6])]=[OX1]', {
    verdict: 'never',
    chip: 'Protects nothing',
    text: 'An amide needs no acyl group on its nitrogen: what takes one off takes the other as well.',
  }),
};

/** A benzyl group without substituents on its ring, and one with an alkyl group on its first carbon. */
const BENZYL = '[CX4;!H0;$(C[#7]);!$(C(c)c);!$(C[!#6;!#7])]c1[cH][cH][cH][cH][cH]1';

/** Of a carbamate, with its benzyl group gone. */
const CARBAMATE_NITROGEN = '[NX3;!H0;$(N[CX3](=[OX1])[OX2])]';

/** Of a urea, where nobody plans it. */
const OF_UREA = '[#7;$([#7][CX3](=[OX1])[#7]),$([#7]c(=[OX1])[#7])]';
/** Of an indole or a pyrrole: aluminium chloride in anisole takes it off, as does a strong base with oxygen. */
const OF_PYRROLE = '[nX3;r5;$(n1cccc1)]';
/** What aluminium chloride, and a strong base with oxygen, do not leave alone. */
const HARMED_BY_BOTH = [
  '[NX3,OX2][CX3](=[OX1])[OX2][CX4]([CH3])([CH3])[CH3]',
  '[CX3;H1;$(C[#6])]=[OX1]',
  '[OX2;D2;$(Oc)][CX4;H2][#6;$(c),$(C=C)]',
  '[CX4;H1,H0]([OX2;$(O[#6])])[OX2;$(O[#6])]',
  '[#6][SX2H]',
] as const;

const benzylOfAmide: MechanismRule = {
  id: 'V2',
  statement:
    'Hydrogen over palladium does not take the benzyl group off the nitrogen of an amide, a carbamate, a urea, an indole or a pyrrole.',
  source: TEXTBOOKS.aminoProtection,
  judge: (view) => {
    const freed = freedNitrogens(view, BENZYL);
    if (freed.length === 0) return [];
    const ofCarbamates = view.atoms('product', CARBAMATE_NITROGEN);
    const ofUreas = view.atoms('reactants', OF_UREA);
    const ofPyrroles = view.atoms('reactants', OF_PYRROLE);
    const isHarmed = () => HARMED_BY_BOTH.some((pattern) => bystanders(view, pattern).length > 0);
    return freed
      .filter(
        (nitrogen) =>
          ofUreas.has(nitrogen) || ofPyrroles.has(nitrogen) || isOfAmide(view, nitrogen) || ofCarbamates.has(view.mapped.becomes[nitrogen]),
      )
      .map((nitrogen) => ({
        verdict: ofUreas.has(nitrogen) || (ofPyrroles.has(nitrogen) && isHarmed()) ? 'never' : 'risk',
        chip: 'Amide keeps benzyl',
        text: ofPyrroles.has(nitrogen)
          ? 'A benzyl group on an indole or pyrrole withstands hydrogen over palladium: it takes aluminium chloride in anisole, or a strong base and oxygen.'
          : 'A benzyl group on a nitrogen whose lone pair is drawn away withstands hydrogen over palladium: it takes sodium in ammonia or a strong acid.',
        wanted: [nitrogen],
        rivals: [],
      }));
  },
};

const acylIsocyanate: MechanismRule = {
  id: 'V3',
  statement: 'An acyl isocyanate is made from the primary amide that it gives with water.',
  source: TEXTBOOKS.carbonylSubstitution,
  judge: (view) =>
    freedNitrogens(view, '[CX2](=O)=[NX2][CX3]=O').map((nitrogen) => ({
      verdict: 'risk',
      chip: 'Made from it',
      text: 'An acyl isocyanate is made from the amide that is wanted here.',
      wanted: [nitrogen],
      rivals: [],
    })),
};

const acylAzide: MechanismRule = {
  id: 'V8',
  statement: 'An acyl azide loses nitrogen to the isocyanate; nobody reduces one to the amide that ammonia gives with the same acid.',
  source: TEXTBOOKS.carbonylSubstitution,
  judge: (view) =>
    // In the Curtius rearrangement the nitrogen takes over the carbon of the acid.
    freedNitrogens(view, '[NX2+;$(N=[NX2][CX3]=[OX1]),$(N[NX2-][CX3]=[OX1])]')
      .filter((nitrogen) => !view.made.some((bond) => bond.some((atom) => view.mapped.sourceOf[atom] === nitrogen)))
      .map((nitrogen) => ({
        verdict: 'never',
        chip: 'Gives the isocyanate',
        text: 'An acyl azide loses nitrogen to the isocyanate: take ammonia and the acid that it would be made from.',
        wanted: [nitrogen],
        rivals: [],
      })),
};

/** Nitrogens that a ring closure, or ammonia, brings in free: of hydantoins, succinimides and barbiturates, of primary sulfonamides and amides. Product atoms. */
const BORN_FREE = {
  imide: '[NX3;H1;R;$(N([CX3](=[OX1])[CX4,NX3])[CX3](=[OX1])[CX4,NX3]),$(N1[CX3](=[OX1])[NX3][CX3](=[OX1])[CX4]1)]',
  // Those of 1-substituted cyclopropanes are made from the carbamate of cyclopropanesulfonamide and two portions of butyllithium.
  sulfonamide: '[NX3;H2;$(NS(=[OX1])(=[OX1])[#6;!$([CX4;r3;H0])])]',
  amide: '[NX3;H2;$(N[CX3](=[OX1])[#6])]',
  carbamate: '[NX3;H2;$(N[CX3](=[OX1])[OX2])]',
} as const;
const CARBAMATE = '[CX3](=O)([OX2])[#7]';
const PHTHALOYL = '[CX3](=O)c1ccccc1[CX3](=O)';

/** Which groups are only ever put on such a nitrogen once it is there. */
const PUT_ON_LATER = [
  [BORN_FREE.imide, '[#6,Si]'],
  [BORN_FREE.sulfonamide, CARBAMATE],
  [BORN_FREE.amide, CARBAMATE],
  [BORN_FREE.amide, PHTHALOYL],
  [BORN_FREE.carbamate, CARBAMATE],
] as const;

const freedFromItself: MechanismRule = {
  id: 'V4',
  statement:
    'The N-H of a saturated cyclic imide, a hydantoin, a primary sulfonamide or a primary amide comes free from the closing of its ring or from ammonia: what bears a protecting group there is made from it.',
  source: TEXTBOOKS.aminoProtection,
  judge: (view) => {
    const { becomes } = view.mapped;
    const nitrogens = PUT_ON_LATER.flatMap(([free, group]) => {
      const freed = freedNitrogens(view, group);
      const born = freed.length === 0 ? null : view.atoms('product', free);
      return freed.filter((each) => born?.has(becomes[each]) ?? false);
    });
    return [...new Set(nitrogens)].map((nitrogen) => ({
      verdict: 'never' as const,
      chip: 'Made from it',
      text: 'Ring closure, or ammonia, gives this nitrogen free: the protected compound would be made from the very one that is wanted.',
      wanted: [nitrogen],
      rivals: [],
    }));
  },
};

/** Silicon with a tert-butyl group, or with three isopropyl groups, on the oxygen of a tertiary alcohol: the oxygen is the second atom. */
const BULKY_SILYL_OF_TERTIARY = '[Si;$([Si]C(C)(C)C),$([Si]([CX4;H1])([CX4;H1])[CX4;H1])][OX2][CX4;H0;$(C([#6])([#6])[#6])]';

const bulkySilyl: MechanismRule = {
  id: 'V5',
  statement: 'A tertiary alcohol hardly takes a tert-butyl or triisopropyl silyl group: trimethylsilyl and triethylsilyl fit there.',
  source: TEXTBOOKS.hydroxylProtection,
  judge: (view) =>
    view
      .places('reactants', BULKY_SILYL_OF_TERTIARY)
      .filter(([silicon, oxygen]) => view.leavingFrom(oxygen).includes(silicon))
      .map(([, oxygen]) => ({
        verdict: 'risk' as const,
        chip: 'Hardly put on',
        text: 'A silyl group as large as this hardly goes on to a tertiary alcohol: it takes the triflate, and a smaller one fits.',
        wanted: [oxygen],
        rivals: [],
      })),
};

/** Groups that are better not there, do not come off, or hardly go on. */
export const PROTECTING_GROUPS: MechanismTable = {
  title: 'protecting groups',
  rules: [
    carbamateOfAmide,
    acylOfAmide,
    benzylOfAmide,
    acylIsocyanate,
    acylAzide,
    anhydridesComeFromTheAcid,
    freedFromItself,
    bulkySilyl,
    etherBreaksOnTheOtherSide,
    nitrogenKeepsAlkyl,
    acetalsBreakFirst,
    phthaloylComesOffApart,
  ],
};
