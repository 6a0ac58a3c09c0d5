import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { hydrogenReplacements } from '../replacement.ts';
import type { Finding } from './nucleophiles.ts';

/** Groups beside which palladium or ruthenium takes a hydrogen of an arene: they bind the metal, or make the hydrogen acidic. */
const GUIDED = [
  'c:c-[CX3]=[O,N,S]',
  'c:c-[c,n]:[n;+0]',
  'c:c-[c,n]:[c,n]:[n;+0]',
  'c:c-[NX3][CX3]=[OX1]',
  'c:c-[NX2]=[#6,#7]',
  'c:c-[OX2][CX3]=[OX1]',
  'c:c-[OX2H]',
  'c:c-F',
  'c:c-[N+]',
  'c:c-C#N',
  'c:c-[P,S]',
  'c:c-[CX4][N,O]',
] as const;

/** A carbon of a benzene ring with no hetero ring beside it, that nothing tells from the rest. */
const UNGUIDED = `[cH;$(c1ccccc1);!$(c:c:[!c]);${GUIDED.map((each) => `!$(${each})`).join(';')}]`;

export const arenesNeedGuides: MechanismRule = {
  id: 'H9',
  statement: 'A metal finds the hydrogen of a benzene ring beside a group that binds it or makes the hydrogen acidic, and no other.',
  source: TEXTBOOKS.couplings,
  judge: (view) => {
    const { moleculeOf } = view.mapped;
    if (!view.names.includes('direct-c-h-arylation')) return [];
    const unguided = view.atoms('reactants', UNGUIDED);
    return hydrogenReplacements(view).flatMap(({ carbon, incoming }): readonly Finding[] => {
      if (!unguided.has(carbon) || moleculeOf[carbon] === moleculeOf[incoming]) return [];
      const text = 'Nothing tells this hydrogen from the others of its ring: give the arene a halogen or boron where the bond is to be.';
      return [{ verdict: 'never', chip: 'No guide', text, wanted: [carbon], rivals: [] }];
    });
  },
};
