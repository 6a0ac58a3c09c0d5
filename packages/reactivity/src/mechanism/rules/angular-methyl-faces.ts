import type { AtomIndex } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { type AlkeneAddition, alkeneAdditions } from '../alkene-addition.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import { areCis, areOnOneSide, HYDROGEN } from '../ring-faces.ts';
import { POOR_ALKENE } from './additions.ts';
import type { Finding } from './nucleophiles.ts';
import { ALLYLIC_ALCOHOL } from './richer-alkene.ts';

/** Bonds of the rings on both sides of the fusion, that which holds the alkene first. */
const RINGS = [
  [6, 6],
  [6, 5],
  [5, 6],
] as const;

/** The angular methyl group, its carbon, round the ring of the alkene to the other carbon of the fusion with its hydrogen, and round the other ring. */
const FUSIONS = RINGS.map(([own, other]) => {
  const around = (size: number) => '@[#6]'.repeat(size - 2);
  return { pattern: `[CH3]-!@[CX4;H0]12${around(own)}@[CX4;H1]1${around(other)}2`, size: own };
});

/** Atoms that both come from one reagent, and so to one side: oxygen of a peracid, CH2 of a carbenoid, two hydroxyl groups. */
function isFromOneReagent({ mapped: { product }, names }: ReactionView, { added: [one, other] }: AlkeneAddition): boolean {
  if (one < 0 || other < 0) return false;
  if (one === other) return product.atomicNumber[one] === 8 || product.hydrogenCount[one] === 2;
  return names.includes('upjohn-dihydroxylation');
}

export const angularMethylShieldsAlkenes: MechanismRule = {
  id: 'Q47',
  statement: 'A peracid, a carbenoid or osmium tetroxide comes to a ring with an axial angular methyl group from the other side.',
  source: TEXTBOOKS.diastereoselectivity,
  judge: (view) => {
    if (view.made.length === 0 || view.reordered.length === 0) return [];
    const { sourceOf, product } = view.mapped;
    const additions = alkeneAdditions(view).filter((each) => isFromOneReagent(view, each) && isPlain(view, each));
    if (additions.length === 0) return [];
    return FUSIONS.flatMap(({ pattern, size }) =>
      view.places('product', pattern).flatMap(([methyl, ...places]): readonly Finding[] => {
        const ring = places.slice(0, size);
        const [quaternary, next] = ring;
        const [before, head] = ring.slice(-2);
        const isTransFused = areCis(product, { atom: quaternary, next, group: methyl }, { atom: head, next: before, group: HYDROGEN });
        if (isTransFused !== false) return [];
        return additions.flatMap(({ carbons, added }): readonly Finding[] => {
          const place = ring.indexOf(carbons[0]);
          // The carbons of the fusion are open to both sides: 5-enes of steroids give mixtures.
          if (carbons.some((atom) => ring.indexOf(atom) < 1 || atom === head)) return [];
          const isShielded = areOnOneSide(
            product,
            { atom: quaternary, before: head, after: next, group: methyl },
            { atom: carbons[0], before: ring[place - 1], after: ring[place + 1], group: added[0] },
          );
          return isShielded === true
            ? [
                found(
                  carbons.map((atom) => sourceOf[atom]),
                  sourceOf[methyl],
                ),
              ]
            : [];
        });
      }),
    );
  },
};

/** No acceptor, which asks for a nucleophile, and no hydroxyl group beside it, which guides. */
function isPlain(view: ReactionView, { carbons }: AlkeneAddition): boolean {
  const others = [POOR_ALKENE, ALLYLIC_ALCOHOL].map((pattern) => view.atoms('reactants', pattern));
  return carbons.every((atom) => others.every((each) => !each.has(view.mapped.sourceOf[atom])));
}

function found(wanted: readonly AtomIndex[], methyl: AtomIndex): Finding {
  const text =
    'The axial angular methyl group shields this side: the reagent comes from the other one. An epoxide on this side comes by way of the bromohydrin.';
  return { verdict: 'never', chip: 'Shielded side', text, wanted: [...wanted], rivals: [methyl] };
}
