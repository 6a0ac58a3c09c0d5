import { type AtomIndex, BOND, bondBetween, ELEMENT, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismFinding, MechanismRule, MechanismTable } from '../mechanism-rule.ts';
import { orderBetween } from '../neighbours.ts';
import type { ReactionView } from '../reaction-view.ts';

type Finding = Omit<MechanismFinding, 'rule'>;

/** Groups by how well they migrate to oxygen or nitrogen, the best first; those of one rank are not told apart. */
const MIGRATING: readonly { readonly rank: number; readonly pattern: string }[] = [
  { rank: 4, pattern: '[CX4;H0;$(C([#6])([#6])[#6]);!$(C[F,Cl])]' },
  { rank: 3, pattern: '[CX4;H1;!r3;$(C([#6])[#6]);!$(C[F,Cl])]' },
  { rank: 3, pattern: '[CX4;H2;$(Cc)]' },
  { rank: 3, pattern: '[c]' },
  { rank: 2, pattern: '[CX4;H2;$(C[CX4]);!$(CC[F,Cl,Br,I])]' },
  { rank: 1, pattern: '[CX4;H3]' },
];

/** How well a group on a carbonyl or oxime carbon moves, by the table; `null` where it does not stand there. */
export function migrationRank(view: ReactionView, atom: AtomIndex): number | null {
  return MIGRATING.find(({ pattern }) => view.atoms('reactants', pattern).has(atom))?.rank ?? null;
}

/** A group moves from a carbon to an atom beside or new at it. Reactant atoms. */
interface Migration {
  readonly centre: AtomIndex;
  readonly migrating: AtomIndex;
  readonly staying: AtomIndex;
}

/** Migrations from a carbonyl or oxime carbon to a nitrogen or oxygen that ends up between the two. */
function migrationsTo(element: number, { mapped, broken, made }: ReactionView): readonly Migration[] {
  const { product, reactants, sourceOf, becomes } = mapped;
  if (made.length === 0) return [];
  return broken.flatMap(([a, b]): readonly Migration[] => {
    if (becomes[a] < 0 || becomes[b] < 0) return [];
    return [
      [a, b],
      [b, a],
    ].flatMap(([centre, migrating]): readonly Migration[] => {
      const isCarbonyl = neighboursOf(reactants, centre).some((each) => orderBetween(reactants, centre, each) === BOND.double);
      if (reactants.atomicNumber[centre] !== ELEMENT.carbon || !isCarbonyl || reactants.isAromatic[centre] === 1) return [];
      const between = neighboursOf(product, becomes[centre]).find(
        (each) => product.atomicNumber[each] === element && bondBetween(product, each, becomes[migrating]) >= 0,
      );
      if (between === undefined || bondBetween(reactants, sourceOf[between], migrating) >= 0) return [];
      const staying = neighboursOf(reactants, centre).filter(
        (each) => each !== migrating && reactants.atomicNumber[each] === ELEMENT.carbon && becomes[each] >= 0,
      );
      return staying.length === 1 ? [{ centre, migrating, staying: staying[0] }] : [];
    });
  });
}

function migratedWrongly(
  view: ReactionView,
  element: number,
  tell: (gap: number, staying: AtomIndex) => Omit<Finding, 'wanted' | 'rivals'>,
): readonly Finding[] {
  return migrationsTo(element, view).flatMap(({ migrating, staying }) => {
    const [moved, stayed] = [migrationRank(view, migrating), migrationRank(view, staying)];
    if (moved === null || stayed === null || moved >= stayed) return [];
    return [{ ...tell(stayed - moved, staying), wanted: [migrating], rivals: [staying] }];
  });
}

const baeyerVilliger: MechanismRule = {
  id: 'G1',
  statement:
    'In a Baeyer-Villiger oxidation the more substituted group migrates: tertiary before secondary, benzyl and aryl, before primary, before methyl.',
  source: TEXTBOOKS.rearrangements,
  judge: (view) =>
    migratedWrongly(view, ELEMENT.oxygen, () => ({
      verdict: 'never',
      chip: 'Other group migrates',
      text: 'The group that bears a positive charge better goes to the oxygen: the other ester is formed.',
    })),
};

