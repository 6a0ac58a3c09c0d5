import { ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { staysBonded } from '../kept-bonds.ts';
import { madeAmongReactants } from '../made-bonds.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

/** The carbonyl carbon first, that of the nitrile last. */
const ACYL_CYANIDE = '[CX3;$(C[#6;!$([CX2]#N)])](=[OX1])[CX2;$(C#[NX1])]';
/** Amines, anilines and hydrazines. */
const FREE_AMINE = '[NX3;!H0;+0;!$(N[#6,S,P]=,#[O,S,N])]';

export const acylCyanidesAcylateAmines: MechanismRule = {
  id: 'C170',
  statement: 'An amine or hydrazine takes the acyl group of an acyl cyanide, whose cyanide leaves as that of an acid halide would.',
  source: TEXTBOOKS.carbonylSubstitution,
  judge: (view) => {
    const kept = view.places('reactants', ACYL_CYANIDE).filter(([carbonyl, , nitrile]) => staysBonded(view, carbonyl, nitrile));
    if (kept.length === 0) return [];
    const { reactants, moleculeOf } = view.mapped;
    const amines = view.atoms('reactants', FREE_AMINE);
    const meets = madeAmongReactants(view)
      .flat()
      .filter((atom) => reactants.atomicNumber[atom] === ELEMENT.nitrogen && amines.has(atom));
    return kept.slice(0, 1).flatMap(([carbonyl]): readonly Finding[] => {
      const nucleophile = meets.find((atom) => moleculeOf[atom] !== moleculeOf[carbonyl]);
      if (nucleophile === undefined) return [];
      const text = 'Cyanide leaves this acyl cyanide as soon as the amine meets it, and an amide or hydrazide results.';
      return [{ verdict: 'never', chip: 'Cyanide leaves', text, wanted: [carbonyl], rivals: [nucleophile] }];
    });
  },
};
