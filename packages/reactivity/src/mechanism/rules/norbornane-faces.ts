import type { AtomIndex } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { isMade } from '../made-bonds.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import { areCis } from '../ring-faces.ts';
import type { Finding } from './nucleophiles.ts';

/** An alcohol of norbornane whose bridge of one carbon bears no group: oxygen, its carbon, the bridgehead, the bridge, round the ring of six. */
const NORBORNANOL = '[OX2H]-!@[CX4]2@[CX4]1@[CX4;H2]@[CX4](@[CX4]@[CX4]1)@[CX4]2';
/** Norbornene whose short bridge bears no group, its double bond first. */
const NORBORNENE = '[CX3;R]1=[CX3;R][CX4;R]2[#6;R][#6;R][CX4;R]1[CX4;H2;R]2';

export const norbornanesMeetFromOutside: MechanismRule = {
  id: 'Q45',
  statement:
    'Hydrides and carbanions come to a ketone of norbornane, and oxygen to the double bond of norbornene, from the side of the short bridge.',
  source: TEXTBOOKS.diastereoselectivity,
  judge: (view) => {
    const { sourceOf, product } = view.mapped;
    const ketones = view.atoms('reactants', '[CX3;r5]=[OX1]');
    return view.places('product', NORBORNANOL).flatMap(([oxygen, carbon, head, bridge, , , beside, next]): readonly Finding[] => {
      const wasKetone = ketones.has(sourceOf[carbon]);
      const wasAlkene = () => view.places('reactants', NORBORNENE).some((place) => place.slice(0, 2).includes(sourceOf[carbon]));
      const isAddition = isMade(view, carbon, oxygen) && wasAlkene();
      if (!wasKetone && !isAddition) return [];
      const isOutside = areCis(product, { atom: carbon, next, group: oxygen }, { atom: head, next: beside, group: bridge });
      if (isOutside === null || isOutside === isAddition) return [];
      return [found(view, wasKetone, carbon, bridge)];
    });
  },
};

function found({ mapped: { sourceOf } }: ReactionView, wasKetone: boolean, carbon: AtomIndex, bridge: AtomIndex): Finding {
  const text = wasKetone
    ? 'The reagent comes from the side of the bridge of one carbon (exo), so that the hydroxyl group ends on the other side (endo).'
    : 'The reagent comes from the side of the bridge of one carbon (exo): the other isomer results.';
  return { verdict: 'never', chip: 'Shielded side', text, wanted: [sourceOf[carbon]], rivals: [sourceOf[bridge]] };
}
