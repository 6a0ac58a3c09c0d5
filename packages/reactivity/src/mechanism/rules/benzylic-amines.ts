import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { hydrogenReplacements } from '../replacement.ts';
import type { Finding } from './nucleophiles.ts';

/** Saturated carbon beside an arene or an alkene, and beside nothing that would make its hydrogen an acid's or a hydride. */
const BENZYLIC = '[CX4;!H0;$(C[c,$([CX3]=[CX3;!$(C=O)])]);!$(C[!#6]);!$(C[#6X3]=[O,N,S]);!$(CC#*)]';

/** Nitrogen of an amine or amide with a hydrogen to give. */
const AMINE = '[NX3;!H0;+0]';

export const aminesDisplaceNoHydrogen: MechanismRule = {
  id: 'H14',
  statement: 'An amine does not take the place of a hydrogen beside an arene or an alkene: a halide or an alcohol has to be there.',
  source: TEXTBOOKS.radicals,
  judge: (view) => {
    const { moleculeOf } = view.mapped;
    const [carbons, amines] = [view.atoms('reactants', BENZYLIC), view.atoms('reactants', AMINE)];
    const wanted = hydrogenReplacements(view)
      .filter(({ carbon, incoming }) => carbons.has(carbon) && amines.has(incoming) && moleculeOf[carbon] !== moleculeOf[incoming])
      .filter(({ incoming }) => view.leavingFrom(incoming).length === 0)
      .map(({ carbon }) => carbon);
    if (wanted.length === 0) return [];
    const text = 'Nothing takes this hydrogen off as a hydride: the halide is made first, and the amine displaces that.';
    const finding: Finding = { verdict: 'never', chip: 'No leaving group', text, wanted, rivals: [] };
    return [finding];
  },
};
