import { BOND, ELEMENT, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { aromaticSystem } from '../aromatic-ring.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { orderBetween } from '../neighbours.ts';
import { hydrogenReplacements } from '../replacement.ts';
import type { Finding } from './nucleophiles.ts';

/** The nitrogen of nitrous acid, its salts and esters. */
const NITROUS = '[NX2;$(N(=[OX1])[O,Cl])]';
/** Rings that nitrous acid takes up, and air or more of it then oxidises: phenols, dialkylanilines, pyrroles and indoles. */
const RICH = '[c,n;$(c[OX2H]),$(c[NX3;!$(N[#6,S]=O)]),$([nX3])]';

export const nitriteNitratesPhenolsOnly: MechanismRule = {
  id: 'A14',
  statement: 'Nitrous acid and nitrite nitrate no ring but that of a phenol or its like, by way of the nitroso compound.',
  source: TEXTBOOKS.aromaticSubstitution,
  judge: (view) => {
    const { reactants, product, becomes } = view.mapped;
    const nitrous = view.atoms('reactants', NITROUS);
    const rich = view.atoms('reactants', RICH);
    return hydrogenReplacements(view).flatMap(({ carbon, incoming }): readonly Finding[] => {
      if (!nitrous.has(incoming) || reactants.isAromatic[carbon] === 0) return [];
      const nitro = becomes[incoming];
      const oxygens = neighboursOf(product, nitro).filter((atom) => product.atomicNumber[atom] === ELEMENT.oxygen);
      const isNitro = oxygens.length === 2 && oxygens.some((atom) => orderBetween(product, nitro, atom) === BOND.double);
      if (!isNitro || aromaticSystem(reactants, carbon).some((atom) => rich.has(atom))) return [];
      const text = 'Nitrite does not nitrate this ring: it takes nitric acid and sulfuric acid.';
      return [{ verdict: 'never', chip: 'No nitrating acid', text, wanted: [carbon], rivals: [] }];
    });
  },
};
