import { type AtomIndex, ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import { isMade } from '../made-bonds.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import { type Finding, OPEN_ALKYLAMINE } from './nucleophiles.ts';

/** Lactones and lactams of four: the nitrogen or oxygen, then the carbonyl carbon. */
const RING_OF_FOUR = '[OX2,NX3;r4]1[CX3](=[OX1])[CX4][CX4]1';

/** The same nucleophile with a chain to another acid or ester that would close a ring of five or six. */
const NEAR_ACID = ['[OX2,NX3][CX4][CX4][CX4][CX3](=[OX1])[OX2]', '[OX2,NX3][CX4][CX4][CX4][CX4][CX3](=[OX1])[OX2]'] as const;

/** From the carbonyl carbon of a lactone of four along the chain to a hydroxyl group or amine that would close a ring of five or six. */
const NEAR_NUCLEOPHILE = ['', '[CX4]'].map((link) => `[CX3;r4](=[OX1])[CX4][CX4][CX4]${link}[$([OX2H]),$(${OPEN_ALKYLAMINE})]`);

/** A lactone of six whose carbon next but one to the carbonyl group bears a hydroxyl group, and that is no sugar's: oxygen, carbonyl carbon, that hydroxyl group. */
const BESIDE_GAMMA_HYDROXYL = '[OX2;r6]1[CX3](=[OX1])[CX4;H2,H0][CX4;H2,H0][CX4]([OX2H])[CX4]1';

/** A lactone of seven or more: the oxygen, then the carbonyl carbon. */
const LARGE_LACTONE = '[OX2;R;!r3;!r4;!r5;!r6;$(O[CX4])][CX3;R](=[OX1])';

/** Of rings of eight and more alone: no smaller ring holds the ends of the chain together. */
const CHAIN_ATOM = '[CX4;R;!r3;!r4;!r5;!r6;!r7]';

/** Lactones and lactams of eight to eleven atoms that are a saturated chain: nitrogen or oxygen, then the carbonyl carbon. */
const MEDIUM_RINGS = [8, 9, 10, 11].map((size) => `[OX2,NX3;R]1[CX3;R](=[OX1])${CHAIN_ATOM.repeat(size - 2)}1`);

/** Bonds that close a ring within one molecule, ends in the order of the pattern. */
function closures(view: ReactionView, pattern: string): readonly (readonly AtomIndex[])[] {
  const { sourceOf, moleculeOf } = view.mapped;
  return view
    .places('product', pattern)
    .filter(
      ([nucleophile, carbonyl]) =>
        moleculeOf[sourceOf[nucleophile]] === moleculeOf[sourceOf[carbonyl]] && isMade(view, nucleophile, carbonyl),
    );
}

export const noRingOfFourBesideFive: MechanismRule = {
  id: 'F15',
  statement:
    'No lactone or lactam of four closes where another acid or ester of the molecule gives a ring of five or six, nor a lactone where another alcohol does.',
  source: TEXTBOOKS.carbonylSubstitution,
  judge: (view) => {
    const { sourceOf, product } = view.mapped;
    return closures(view, RING_OF_FOUR).flatMap(([nucleophile, carbonyl]): readonly Finding[] => {
      const isLactone = product.atomicNumber[nucleophile] === ELEMENT.oxygen;
      const nucleophiles = (isLactone ? NEAR_NUCLEOPHILE : []).flatMap((pattern) =>
        view.places('product', pattern).flatMap((place) => (place[0] === carbonyl ? [sourceOf[place[place.length - 1]]] : [])),
      );
      if (nucleophiles.length > 0) {
        const text = 'The group further along the chain closes the larger, unstrained ring.';
        return [{ verdict: 'never', chip: 'Ring of five first', text, wanted: [sourceOf[nucleophile]], rivals: nucleophiles }];
      }
      const rivals = NEAR_ACID.flatMap((pattern) =>
        view.places('product', pattern).flatMap((place) => (place[0] === nucleophile ? [sourceOf[place[place.length - 3]]] : [])),
      );
      if (rivals.length === 0) return [];
      const text = 'The larger, unstrained ring closes with the other carboxyl group.';
      return [{ verdict: 'never', chip: 'Ring of five first', text, wanted: [sourceOf[carbonyl]], rivals }];
    });
  },
};

export const amineClosesFirst: MechanismRule = {
  id: 'F16',
  statement: 'Beside a free alkylamine no alcohol closes a lactone of seven or more: the amine takes the activated acid.',
  source: TEXTBOOKS.chemoselectivity,
  judge: (view) => {
    const { sourceOf, moleculeOf } = view.mapped;
    return closures(view, LARGE_LACTONE).flatMap(([oxygen, carbonyl]): readonly Finding[] => {
      const rivals = bystanders(view, OPEN_ALKYLAMINE).filter((atom) => moleculeOf[atom] === moleculeOf[sourceOf[carbonyl]]);
      if (rivals.length === 0) return [];
      const text = 'The free amine of this molecule takes the activated acid before the alcohol does: it needs a protecting group.';
      return [{ verdict: 'never', chip: 'Amine reacts first', text, wanted: [sourceOf[oxygen]], rivals }];
    });
  },
};

export const ringOfFiveBeforeSix: MechanismRule = {
  id: 'F46',
  statement: 'Where hydroxyl groups of one chain would close lactones of five and of six, that of five results.',
  source: TEXTBOOKS.carbonylSubstitution,
  judge: (view) => {
    const { sourceOf } = view.mapped;
    return closures(view, BESIDE_GAMMA_HYDROXYL).map(([oxygen, , , , , , hydroxyl]): Finding => {
      const text = 'The hydroxyl group one carbon nearer closes the lactone of five, to which that of six goes over as well.';
      return { verdict: 'never', chip: 'Ring of five first', text, wanted: [sourceOf[oxygen]], rivals: [sourceOf[hydroxyl]] };
    });
  },
};

export const noMediumRing: MechanismRule = {
  id: 'F17',
  statement: 'An open chain closes no lactone or lactam of eight to eleven by itself: the ends meet those of other molecules first.',
  source: TEXTBOOKS.carbonylSubstitution,
  judge: (view) => {
    const { sourceOf } = view.mapped;
    return MEDIUM_RINGS.flatMap((pattern) => closures(view, pattern)).map(([nucleophile, carbonyl]): Finding => {
      const text =
        'A ring of this size is strained by hydrogens across it, and a chain seldom brings its ends together: a polymer results.';
      return { verdict: 'never', chip: 'Medium ring', text, wanted: [sourceOf[nucleophile], sourceOf[carbonyl]], rivals: [] };
    });
  },
};