const beckmann: MechanismRule = {
  id: 'G2',
  statement: 'In a Beckmann or Schmidt rearrangement the larger group, which stands anti to the leaving group, goes to nitrogen.',
  source: TEXTBOOKS.rearrangements,
  judge: (view) =>
    migratedWrongly(view, ELEMENT.nitrogen, (gap, staying) => ({
      // The geometry of the oxime decides, and that of ketones with groups of much the same size is mixed; an arene keeps it clear.
      verdict: gap >= 2 || view.mapped.reactants.isAromatic[staying] === 1 ? 'never' : 'risk',
      chip: 'Other group migrates',
      text: 'The oxime points away from the larger group, and this goes to nitrogen: the other amide is the main product.',
    })),
};

/** The oxime carbon of an amidoxime, a hydroxamate or their like. */
const OXIME_OF_ACID = '[CX3;$(C[#7,#8,#16;!$([NX2]O)])]=[NX2][OX2]';

const oximesOfAcids: MechanismRule = {
  id: 'G4',
  statement: 'Amidoximes and their like give no Beckmann rearrangement: a group moves to nitrogen for the cyanamide or carbodiimide.',
  source: TEXTBOOKS.rearrangements,
  judge: (view) => {
    const { reactants, product, becomes } = view.mapped;
    const wanted = view.places('reactants', OXIME_OF_ACID).flatMap(([carbon, nitrogen]) => {
      const moved = neighboursOf(reactants, carbon).filter(
        (each) =>
          each !== nitrogen && becomes[each] >= 0 && becomes[nitrogen] >= 0 && bondBetween(product, becomes[each], becomes[nitrogen]) >= 0,
      );
      return moved.length > 0 && becomes[carbon] >= 0 ? [carbon] : [];
    });
    if (wanted.length === 0) return [];
    const text = 'An amidoxime is no oxime of a ketone: activated it gives the cyanamide or carbodiimide (Tiemann rearrangement).';
    return [{ verdict: 'never', chip: 'No ketoxime', text, wanted, rivals: [] }];
  },
};

const CARBINOL = '[CX4][OX2H]';

const pinacol: MechanismRule = {
  id: 'G3',
  statement:
    'In a pinacol rearrangement the hydroxyl group leaves that gives the better cation; of its neighbour, aryl migrates before alkyl.',
  source: TEXTBOOKS.rearrangements,
  judge: (view) => {
    const { mapped, broken, made } = view;
    const { product, reactants, sourceOf, becomes } = mapped;
    if (made.length === 0 || broken.length < 2) return [];
    const carbinols = view.atoms('reactants', CARBINOL);
    return made.flatMap(([a, b]): readonly Finding[] =>
      [
        [a, b],
        [b, a],
      ].flatMap(([to, moved]): readonly Finding[] => {
        const [cation, migrating] = [sourceOf[to], sourceOf[moved]];
        const from = neighboursOf(reactants, cation).find((each) => bondBetween(reactants, each, migrating) >= 0);
        if (from === undefined || !carbinols.has(cation) || !carbinols.has(from) || becomes[from] < 0) return [];
        const lostHydroxyl = view.leavingFrom(cation).some((each) => reactants.atomicNumber[each] === ELEMENT.oxygen);
        const isKetone = neighboursOf(product, becomes[from]).some(
          (each) => orderBetween(product, becomes[from], each) === BOND.double && product.atomicNumber[each] === ELEMENT.oxygen,
        );
        if (!lostHydroxyl || !isKetone) return [];
        const staying = neighboursOf(reactants, from).filter(
          (each) => each !== cation && each !== migrating && reactants.isAromatic[each] === 1,
        );
        if (reactants.isAromatic[migrating] === 0 && staying.length > 0) {
          const text = 'The aryl group migrates before the alkyl group: the other ketone is formed.';
          return [{ verdict: 'never', chip: 'Aryl migrates', text, wanted: [migrating], rivals: staying }];
        }
        if (cationRank(cation) >= cationRank(from)) return [];
        const text = 'The other hydroxyl group leaves, as it gives the better cation: another ketone is formed.';
        return [{ verdict: 'never', chip: 'Other OH leaves', text, wanted: [cation], rivals: [from] }];
      }),
    );
    function cationRank(carbon: AtomIndex): number {
      const around = neighboursOf(reactants, carbon).filter((each) => reactants.atomicNumber[each] === ELEMENT.carbon);
      return around.length + 2 * around.filter((each) => reactants.isAromatic[each] === 1).length;
    }
  },
};

/** Which group migrates. */
export const MIGRATIONS: MechanismTable = { title: 'Migrations', rules: [baeyerVilliger, beckmann, pinacol, oximesOfAcids] };
