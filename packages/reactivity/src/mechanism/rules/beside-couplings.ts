import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { bondsOf, NUCLEOPHILES } from './nucleophiles.ts';

export const copperCouplesAlkynesFirst: MechanismRule = {
  id: 'K280',
  statement: 'Under copper a terminal alkyne meets an aryl halide before an alcohol does.',
  source: TEXTBOOKS.couplings,
  judge: (view) => {
    if (!view.names.includes('ullmann-ether-synthesis')) return [];
    const alcohols = view.atoms('reactants', NUCLEOPHILES.alcohol);
    const wanted = bondsOf(view, 'aryl')
      .map(({ nucleophile }) => nucleophile)
      .filter((atom) => alcohols.has(atom));
    const rivals = wanted.length === 0 ? [] : bystanders(view, '[CX2;H1]#[CX2]');
    if (rivals.length === 0) return [];
    const text =
      'Copper makes the acetylide of the free alkyne, which meets the aryl halide first (Castro-Stephens): protect it with silicon.';
    return [{ verdict: 'never', chip: 'Alkyne first', text, wanted, rivals }];
  },
};

/** A benzylic carbon on an ammonium ion with a second arene, whose hydrogen a hot base takes. */
const BENZHYDRYL_AMMONIUM = '[CX4;H1;$(C(c)c)][NX4+]';

export const hotBaseTakesBenzhydrylAmmonium: MechanismRule = {
  id: 'K281',
  statement:
    'The hot base of a direct arylation takes the hydrogen beside a benzhydryl ammonium ion, which rearranges (Stevens, Sommelet) or falls apart.',
  source: TEXTBOOKS.rearrangements,
  judge: (view) => {
    if (!view.names.includes('direct-c-h-arylation')) return [];
    const { becomes } = view.mapped;
    const rivals = view
      .places('reactants', BENZHYDRYL_AMMONIUM)
      .map(([, nitrogen]) => nitrogen)
      .filter((atom) => becomes[atom] >= 0);
    if (rivals.length === 0) return [];
    const text = 'The ylide of this ammonium ion forms in hot base and rearranges first: make the charge in the last step.';
    return [{ verdict: 'never', chip: 'Ammonium first', text, wanted: [...view.changed].slice(0, 1), rivals }];
  },
};
