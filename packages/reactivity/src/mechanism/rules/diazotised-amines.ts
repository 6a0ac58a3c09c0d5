import { BOND, ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { isHalogen, neighboursAcross } from '../atoms.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import { type Replacement, replacements } from '../replacement.ts';
import type { Finding } from './nucleophiles.ts';

/** An amino group beside or across from the nitrogen of an azine: no azole, whose diazonium ion lasts in strong acid. */
const AMIDINE_LIKE = '[NX3;H2;+0;$(N-[c;r6]:[nX2;r6]),$(N-[c;r6]:[c;r6]:[c;r6]:[nX2;r6])]';
/**
 * Another amino group that nitrous acid takes: not one as slow as those of azines, nor one that two nitro groups hold back, which asks for
 * nitrosylsulfuric acid.
 */
const DIAZOTISED =
  '[NX3;H2;+0;$(N-c);!$(N-[c;r6]:[nX2;r6]);!$(N-[c;r6]:[c;r6]:[c;r6]:[nX2;r6]);!$(N-c1c([N+](=O))cc([N+](=O))cc1);!$(N-c1c([N+](=O))cccc1[N+](=O))]';

/** Aromatic amines that give up their nitrogen for a halogen, cyanide or sulfur. */
function sandmeyerSteps(view: ReactionView): readonly Replacement[] {
  const { reactants, becomes } = view.mapped;
  return replacements(view).filter(
    ({ carbon, incoming, leaving }) =>
      reactants.isAromatic[carbon] === 1 &&
      reactants.atomicNumber[leaving] === ELEMENT.nitrogen &&
      reactants.hydrogenCount[leaving] === 2 &&
      reactants.charge[leaving] === 0 &&
      becomes[leaving] < 0 &&
      (isHalogen(reactants, incoming) || reactants.atomicNumber[incoming] === ELEMENT.sulfur || isNitrileCarbon(view, incoming)),
  );
}

function isNitrileCarbon({ mapped: { reactants } }: ReactionView, atom: number): boolean {
  return neighboursAcross(reactants, atom, BOND.triple).some((each) => reactants.atomicNumber[each] === ELEMENT.nitrogen);
}

export const azineDiazoniumMeetsWater: MechanismRule = {
  id: 'N170',
  statement:
    'The diazonium ion of a 2- or 4-aminopyridine or another such azine takes water, or the halide of a concentrated acid, before cyanide or sulfur of a copper salt.',
  source: TEXTBOOKS.heteroaromatics,
  judge: (view) => {
    const steps = sandmeyerSteps(view).filter(({ incoming }) => !isHalogen(view.mapped.reactants, incoming));
    if (steps.length === 0) return [];
    const amines = view.atoms('reactants', AMIDINE_LIKE);
    return steps.flatMap(({ carbon, leaving }): readonly Finding[] => {
      if (!amines.has(leaving)) return [];
      const text =
        'Water takes this diazonium ion as it forms, to the pyridone: make the bromide or chloride in its concentrated acid, and exchange it with a metal.';
      return [{ verdict: 'never', chip: 'Pyridone forms', text, wanted: [carbon], rivals: [] }];
    });
  },
};

export const everyArylamineIsDiazotised: MechanismRule = {
  id: 'N171',
  statement: 'Nitrous acid takes every free primary amine of an arene: none stands by while another is exchanged.',
  source: TEXTBOOKS.aromaticSubstitution,
  judge: (view) =>
    sandmeyerSteps(view)
      .slice(0, 1)
      .flatMap(({ carbon, leaving }): readonly Finding[] => {
        const rivals = bystanders(view, DIAZOTISED);
        if (rivals.length === 0) return [];
        const { symmetryClass } = view.reactants;
        // One equivalent leaves a part of a symmetrical diamine at one group.
        const isTwin = rivals.every((atom) => symmetryClass[atom] === symmetryClass[leaving]);
        const text = 'Nitrous acid makes the diazonium ion of the other amino group as well: protect it, or bring it in afterwards.';
        return [{ verdict: isTwin ? 'risk' : 'never', chip: 'Diazotised too', text, wanted: [carbon], rivals }];
      }),
};

/** An amino group or the N-H of an amide on the carbon beside that of a primary aromatic amine: that amine stands second. */
const BESIDE_DIAZONIUM = '[NX3;!H0;+0][c;r6]:[c;r6][NX3;H2;+0]';
const BESIDE = 0;
const DIAZOTISED_AMINE = 3;

export const orthoDiazoniumClosesTriazole: MechanismRule = {
  id: 'N270',
  statement: 'A diazonium ion beside an N-H, that of an amide too, closes to the benzotriazole.',
  source: TEXTBOOKS.heteroaromatics,
  judge: (view) => {
    const steps = sandmeyerSteps(view);
    if (steps.length === 0) return [];
    const places = view.places('reactants', BESIDE_DIAZONIUM);
    return steps.flatMap(({ carbon, leaving }): readonly Finding[] => {
      const rivals = places.filter((place) => place[DIAZOTISED_AMINE] === leaving).map((place) => place[BESIDE]);
      if (rivals.length === 0) return [];
      const text =
        'The diazonium ion takes the nitrogen beside it and closes to the benzotriazole: bring the other nitrogen in afterwards, from a nitro group.';
      return [{ verdict: 'never', chip: 'Benzotriazole closes', text, wanted: [carbon], rivals }];
    });
  },
};

/** An aniline with a basic N-H on the carbon ortho to it. */
const ORTHO_AMINOMETHYL = '[NX3;H2;+0;$(N-c:c[CX4][NX3;!H0;+0;!$(N[#6,S]=[O,S,N])])]';

export const orthoAminesCloseTriazines: MechanismRule = {
  id: 'N280',
  statement: 'A diazonium ion with a free amine on the carbon ortho to it closes the dihydrobenzotriazine before anything takes its place.',
  source: TEXTBOOKS.heterocycleSynthesis,
  judge: (view) =>
    sandmeyerSteps(view).flatMap(({ carbon, leaving }): readonly Finding[] => {
      if (!view.atoms('reactants', ORTHO_AMINOMETHYL).has(leaving)) return [];
      const text = 'The amine beside the diazonium ion meets it at once, to the ring of three nitrogens: protect it.';
      return [{ verdict: 'never', chip: 'Closes triazine', text, wanted: [carbon], rivals: [] }];
    }),
};
