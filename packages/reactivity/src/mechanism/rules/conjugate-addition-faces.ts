import { ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { isMade } from '../made-bonds.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { areOnOneSide } from '../ring-faces.ts';
import type { Finding } from './nucleophiles.ts';

/** A cyclohexanone with groups at 3 and 5, and at 3 and 4: the carbon made and its new group first. */
const WITH_GROUP_AT_5 = '[CX4;H1]1(-!@[#6])@[CX4;H2]@[CX3](=[OX1])@[CX4;H2]@[CX4;H1](-!@[#6])@[CX4;H2]1';
const WITH_GROUP_AT_4 = '[CX4;H1]1(-!@[#6])@[CX4;H2]@[CX3](=[OX1])@[CX4;H2]@[CX4;H2]@[CX4;H1]1-!@[#6]';

/** Metals that bring a carbon to an enone. */
const METALS: ReadonlySet<number> = new Set([3, 12, 29, 30]);

export const cupratesMeetCyclohexenones: MechanismRule = {
  id: 'Q46',
  statement: 'A cuprate comes to a cyclohexenone with a group at 4 or 5 from the other side: the trans isomer results.',
  source: TEXTBOOKS.diastereoselectivity,
  judge: (view) => {
    const { sourceOf, product, reactants } = view.mapped;
    if (!reactants.atomicNumber.some((element) => METALS.has(element))) return [];
    const byMetal = (atom: number) => view.leavingFrom(sourceOf[atom]).some((each) => METALS.has(reactants.atomicNumber[each]));
    const finding = (carbon: number, group: number): Finding => ({
      verdict: 'never',
      chip: 'Shielded side',
      text: 'The copper reagent comes along the axis, away from the group on the ring: the trans isomer results.',
      wanted: [sourceOf[carbon]],
      rivals: [sourceOf[group]],
    });
    const wasAlkene = (atom: number) =>
      reactants.atomicNumber[sourceOf[atom]] === ELEMENT.carbon && reactants.hydrogenCount[sourceOf[atom]] === 1;
    const at5 = view.places('product', WITH_GROUP_AT_5).flatMap(([carbon, incoming, alpha, , , beyond, other, group, between]) => {
      if (!isMade(view, carbon, incoming) || !byMetal(incoming) || !wasAlkene(alpha)) return [];
      const areCis = areOnOneSide(
        product,
        { atom: carbon, before: between, after: alpha, group: incoming },
        { atom: other, before: beyond, after: between, group },
      );
      return areCis === true ? [finding(carbon, group)] : [];
    });
    const at4 = view.places('product', WITH_GROUP_AT_4).flatMap(([carbon, incoming, alpha, , , , beyond, other, group]) => {
      if (!isMade(view, carbon, incoming) || !byMetal(incoming) || !wasAlkene(alpha)) return [];
      const areCis = areOnOneSide(
        product,
        { atom: carbon, before: other, after: alpha, group: incoming },
        { atom: other, before: beyond, after: carbon, group },
      );
      return areCis === true ? [finding(carbon, group)] : [];
    });
    return [...at5, ...at4];
  },
};
