import { ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { aromaticSubstitutions, isIntramolecular } from './aromatic-substitutions.ts';
import type { Finding } from './nucleophiles.ts';

/** A primary or secondary alkylamine: halogens go to its nitrogen and take the hydrogen beside it. */
const ALKYLAMINE = '[NX3;H1,H2;+0;$(N[CX4]);!$(N[#6,S,P]=[O,S,N]);!$(Na);!$(N[!#6])]';

/** Hydrogen bromide or iodide, drawn with its hydrogen alone. */
const HYDROGEN_HALIDE = '[ClH,BrH,IH;X0,X1;!$([Cl,Br,I]~[!#1])]';

export const halogensTakeAmines: MechanismRule = {
  id: 'A21',
  statement: 'A free alkylamine takes a halogen at nitrogen and is oxidised beside it: its arene is halogenated as the salt or the amide.',
  source: TEXTBOOKS.aromaticSubstitution,
  judge: (view) =>
    aromaticSubstitutions(view)
      .filter((each) => each.electrophile === 'halogen' && !isIntramolecular(view, each))
      .slice(0, 1)
      .flatMap(({ carbon }): readonly Finding[] => {
        const { moleculeOf } = view.mapped;
        const rivals = bystanders(view, ALKYLAMINE).filter((atom) => moleculeOf[atom] === moleculeOf[carbon]);
        if (rivals.length === 0) return [];
        const text = 'The halogen goes to the free amine and oxidises it: protect it as an amide, or work in strong acid.';
        return [{ verdict: 'risk', chip: 'Amine is oxidised', text, wanted: [carbon], rivals }];
      }),
};

export const hydrogenHalidesAreNoElectrophiles: MechanismRule = {
  id: 'A22',
  statement: 'Hydrogen halides halogenate an arene only with an oxidant beside them.',
  source: TEXTBOOKS.aromaticSubstitution,
  judge: (view) =>
    aromaticSubstitutions(view).flatMap(({ carbon, incoming }): readonly Finding[] => {
      const { reactants } = view.mapped;
      if (reactants.atomicNumber[incoming] === ELEMENT.carbon || !view.atoms('reactants', HYDROGEN_HALIDE).has(incoming)) return [];
      const text =
        'A hydrogen halide brings no positive halogen: it needs hydrogen peroxide, oxone or bromate; bromine or an imide does without.';
      return [{ verdict: 'risk', chip: 'Needs an oxidant', text, wanted: [carbon], rivals: [] }];
    }),
};
