import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { GROUPS } from './bystander-groups.ts';
import type { Finding } from './nucleophiles.ts';

const OTHERS = ['boc', 'cbz', 'fmoc'] as const;

export const phthaloylComesOffApart: MechanismRule = {
  id: 'V280',
  statement: 'Phthaloyl comes off by hydrazine or methylamine, which leave a carbamate: the two are not taken off in one step.',
  source: TEXTBOOKS.aminoProtection,
  judge: (view) => {
    const { becomes } = view.mapped;
    const isLost = (group: keyof typeof GROUPS) =>
      view.places('reactants', GROUPS[group].pattern).find((place) => becomes[place[0]] >= 0 && becomes[place[1]] < 0);
    const phthaloyl = view
      .places('reactants', PHTHALOYL)
      .find(([nitrogen, one, , , , , , , , other]) => becomes[nitrogen] >= 0 && becomes[one] < 0 && becomes[other] < 0);
    const carbamate = OTHERS.map(isLost).find((place) => place !== undefined);
    if (phthaloyl === undefined || carbamate === undefined) return [];
    const text = 'What takes the carbamate off leaves the phthalimide, and hydrazine leaves the carbamate: these are two steps.';
    return [{ verdict: 'never', chip: 'Two steps', text, wanted: [phthaloyl[0]], rivals: [carbamate[0]] } satisfies Finding];
  },
};

const PHTHALOYL = '[NX3;r5]1[CX3](=[OX1])c2ccccc2[CX3]1=[OX1]';
