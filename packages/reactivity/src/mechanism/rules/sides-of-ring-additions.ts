import { ELEMENT, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { isMade } from '../made-bonds.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { areCis, areOnOneSide } from '../ring-faces.ts';
import type { Finding } from './nucleophiles.ts';

/** A lactone across a ring: carbonyl carbon and oxygen, ring oxygen, its carbon, the next ring atom, the carbon of the halogen and the halogen. */
const BRIDGING_HALOLACTONE = '[CX3](=[OX1])[OX2][CX4;H1;R]([CX4;R])[CX4;H1;R][Cl,Br,I]';

export const halolactonesAcrossRings: MechanismRule = {
  id: 'D18',
  statement:
    'The acid that closes a lactone across its ring opens the halonium ion from behind: oxygen and halogen stand on opposite sides.',
  source: TEXTBOOKS.alkenes,
  judge: (view) => {
    if (view.made.length < 2) return [];
    const { sourceOf, product, moleculeOf } = view.mapped;
    return view.places('product', BRIDGING_HALOLACTONE).flatMap(([, , oxygen, carbon, behind, beside, halogen]): readonly Finding[] => {
      if (!isMade(view, oxygen, carbon) || !isMade(view, halogen, beside)) return [];
      if (moleculeOf[sourceOf[oxygen]] !== moleculeOf[sourceOf[carbon]]) return [];
      const beyond = neighboursOf(product, beside).find((atom) => atom !== carbon && atom !== halogen) ?? -1;
      const isSyn = areCis(product, { atom: carbon, next: behind, group: oxygen }, { atom: beside, next: beyond, group: halogen });
      if (isSyn !== true) return [];
      const text = 'The acid opens the halonium ion from behind: oxygen and halogen come to stand on opposite sides.';
      return [{ verdict: 'never', chip: 'Other side', text, wanted: [sourceOf[beside]], rivals: [] }];
    });
  },
};

/** Norbornane: bridgehead, the carbon that took something up, its partner, two of the other side, the other bridgehead, the bridge of one carbon. */
const NORBORNANE = '[CX4;R]1([CX4;R][CX4;R]2)[CX4,CX3][CX4,CX3][CX4;R]2[CH2]1';

export const norborneneFace: MechanismRule = {
  id: 'D19',
  statement: 'What adds to norbornene comes from the side of the bridge of one carbon (exo).',
  source: TEXTBOOKS.diastereoselectivity,
  judge: (view) => {
    const { sourceOf, product, reactants } = view.mapped;
    return view.places('product', NORBORNANE).flatMap(([head, taking, partner, third, , , bridge]): readonly Finding[] => {
      const wasDouble = [taking, partner].every((atom) => reactants.hydrogenCount[sourceOf[atom]] <= 1 && view.changed.has(sourceOf[atom]));
      if (!wasDouble || !view.reordered.some((pair) => pair.includes(taking) && pair.includes(partner))) return [];
      const group = neighboursOf(product, taking).find((atom) => isMade(view, atom, taking));
      if (group === undefined || neighboursOf(product, partner).filter((atom) => isMade(view, atom, partner)).length === 0) return [];
      const isExo = areCis(product, { atom: taking, next: partner, group }, { atom: head, next: third, group: bridge });
      if (isExo !== false) return [];
      const text =
        'The endo side of norbornene is covered by the other half of the molecule: the reagent comes from the side of the CH2 bridge.';
      return [{ verdict: 'never', chip: 'Endo side', text, wanted: [sourceOf[taking]], rivals: [] }];
    });
  },
};

/** A cyclohexanone that took something up at 3 and has a group at 5: C=O, its oxygen, 2 to 6, and the groups. */
const CYCLOHEXANONE = '[CX3;R]1(=[OX1])[CX4][CX4;H1]([#6;!R])[CX4;H2][CX4;H1]([#6;!R])[CX4]1';

export const cuprateSide: MechanismRule = {
  id: 'D20',
  statement: 'A conjugate addition to a 5-substituted cyclohexenone puts the new group trans to the one that is there.',
  source: TEXTBOOKS.diastereoselectivity,
  judge: (view) => {
    const { sourceOf, product, moleculeOf } = view.mapped;
    return view.places('product', CYCLOHEXANONE).flatMap(([, , alpha, beta, group, between, five, there, six]): readonly Finding[] => {
      if (!isMade(view, beta, group) || product.atomicNumber[group] !== ELEMENT.carbon) return [];
      if (moleculeOf[sourceOf[group]] === moleculeOf[sourceOf[beta]]) return [];
      const isCis = areOnOneSide(
        product,
        { atom: beta, before: alpha, after: between, group },
        { atom: five, before: between, after: six, group: there },
      );
      if (isCis !== true) return [];
      const text =
        'The reagent comes axially, anti to the group at 5: the trans isomer forms through the chair, the cis one through a twist boat.';
      return [{ verdict: 'never', chip: 'Cis to the group at 5', text, wanted: [sourceOf[beta]], rivals: [] }];
    });
  },
};
