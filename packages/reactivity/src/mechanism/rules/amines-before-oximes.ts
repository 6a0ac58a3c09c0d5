import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import { heteroatomBonds } from '../heteroatom-bonds.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { GROUPS } from './bystander-groups.ts';
import { bondsOf, type Finding, NUCLEOPHILES } from './nucleophiles.ts';

const OXIME_OXYGEN = '[OX2H;$(O[NX2]=[CX3])]';

export const aminesBeforeOximes: MechanismRule = {
  id: 'C23',
  statement: 'A halide alkylates a free alkylamine before the oxygen of an oxime.',
  source: TEXTBOOKS.chemoselectivity,
  judge: (view) => {
    const oximes = view.atoms('reactants', OXIME_OXYGEN);
    return heteroatomBonds(view).flatMap(({ nucleophile, kind }): readonly Finding[] => {
      if (kind !== 'alkyl' || !oximes.has(nucleophile)) return [];
      const rivals = bystanders(view, GROUPS.freeAmine.pattern);
      if (rivals.length === 0) return [];
      const text = 'The free amine takes the alkyl group before the oxime: it needs a protecting group.';
      return [{ verdict: 'never', chip: 'Amine first', text, wanted: [nucleophile], rivals }];
    });
  },
};

const ANY_OXIME = '[OX2H;$(O[NX2]=[CX3;!$(C[NX3])])]';

export const oximesBeforeAlcohols: MechanismRule = {
  id: 'C28',
  statement: 'An acyl group goes to the oxygen of an oxime before that of an alcohol of the same molecule.',
  source: TEXTBOOKS.chemoselectivity,
  judge: (view) => {
    const { moleculeOf } = view.mapped;
    const alcohols = view.atoms('reactants', NUCLEOPHILES.alcohol);
    return bondsOf(view, 'acyl').flatMap(({ nucleophile, electrophile, closesRing }): readonly Finding[] => {
      if (closesRing || !alcohols.has(nucleophile)) return [];
      // An alcohol of another molecule may be the solvent.
      const rivals = bystanders(view, ANY_OXIME).filter((atom) => moleculeOf[atom] === moleculeOf[nucleophile]);
      if (rivals.length === 0) return [];
      const text = 'The oxime takes the acyl group first: make it after the ester, from the ketone.';
      return [{ verdict: 'never', chip: 'Oxime first', text, wanted: [nucleophile, electrophile], rivals }];
    });
  },
};
