import { type AtomIndex, bondBetween } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { ringPath } from '../alkene-addition.ts';
import { bystanders } from '../bystanders.ts';
import { isMade } from '../made-bonds.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import { areCis } from '../ring-faces.ts';
import type { Finding } from './nucleophiles.ts';

/** Acetals of 1,2-diols on a ring of five or six, by its size: the acetal carbon, an oxygen with its carbon and the next one of the ring, then the other side. */
const FUSED = [
  { size: 5, pattern: '[CX4;!$(C(=O))]1[OX2][CX4;R]2[#6,#7,#8;R][#6,#7,#8;R][#6,#7,#8;R][CX4;R]2[OX2]1' },
  { size: 6, pattern: '[CX4;!$(C(=O))]1[OX2][CX4;R]2[#6,#7,#8;R][#6,#7,#8;R][#6,#7,#8;R][#6,#7,#8;R][CX4;R]2[OX2]1' },
] as const;

/** Free alcohols one or two carbons away from an oxygen that became part of the acetal. */
const NEAR_ALCOHOL = ['[OX2H][CX4][CX4][OX2;R]', '[OX2H][CX4][CX4][CX4][OX2;R]'] as const;

/** Acetals of a ketone and a 1,3-diol with a free alcohol beside: acetal carbon, oxygen, its carbon, the carbon of the alcohol and the alcohol. */
const KETONE_ACETALS = [
  '[CX4;H0;$(C([#6])[#6])]1[OX2][CX4]([CX4][OX2H])[CX4][CX4][OX2]1',
  '[CX4;H0;$(C([#6])[#6])]1[OX2][CX4][CX4]([OX2H])[CX4][OX2]1',
] as const;

export const acetalsOfCisDiols: MechanismRule = {
  id: 'F41',
  statement:
    'A cyclic acetal takes the cis 1,2-diol of a ring: a trans one of a ring of five closes none, of six none beside a better diol.',
  source: TEXTBOOKS.hydroxylProtection,
  judge: (view) => {
    const { sourceOf } = view.mapped;
    const { molecule } = view.product;
    return FUSED.flatMap(({ size, pattern }) =>
      view.places('product', pattern).flatMap((place): readonly Finding[] => {
        const [acetal, inner, one, next] = place;
        const [outer, other, last] = [place[place.length - 1], place[place.length - 2], place[place.length - 3]];
        if (!isMade(view, acetal, inner) && !isMade(view, acetal, outer)) return [];
        const isTrans = areCis(molecule, { atom: one, next, group: inner }, { atom: other, next: last, group: outer }) === false;
        if (!isTrans) return [];
        const free = new Set(bystanders(view, '[OX2H;$(O[CX4])]'));
        const rivals = NEAR_ALCOHOL.flatMap((near) => view.places('product', near))
          .filter((near) => near[near.length - 1] === inner || near[near.length - 1] === outer)
          .map(([oxygen]) => sourceOf[oxygen])
          .filter((oxygen) => free.has(oxygen));
        const wanted = [sourceOf[inner], sourceOf[outer]];
        if (size === 6 && rivals.length === 0) {
          const text = 'The acetal of a trans diol on a ring of six is strained: it forms slowly and comes off first.';
          return [{ verdict: 'risk', chip: 'Trans diol', text, wanted, rivals: [] }];
        }
        const text = 'A trans diol on a ring does not close this acetal: it takes a cis diol, or a ring of six with a primary alcohol.';
        return [{ verdict: 'never', chip: 'Trans diol', text, wanted, rivals: [...new Set(rivals)].sort((a, b) => a - b) }];
      }),
    ).slice(0, 1);
  },
};

export const ketonesTakeOneTwoDiols: MechanismRule = {
  id: 'F42',
  statement: 'Acetone and other ketones close the acetal of a 1,2-diol before that of a 1,3-diol.',
  source: TEXTBOOKS.hydroxylProtection,
  judge: (view) => {
    const { sourceOf } = view.mapped;
    const free = new Set(bystanders(view, '[OX2H;$(O[CX4])]'));
    if (free.size === 0) return [];
    const found = KETONE_ACETALS.flatMap((pattern, kind) =>
      view.places('product', pattern).flatMap((place) => {
        const acetal = place[0];
        const [inner, carbon, alcoholCarbon, alcohol] = kind === 0 ? place.slice(1, 5) : [place[1], place[2], place[3], place[4]];
        if (!isMade(view, acetal, inner) || !free.has(sourceOf[alcohol])) return [];
        return isVicinalPair(view, { inner, carbon, alcoholCarbon, alcohol }) ? [{ inner, alcohol }] : [];
      }),
    );
    if (found.length === 0) return [];
    const text = 'With a ketone the ring of five forms: two neighbouring oxygens take it, and a 1,3-diol waits for an aldehyde.';
    const atoms = (of: (each: { readonly inner: AtomIndex; readonly alcohol: AtomIndex }) => AtomIndex) =>
      [...new Set(found.map((each) => sourceOf[of(each)]))].sort((a, b) => a - b);
    return [
      { verdict: 'never', chip: '1,2-Diol first', text, wanted: atoms(({ inner }) => inner), rivals: atoms(({ alcohol }) => alcohol) },
    ];
  },
};

/** Two neighbouring oxygens, as product atoms, that can stand side by side: in what was an open chain, or cis on a ring. */
function isVicinalPair(
  { mapped: { sourceOf }, reactants: { molecule, bondInRing } }: ReactionView,
  pair: Readonly<Record<'inner' | 'carbon' | 'alcoholCarbon' | 'alcohol', AtomIndex>>,
): boolean {
  const [inner, carbon, alcoholCarbon, alcohol] = [pair.inner, pair.carbon, pair.alcoholCarbon, pair.alcohol].map((atom) => sourceOf[atom]);
  if (bondInRing[bondBetween(molecule, carbon, alcoholCarbon)] === 0) return true;
  const path = ringPath(molecule, carbon, alcoholCarbon);
  if (path === null) return false;
  const ends = [
    { atom: carbon, next: path[1], group: inner },
    { atom: alcoholCarbon, next: path[path.length - 2], group: alcohol },
  ] as const;
  return areCis(molecule, ends[0], ends[1]) === true;
}

export const noTransAcetalsOfFiveRings: MechanismRule = {
  id: 'F280',
  statement: 'No acetonide or other acetal spans a trans diol of a ring of five, so that none can be taken off.',
  source: TEXTBOOKS.hydroxylProtection,
  judge: (view) => {
    const { molecule } = view.reactants;
    return view
      .places('reactants', FUSED[0].pattern)
      .filter((place) => {
        const [inner, one, next] = place.slice(1);
        const [outer, other, last] = [place[place.length - 1], place[place.length - 2], place[place.length - 3]];
        return areCis(molecule, { atom: one, next, group: inner }, { atom: other, next: last, group: outer }) === false;
      })
      .slice(0, 1)
      .map(([acetal, inner]): Finding => {
        const text = 'This acetal spans two oxygens on opposite sides of a ring of five: it is too strained to be made.';
        return { verdict: 'never', chip: 'Trans diol', text, wanted: [acetal, inner], rivals: [] };
      });
  },
};
