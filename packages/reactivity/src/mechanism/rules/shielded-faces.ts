import { ELEMENT, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { isMade } from '../made-bonds.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { areCis, HYDROGEN, senseInOrder } from '../ring-faces.ts';
import type { Finding } from './nucleophiles.ts';

/**
 * The alcohol of a cyclopentanone beside an angular methyl group, trans-fused at the other side of it, as C-17 of a steroid: its carbon and
 * oxygen, three more carbons of the ring, of which the last is the other bridgehead, the quaternary one and its methyl group.
 */
const BESIDE_ANGULAR_METHYL = '[CX4]1([OX2H])@[CX4]@[CX4]@[CX4;H1;R]@[CX4;H0;R]1-!@[CH3]';

export const awayFromAngularMethyl: MechanismRule = {
  id: 'Q40',
  statement:
    'A hydride or carbanion comes to a cyclopentanone beside an angular methyl group, as the 17-ketone of a steroid, from the other side.',
  source: TEXTBOOKS.diastereoselectivity,
  judge: (view) => {
    const { sourceOf, product } = view.mapped;
    const ketones = view.atoms('reactants', '[CX3;r5]=[OX1]');
    return view
      .places('product', BESIDE_ANGULAR_METHYL)
      .flatMap(([carbon, oxygen, next, beyond, head, quaternary, methyl]): readonly Finding[] => {
        if (!ketones.has(sourceOf[carbon])) return [];
        const isTransFused = areCis(
          product,
          { atom: quaternary, next: carbon, group: methyl },
          { atom: head, next: beyond, group: HYDROGEN },
        );
        const isShielded = areCis(product, { atom: carbon, next, group: oxygen }, { atom: quaternary, next: head, group: methyl });
        if (isTransFused !== false || isShielded !== false) return [];
        const text = 'The angular methyl group shields this side: the alcohol comes to stand on the side of the methyl group.';
        return [{ verdict: 'never', chip: 'Shielded side', text, wanted: [sourceOf[carbon]], rivals: [sourceOf[methyl]] }];
      });
  },
};

/** An acyl oxazolidinone alkylated: the centre made, its new group, the carbonyl group, nitrogen, and the ring to the centre with its group. */
const ACYL_OXAZOLIDINONE = '[CX4;H1;!R]([CX4;!$(C[OX2H])])-!@[CX3](=[OX1])[NX3]1[CX3](=[OX1])[OX2][CX4;H2][CX4;H1]1-!@[#6]';

export const auxiliaryShields: MechanismRule = {
  id: 'Q41',
  statement: 'The enolate of an acyl oxazolidinone, chelated, is alkylated on the side away from the group of the auxiliary.',
  source: TEXTBOOKS.asymmetricSynthesis,
  judge: (view) => {
    const { sourceOf, product, reactants } = view.mapped;
    if (!view.names.includes('enolate-alkylation')) return [];
    return view
      .places('product', ACYL_OXAZOLIDINONE)
      .flatMap(([centre, incoming, acyl, , nitrogen, , , , methylene, stereogenic, group]): readonly Finding[] => {
        const kept = neighboursOf(product, centre).filter((each) => each !== incoming && each !== acyl);
        if (!isMade(view, centre, incoming) || kept.length !== 1 || product.atomicNumber[kept[0]] !== ELEMENT.carbon) return [];
        if (reactants.hydrogenCount[sourceOf[centre]] !== 2) return [];
        const made = senseInOrder(product, centre, [kept[0], HYDROGEN, incoming, acyl]);
        const auxiliary = senseInOrder(product, stereogenic, [methylene, HYDROGEN, nitrogen, group]);
        if (made * auxiliary !== 1) return [];
        const text =
          'In the chelate of the Z enolate the group of the auxiliary shields this side: the halide comes from the other one and gives the other isomer.';
        return [{ verdict: 'never', chip: 'Shielded side', text, wanted: [sourceOf[centre]], rivals: [sourceOf[group]] }];
      });
  },
};

/** A lactone, lactam or cyclopentanone alkylated beside a carbon that bears a group: the centre made, its new group, round the ring to that carbon. */
const BESIDE_A_GROUP = '[CX4;H1;r5]1(-!@[CX4])@[CX3](=[OX1])@[O,N,C]@[CX4]@[CX4;H1]1-!@[#6]';

export const ringEnolatesShield: MechanismRule = {
  id: 'Q43',
  statement: 'The enolate of a ring of five is alkylated on the side away from the group on the carbon beside it.',
  source: TEXTBOOKS.diastereoselectivity,
  judge: (view) => {
    if (!view.names.includes('enolate-alkylation')) return [];
    const { sourceOf, product, reactants } = view.mapped;
    return view.places('product', BESIDE_A_GROUP).flatMap(([centre, incoming, carbonyl, , , across, beside, group]): readonly Finding[] => {
      if (!isMade(view, centre, incoming) || reactants.hydrogenCount[sourceOf[centre]] !== 2) return [];
      const isShielded = areCis(product, { atom: centre, next: carbonyl, group: incoming }, { atom: beside, next: across, group });
      if (isShielded !== true) return [];
      const text = 'The group on the next carbon shields this side: the trans isomer results. For cis hydrogenate the alkylidene compound.';
      return [{ verdict: 'never', chip: 'Shielded side', text, wanted: [sourceOf[centre]], rivals: [sourceOf[group]] }];
    });
  },
};
