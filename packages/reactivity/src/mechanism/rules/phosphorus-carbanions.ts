import { BOND, bondBetween, ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismFinding, MechanismRule } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';

type Finding = Omit<MechanismFinding, 'rule'>;

/** The carbon of a phosphonate beside which nothing takes up the charge of its anion. */
const PLAIN_PHOSPHONATE = '[CX4;!H0;$(C[PX4](=[OX1])([OX2])[OX2]);!$(C[#6]=,#,:[#6,#7,#8]);!$(CS=O);!$(C[N+]=O);!$(C([PX4])[PX4])]';

/** The same of a phosphonium ylide that an ester, ketone or nitrile holds. */
const STABILISED_YLIDE = '[CX3,CX4;$(C~P(c)(c)c);$(C[CX3]=[OX1]),$(CC#N)]';

/** Ketones that a stabilised ylide leaves alone. */
const DULL_KETONE = '[CX3;$(C([#6])[#6]);$(Cc),$(C[CX4;H0]);!$(CC=O);!$(CC(F)F)]=[OX1]';

/** Ketones between two quaternary carbons. */
const SHUT_KETONE = '[CX3;$(C([CX4;H0;!r3])[CX4;H0;!r3])]=[OX1]';

/** Carboxylic esters but for those of formic, oxalic and fluorinated acids; within one molecule a ring may close onto them. */
const ESTER = '[CX3;$(C([#6;!$([CX3]=O);!$(C(F)F)])[OX2][#6])]=[OX1]';

/** Whether a carbonyl carbon has lost the oxygen of its double bond to an ylide of another molecule. */
function givesOxoToAnother({ mapped, made, leavingFrom }: ReactionView, carbon: number): boolean {
  const isOxo = (atom: number) => mapped.reactants.bondOrder[bondBetween(mapped.reactants, carbon, atom)] === BOND.double;
  const isMetByAnother = made.some(([a, b]) => {
    const [from, to] = [mapped.sourceOf[a], mapped.sourceOf[b]];
    return (from === carbon || to === carbon) && mapped.moleculeOf[from] !== mapped.moleculeOf[to];
  });
  return isMetByAnother && leavingFrom(carbon).some(isOxo);
}

export const phosphorusCarbanions: MechanismRule = {
  id: 'T10',
  statement:
    'Phosphonates need an acceptor on their carbon to give an alkene; ylides that an acceptor holds take aldehydes, but no aryl or crowded ketones, and none of them an ester.',
  source: TEXTBOOKS.alkeneGeometry,
  judge: (view) => {
    const isPhosphonate = view.names.includes('horner-wadsworth-emmons-olefination');
    if (!isPhosphonate && !view.names.includes('wittig-olefination')) return [];
    const { reactants, becomes } = view.mapped;
    const losesPhosphorus = (atom: number) => view.leavingFrom(atom).some((each) => reactants.atomicNumber[each] === ELEMENT.phosphorus);
    const given = (pattern: string) => [...view.atoms('reactants', pattern)].filter((atom) => becomes[atom] >= 0 && losesPhosphorus(atom));
    const met = (pattern: string) => [...view.atoms('reactants', pattern)].filter((atom) => becomes[atom] >= 0 && view.changed.has(atom));
    const plain = isPhosphonate ? given(PLAIN_PHOSPHONATE) : [];
    if (plain.length > 0) {
      const text =
        'Nothing on this carbon takes up its charge: the adduct of the phosphonate stays an alcohol. Take the phosphonium ylide.';
      return [found(plain, 'Needs an acceptor', text)];
    }
    const shut = met(SHUT_KETONE);
    if (shut.length > 0)
      return [found(shut, 'Ketone too crowded', 'Quaternary carbons on both sides keep the carbanion from this ketone.')];
    const esters = met(ESTER).filter((atom) => givesOxoToAnother(view, atom));
    if (esters.length > 0)
      return [
        found(esters, 'Ester stays', 'Phosphorus carbanions leave the carbonyl group of an ester alone: it is no aldehyde or ketone.'),
      ];
    const held = isPhosphonate ? [] : given(STABILISED_YLIDE);
    const dull = held.length === 0 ? [] : met(DULL_KETONE);
    if (dull.length === 0) return [];
    return [found(dull, 'Ylide too stable', 'An ylide that an acceptor holds does not attack such a ketone: take the phosphonate.')];
  },
};

function found(wanted: readonly number[], chip: string, text: string): Finding {
  return { verdict: 'never', chip, text, wanted, rivals: [] };
}
