import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

/** Nitrogen whose lone pair is free to push a halide out: none of an amide, sulfonamide, imine or nitro compound. */
const FREE = '+0;!$(N[#6,S,P]=[O,S,N]);!$(N[!#6;!#1])';
/** Nitrogen of a pyrrole or indole that nothing draws electrons from. */
const PYRROLE = '[nX3;!$(n[#6,S]=[O,S]);!$(nS)]';
/** A ring atom of it without a carbonyl group or nitrile, and of no azine. */
const OPEN = '[c;!$(c[CX3]=[OX1]);!$(cC#N);!$(c[NX3+]);!$(c:[nX2])]';

/** Carbon that bears the halide first. */
const FLEETING = [
  `[CX4;$(C[c;$(c1${PYRROLE}${OPEN}${OPEN}${OPEN}1),$(c1${OPEN}${PYRROLE}${OPEN}${OPEN}1)])][Cl,Br,I]`,
  `[CX4;$(Cc1ccc([NX3;!H0;${FREE}])cc1),$(Cc1ccccc1[NX3;!H0;${FREE}]);!$(CC=O)][Cl,Br,I]`,
] as const;
/** Of a carbamoyl halide with two hydrogens on nitrogen isocyanic acid is what there is. */
const CARBAMOYL = '[CX3;$(C[NX3;H2])](=[OX1])[Cl,Br]';

/** What J5 says of phenols. */
export const fleetingHalides: MechanismRule = {
  id: 'R93',
  statement:
    'A halomethyl group on an open pyrrole, an indole or a free aniline loses its halide to the azafulvene or quinone methide imine.',
  source: TEXTBOOKS.heteroaromatics,
  judge: (view) => {
    const halides = FLEETING.flatMap((pattern) => [...view.atoms('reactants', pattern)]);
    const carbamoyl = [...view.atoms('reactants', CARBAMOYL)];
    if (halides.length === 0 && carbamoyl.length === 0) return [];
    const text =
      halides.length > 0
        ? 'The nitrogen of this precursor pushes the halide out, and what forms takes up its own kind: use the alcohol, the ammonium salt or a protected nitrogen.'
        : 'This precursor loses hydrogen halide to the isocyanate: use that, or a carbamate of phenol.';
    const finding: Finding = { verdict: 'never', chip: 'Does not last', text, wanted: [...halides, ...carbamoyl], rivals: [] };
    return [finding];
  },
};
