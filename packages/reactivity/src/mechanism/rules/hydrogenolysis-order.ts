import { ELEMENT, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

/** Aryl halides by how readily a catalyst or metal takes them off, the best first. */
const HALIDES = [
  [ELEMENT.iodine, '[c;$(cI)]'],
  [ELEMENT.bromine, '[c;$(cBr)]'],
  [ELEMENT.chlorine, '[c;$(cCl)]'],
] as const;

/** Where hydride, hydriodic acid or zinc take the halogen without a catalyst: 2 and 4 of azines, rings of five, ortho and para to a nitro group. */
const ACTIVATED = '[c;$(c:[nX2]),$(c:c:c:[nX2]),r5,$(c:c[N+](=O)[O-]),$(c:c:c:c[N+](=O)[O-])]';

export const betterHalideOffFirst: MechanismRule = {
  id: 'K11',
  statement: 'Hydrogenolysis takes iodide off an arene before bromide, and bromide before chloride.',
  source: TEXTBOOKS.redox,
  judge: (view) => {
    if (!view.names.includes('aryl-dehalogenation')) return [];
    const { reactants, moleculeOf } = view.mapped;
    return [...view.changed]
      .sort((a, b) => a - b)
      .flatMap((carbon): readonly Finding[] => {
        const [leaving] = view.leavingFrom(carbon);
        if (reactants.isAromatic[carbon] === 0 || leaving === undefined || neighboursOf(reactants, leaving).length !== 1) return [];
        const rank = HALIDES.findIndex(([element]) => element === reactants.atomicNumber[leaving]);
        if (rank < 1 || view.atoms('reactants', ACTIVATED).has(carbon)) return [];
        const rivals = HALIDES.slice(0, rank)
          .flatMap(([, pattern]) => bystanders(view, pattern))
          .filter((atom) => moleculeOf[atom] === moleculeOf[carbon]);
        if (rivals.length === 0) return [];
        const text = 'The heavier halogen of this molecule is taken off first, whatever brings the hydrogen.';
        return [{ verdict: 'never', chip: 'Heavier halide first', text, wanted: [carbon], rivals }];
      });
  },
};
