import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { replacements } from '../replacement.ts';
import { isAcidOxygen, isPlainNucleophile, substitutions } from '../saturated-substitution.ts';
import type { Finding } from './nucleophiles.ts';

/** An azetidine whose nitrogen bears nothing that would let it leave: carbon beside it, the two others, nitrogen. */
const AZETIDINE = '[CX4;r4]1[CX4][CX4][NX3;+0;!$(N[#6,S,P]=[O,S,N])]1';

export const plainAzetidinesStay: MechanismRule = {
  id: 'S281',
  statement:
    'An azetidine whose nitrogen is not activated is opened by no phenol, alcohol, thiol or amine: its strain lacks a leaving group.',
  source: TEXTBOOKS.saturatedSubstitution,
  judge: (view) => {
    const rings = view.places('reactants', AZETIDINE);
    if (rings.length === 0) return [];
    const { reactants } = view.mapped;
    return replacements(view).flatMap(({ carbon, incoming, leaving }): readonly Finding[] => {
      const ring = rings.find((atoms) => atoms[0] === carbon && atoms[3] === leaving);
      if (ring === undefined || !isPlainNucleophile(reactants, incoming)) return [];
      const text = 'An amide ion is no leaving group, strained or not: take the epoxide, or the halide.';
      return [{ verdict: 'never', chip: 'Ring stays shut', text, wanted: [carbon], rivals: [] }];
    });
  },
};

export const hydroxyAcidsMeetThemselves: MechanismRule = {
  id: 'S282',
  statement: 'In a Mitsunobu reaction an acid with a free alcohol of its own may lactonise, eliminate or join its own kind.',
  source: TEXTBOOKS.saturatedSubstitution,
  judge: (view) => {
    const { reactants, moleculeOf } = view.mapped;
    return substitutions(view).flatMap(({ carbon, incoming, by }): readonly Finding[] => {
      if (by !== 'hydroxyl' || moleculeOf[carbon] === moleculeOf[incoming] || !isAcidOxygen(reactants, incoming)) return [];
      const rivals = bystanders(view, '[OX2H;$(O[CX4;H1,H2])]').filter((atom) => moleculeOf[atom] === moleculeOf[incoming]);
      if (rivals.length === 0) return [];
      const text = 'The alcohol of the acid is activated as well, and leaves or meets the acid: protect it.';
      return [{ verdict: 'risk', chip: 'Own alcohol', text, wanted: [carbon], rivals }];
    });
  },
};

/** An alkene on the carbon next to an ammonium ion. */
const BESIDE_AMMONIUM = '[CX3;$(C[CX4][NX4+]),$(C=[CX3][CX4][NX4+])]=[CX3]';

export const allylAmmoniumTakesNoCarbenoid: MechanismRule = {
  id: 'D280',
  statement: 'A zinc carbenoid is an electrophile and leaves the alkene beside an ammonium ion.',
  source: TEXTBOOKS.alkenes,
  judge: (view) => {
    if (!view.names.includes('simmons-smith-cyclopropanation')) return [];
    const [place] = view.places('reactants', BESIDE_AMMONIUM).filter(([carbon]) => view.changed.has(carbon));
    if (place === undefined) return [];
    const text = 'The charge beside this alkene draws its electrons away: alkylate the amine with the cyclopropylmethyl halide.';
    return [{ verdict: 'never', chip: 'Alkene too poor', text, wanted: [place[0]], rivals: [] }];
  },
};
