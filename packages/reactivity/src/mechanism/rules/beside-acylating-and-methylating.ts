import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { GROUPS } from './bystander-groups.ts';
import { bondsOf, type Finding, NUCLEOPHILES } from './nucleophiles.ts';

/** A carbonyl group of isatoic anhydride or another N-carboxyanhydride, drawn aromatic or not. */
const CARBOXYANHYDRIDE = '[#6;R;$([#6](=[OX1])[#8;R][#6;R](=[OX1])[#7])]';

export const aminesOpenCarboxyanhydrides: MechanismRule = {
  id: 'C280',
  statement: 'A free alkylamine opens isatoic anhydride, or another N-carboxyanhydride, before a lactam or an amide meets it.',
  source: TEXTBOOKS.carbonylSubstitution,
  judge: (view) => {
    const wanted = [...view.atoms('reactants', CARBOXYANHYDRIDE)].filter((atom) => view.changed.has(atom));
    const rivals = wanted.length === 0 ? [] : bystanders(view, GROUPS.freeAmine.pattern);
    if (rivals.length === 0) return [];
    const text = 'The free amine opens the anhydride before the weaker nucleophile meets it: protect it.';
    return [{ verdict: 'never', chip: 'Amine first', text, wanted, rivals }];
  },
};

export const phosphatesTakeCarbonicReagents: MechanismRule = {
  id: 'C281',
  statement: 'Phosgene and its like activate a free phosphate as well, which closes a ring with an alcohol near it or joins another.',
  source: TEXTBOOKS.carbonylSubstitution,
  judge: (view) => {
    if (!view.names.includes('phosgenation-to-cyclic-carbamate')) return [];
    const rivals = bystanders(view, '[PX4;$(P([OX2H])=[OX1])]');
    if (rivals.length === 0) return [];
    const text = 'The free phosphate is activated as well, and meets the alcohol: bring it in after the ring is closed.';
    return [{ verdict: 'risk', chip: 'Phosphate activated', text, wanted: [...view.changed].slice(0, 1), rivals }];
  },
};

/** Carbon of diazomethane or of its trimethylsilyl derivative. */
const DIAZOALKANE = '[CX3;H1,H2;$(C=[NX2+]=[NX1-]);!$(CC)]';

export const diazoalkanesTakeAcidicHydrogens: MechanismRule = {
  id: 'C282',
  statement: 'Diazomethane and its silyl derivative methylate a free carboxylic acid or phenol before they add to a ketone.',
  source: TEXTBOOKS.rearrangements,
  judge: (view) => {
    const wanted = [...view.atoms('reactants', DIAZOALKANE)].filter((atom) => view.mapped.becomes[atom] >= 0);
    const rivals = wanted.length === 0 ? [] : bystanders(view, '[OX2H;$(O[CX3]=[OX1]),$(Oc)]');
    if (rivals.length === 0) return [];
    const text = 'The diazoalkane takes the acidic hydrogen, and its methyl group goes to that oxygen: protect it.';
    return [{ verdict: 'never', chip: 'Methylated first', text, wanted, rivals }];
  },
};

/** On saturated carbon, without an acyl group or an arene: as basic as an amine, or more. */
const OPEN_AMIDINE = '[NX3;!H0;+0;$(N[CX3;!$(C=N[!#6])]=[NX2]);!$(Nc);!$(N[#6,S]=[O,S]);!$(N[!#6])]';

/** The amino group of an enamine or dehydroamino acid, which tautomerises to the imine and shares its pair with the double bond. */
const ENAMINE = '[NX3;H1,H2;+0;$(N[CX3]=[CX3]);!$(N[#6,S]=[O,S]);!$(N[#6]=[NX2])]';

export const alkylaminesBeforeEnamines: MechanismRule = {
  id: 'C283',
  statement: 'A free alkylamine is acylated before the amino group of an enamine or of a dehydroamino acid.',
  source: TEXTBOOKS.chemoselectivity,
  judge: (view) => {
    const enamines = view.atoms('reactants', ENAMINE);
    if (enamines.size === 0) return [];
    return bondsOf(view, 'acyl').flatMap(({ nucleophile }): readonly Finding[] => {
      const rivals = enamines.has(nucleophile) ? bystanders(view, NUCLEOPHILES.amine).filter((atom) => !enamines.has(atom)) : [];
      if (rivals.length === 0) return [];
      const text =
        'The alkylamine is the better nucleophile by far and is acylated first: protect it, or condense the amide with the oxo acid.';
      return [{ verdict: 'never', chip: 'Amine reacts first', text, wanted: [nucleophile], rivals }];
    });
  },
};

export const amidinesBeforeAnilines: MechanismRule = {
  id: 'C284',
  statement: 'An alkyl halide takes the basic nitrogen of an amidine or guanidine before the aniline of the same molecule.',
  source: TEXTBOOKS.chemoselectivity,
  judge: (view) => {
    const { moleculeOf } = view.mapped;
    return bondsOf(view, 'alkyl').flatMap(({ nucleophile, electrophile }): readonly Finding[] => {
      if (!view.atoms('reactants', NUCLEOPHILES.aniline).has(nucleophile)) return [];
      const amidines = bystanders(view, OPEN_AMIDINE).filter((atom) => moleculeOf[atom] === moleculeOf[nucleophile]);
      if (amidines.length === 0 || view.leavingFrom(electrophile).length === 0) return [];
      const text = 'The amidine is the stronger base and the better nucleophile: bring the halide of the amidine to the amine instead.';
      return [{ verdict: 'never', chip: 'Amidine first', text, wanted: [nucleophile], rivals: amidines }];
    });
  },
};
