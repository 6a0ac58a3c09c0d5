import { type AtomIndex, ELEMENT, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { isHalogen, neighboursAcross } from '../atoms.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule, MechanismTable } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import { type Replacement, replacements } from '../replacement.ts';
import { isPlainNucleophile } from '../saturated-substitution.ts';
import { type Finding, OPEN_AMIDE } from './nucleophiles.ts';
import { strongCouplings } from './organometal-steps.ts';
import { vicinalHydroxylsCloseEpoxides } from './vicinal-sulfonates.ts';

/** An epoxide that opens: the carbon attacked and the one that keeps the oxygen. Reactant atoms. */
export interface Opening extends Replacement {
  readonly other: AtomIndex;
}

const EPOXIDE = '[CX4]1[CX4][OX2]1';

/** Every epoxide that a step opens by a nucleophile. */
export function openings(view: ReactionView): readonly Opening[] {
  const exchanges = replacements(view).filter(({ leaving }) => view.mapped.reactants.atomicNumber[leaving] === ELEMENT.oxygen);
  if (exchanges.length === 0) return [];
  const rings = view.places('reactants', EPOXIDE);
  return exchanges.flatMap((each) => {
    const ring = rings.find((atoms) => atoms.includes(each.carbon) && atoms.includes(each.leaving));
    const other = ring?.find((atom) => atom !== each.carbon && atom !== each.leaving);
    return other === undefined || view.mapped.becomes[other] < 0 ? [] : [{ ...each, other }];
  });
}

const opensTrans: MechanismRule = {
  id: 'E1',
  statement:
    'A nucleophile opens an epoxide from the side opposite to its oxygen, and the carbon that keeps the oxygen keeps its configuration.',
  source: TEXTBOOKS.saturatedSubstitution,
  judge: (view) =>
    openings(view).flatMap(({ carbon, productCarbon, other }) => {
      const isKept = view.centreChange(productCarbon) === 'kept';
      const isOtherTurned = view.centreChange(view.mapped.becomes[other]) === 'inverted';
      if (!isKept && !isOtherTurned) return [];
      return [
        {
          verdict: 'never' as const,
          chip: 'Epoxide opens trans',
          text: 'The nucleophile comes from the side opposite to the oxygen and only that carbon turns over: this epoxide gives another isomer.',
          wanted: [isKept ? carbon : other],
          rivals: [],
        },
      ];
    }),
};

/** Whether the carbon bears a group that holds the charge of an epoxide about to open. */
function isStabilised({ mapped: { reactants } }: ReactionView, carbon: AtomIndex): boolean {
  return neighboursOf(reactants, carbon).some(
    (each) =>
      reactants.isAromatic[each] === 1 ||
      neighboursAcross(reactants, each, 2).length > 0 ||
      reactants.atomicNumber[each] === ELEMENT.silicon,
  );
}

const whichEnd: MechanismRule = {
  id: 'E2',
  statement: 'A nucleophile opens an epoxide at its less substituted carbon; only acid, or an aryl or vinyl group, draws it to the other.',
  source: TEXTBOOKS.regioselectivity,
  judge: (view) => {
    const { reactants, moleculeOf } = view.mapped;
    return openings(view).flatMap(({ carbon, incoming, other }) => {
      const [ofWanted, ofOther] = [carbon, other].map((atom) => reactants.hydrogenCount[atom]);
      if (ofWanted >= ofOther || moleculeOf[carbon] === moleculeOf[incoming]) return [];
      // An arene that gives its hydrogen comes with a Lewis acid (Friedel-Crafts), which opens the other bond.
      if (reactants.isAromatic[incoming] === 1 && reactants.hydrogenCount[incoming] === 1) return [];
      const element = reactants.atomicNumber[incoming];
      // Water, alcohols and halides open epoxides in acid too.
      const mayBeAcid = element === ELEMENT.oxygen || isHalogen(reactants, incoming);
      if (isStabilised(view, carbon) || (mayBeAcid && ofWanted === 0)) return [];
      return [
        {
          verdict: mayBeAcid ? ('risk' as const) : ('never' as const),
          chip: 'Other epoxide end',
          text: 'The nucleophile opens the epoxide at its less hindered carbon, so that the oxygen stays on the other one.',
          wanted: [carbon],
          rivals: [other],
        },
      ];
    });
  },
};

const notByAmides: MechanismRule = {
  id: 'E3',
  statement: 'The nitrogen of an open amide or urea opens no epoxide.',
  source: TEXTBOOKS.carbonylSubstitution,
  judge: (view) => {
    const { moleculeOf } = view.mapped;
    return openings(view).flatMap(({ carbon, incoming }): readonly Finding[] => {
      if (moleculeOf[carbon] === moleculeOf[incoming] || !view.atoms('reactants', OPEN_AMIDE).has(incoming)) return [];
      const text =
        'The lone pair of an amide is taken up by its carbonyl group: open the epoxide with the amine (or azide) and acylate that.';
      return [{ verdict: 'never', chip: 'Amide is no nucleophile', text, wanted: [incoming], rivals: [carbon] }];
    });
  },
};

/** An ester or lactone of an alcohol, but not one of tert-butanol, which shields it. */
const OPEN_ESTER = '[CX3;$(C[#6])](=[OX1])[OX2;D2;!$(OC([CH3])([CH3])[CH3])]';

const estersTakeOrganometals: MechanismRule = {
  id: 'E4',
  statement: 'A Grignard or organolithium reagent that is to open an epoxide adds to an ester or lactone of the same molecule as well.',
  source: TEXTBOOKS.organometallics,
  judge: (view) => {
    const { moleculeOf } = view.mapped;
    const opened = new Set(openings(view).map(({ carbon }) => carbon));
    return strongCouplings(view).flatMap(({ nucleophile, electrophile }): readonly Finding[] => {
      if (!opened.has(electrophile)) return [];
      const rivals = bystanders(view, OPEN_ESTER).filter((atom) => moleculeOf[atom] === moleculeOf[electrophile]);
      if (rivals.length === 0) return [];
      const text = 'The reagent adds to the ester as well: a cuprate in the cold opens the epoxide before it.';
      return [{ verdict: 'risk', chip: 'Ester reacts too', text, wanted: [nucleophile, electrophile], rivals }];
    });
  },
};

/** The carbon of an epoxide beside an ester, acid or amide, with an arene on the other carbon. */
const BESIDE_ACYL = '[CX4;r3;$(C([CX3](=[OX1])[O,N])[CX4;r3;$(Cc)])]';

const arylGlycidatesOpenBesideTheArene: MechanismRule = {
  id: 'E5',
  statement: 'A nucleophile opens the epoxide of an arylglycidic acid beside the arene, not beside the carboxyl group.',
  source: TEXTBOOKS.regioselectivity,
  judge: (view) => {
    const { reactants, moleculeOf } = view.mapped;
    return openings(view).flatMap(({ carbon, incoming, other }): readonly Finding[] => {
      if (!isPlainNucleophile(reactants, incoming) || moleculeOf[carbon] === moleculeOf[incoming]) return [];
      if (!view.atoms('reactants', BESIDE_ACYL).has(carbon)) return [];
      const text =
        'The arene bears the charge of the epoxide as it opens, and the acyl group bears none: the nucleophile comes to the other carbon.';
      return [{ verdict: 'never', chip: 'Other epoxide end', text, wanted: [carbon], rivals: [other] }];
    });
  },
};

/** Opening of epoxides. */
export const EPOXIDES: MechanismTable = {
  title: 'Opening of epoxides',
  rules: [opensTrans, whichEnd, notByAmides, estersTakeOrganometals, arylGlycidatesOpenBesideTheArene, vicinalHydroxylsCloseEpoxides],
};
