import { type AtomIndex, ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule, Verdict } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import { isFreedByAcid } from './freed-by-acid.ts';
import type { Finding } from './nucleophiles.ts';
import { areJoined, CLOSING_AMINES, PRIMARY_AMINE, SECONDARY_AMINE } from './self-reactive.ts';

/** A primary bromide or iodide that nothing holds back. */
const OPEN_HALIDE = '[CX4;H2;!$(CC(F)F);!$(C[CX4;H0])][Br,I]';
/** Of these what an amine displaces in the cold: R5 tells it. */
const FAST = '[CX4;$(Cc),$(C[CX3]=[OX1]),$(C[CX3]=[CX3])]';
/** Between carbons of which one at most is branched, so that it is quaternised. */
const TERTIARY_AMINE = '[NX3;H0;+0;$(N([CX4;H2,H3])([CX4;H2,H3])[CX4;!H0]);!$(NC[!#6]);!$(NCC(F)F)]';
/** Softer than any amine: it takes every open halide. */
const PHOSPHINE = '[PX3;$(P([#6])([#6])[#6])]';
/** The amine two or three carbons from the halide, whose salt every supplier has; of a piperazine both nitrogens are in the salt. */
const SOLD_AS_SALT =
  '[NX3;+0;$(N[CX4;H2][CX4;H2][Br,I]),$(N[CX4;H2][CX4;H2][CX4;H2][Br,I]),$(N1[CX4][CX4]N([CX4][CX4]1)[CX4;H2][CX4;H2][Br,I,$([CX4;H2][Br,I])])]';
const OPEN_ANILINE =
  '[NX3;H2;+0;$(N[c;$(c[cH]);!$(c:[n,o,s])]);!$(Nc:c[$(N(=O)~O),$(C=O),$(C#N),$(S=O)]);!$(Nc:c:c:c[$(N(=O)~O),$(C=O),$(C#N),$(S=O)])]';

const TOLD = {
  amine: 'The free amine displaces the halide of the next molecule: keep it as a salt, or protect it until the halide has reacted.',
  phosphine:
    'The phosphine displaces the halide of its own or of the next molecule, to the phosphonium salt: bring it in as the oxide or the borane complex.',
  aniline:
    'The free aromatic amine displaces the halide of the next molecule as it stands: bring the halide in afterwards, or protect the nitrogen.',
};

export const halidesMeetOwnAmines: MechanismRule = {
  id: 'R160',
  statement:
    'A primary bromide or iodide does not last beside a free alkylamine or phosphine of its molecule, nor for long beside a free aniline.',
  source: TEXTBOOKS.saturatedSubstitution,
  judge: (view) => {
    const { atomicNumber } = view.mapped.reactants;
    if (!atomicNumber.includes(ELEMENT.bromine) && !atomicNumber.includes(ELEMENT.iodine)) return [];
    return (['reactants', 'product'] as const).flatMap((side) => pairOn(view, side)).slice(0, 1);
  },
};

function pairOn(view: ReactionView, side: 'reactants' | 'product'): readonly Finding[] {
  const { component } = view[side];
  const source = (atom: AtomIndex) => (side === 'product' ? view.mapped.sourceOf[atom] : atom);
  const halides = [...view.atoms(side, OPEN_HALIDE)];
  // Hydrogen bromide and what acid frees leave a salt.
  if (halides.length === 0 || (side === 'product' && (isFreedByAcid(view) || halides.some((atom) => view.changed.has(source(atom))))))
    return [];
  const salts = view.atoms(side, SOLD_AS_SALT);
  const [fast, closing] = [view.atoms(side, FAST), CLOSING_AMINES.map((pattern) => view.atoms(side, pattern))];
  const slow = halides.filter((atom) => !fast.has(atom));
  const meet = (pattern: string, reached: readonly AtomIndex[], verdict: Verdict, text: string): readonly Finding[] => {
    // The amine that the step itself joins to the halide closes the ring that is wanted.
    const isWanted = (atom: AtomIndex) => side === 'reactants' && reached.some((each) => areJoined(view, atom, each));
    const isReached = (atom: AtomIndex) => reached.some((each) => component[each] === component[atom]) && !isWanted(atom);
    const rivals = [...view.atoms(side, pattern)].filter((atom) => isReached(atom) && !closing.some((amines) => amines.has(atom)));
    if (rivals.length === 0) return [];
    const wanted = reached.filter((each) => rivals.some((atom) => component[each] === component[atom]));
    const told = rivals.every((atom) => salts.has(atom)) ? 'risk' : verdict;
    return [{ verdict: told, chip: 'Reacts with itself', text, wanted: wanted.map(source), rivals: rivals.map(source) }];
  };
  const amines = [PRIMARY_AMINE, SECONDARY_AMINE, TERTIARY_AMINE].flatMap((pattern) => meet(pattern, slow, 'never', TOLD.amine));
  const soft = amines.length > 0 ? amines : meet(PHOSPHINE, halides, 'never', TOLD.phosphine);
  return soft.length > 0 ? soft : meet(OPEN_ANILINE, halides, 'risk', TOLD.aniline);
}
