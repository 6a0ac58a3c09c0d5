import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { isHalogen } from '../atoms.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { replacements } from '../replacement.ts';

/** With a nitro group ortho or para to the halide, which alone calls for so little of the nucleophile. */
const BESIDE_NITRO = '[c;$(c:c[N+](=O)[O-]),$(c:c:c:c[N+](=O)[O-]),$(c:c[NX3](=O)=O),$(c:c:c:c[NX3](=O)=O)]';
const ACID = '[CX3;$(C[#6])](=[OX1])[OX2H,OX1-]';

/** Esters of phenols are made from phenols; diaryliodonium salts and boronic acids are no halides, and are not judged. */
export const acidsAreNotArylated: MechanismRule = {
  id: 'N5',
  statement: 'A carboxylic acid displaces no halide of an arene: the ester of a phenol is made from the phenol.',
  source: TEXTBOOKS.conjugateAddition,
  judge: (view) => {
    const { reactants, moleculeOf } = view.mapped;
    return replacements(view).flatMap(({ carbon, incoming, leaving }) => {
      if (reactants.isAromatic[carbon] !== 1 || !isHalogen(reactants, leaving)) return [];
      if (!view.places('reactants', ACID).some(([, ...oxygens]) => oxygens.includes(incoming))) return [];
      if (moleculeOf[carbon] === moleculeOf[incoming]) return [];
      return [
        {
          verdict: view.atoms('reactants', BESIDE_NITRO).has(carbon) ? ('risk' as const) : ('never' as const),
          chip: 'Acid on an arene',
          text: 'A carboxylate is too poor a nucleophile for the halide of an arene: acylate the phenol.',
          wanted: [carbon],
          rivals: [],
        },
      ];
    });
  },
};
