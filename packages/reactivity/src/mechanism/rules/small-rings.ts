import { BOND } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { ringPath } from '../alkene-addition.ts';
import { neighboursAcross } from '../atoms.ts';
import { innerCondensations } from '../inner-condensations.ts';
import type { MechanismFinding, MechanismRule } from '../mechanism-rule.ts';

/** Largest ring that is too strained for a bond that can open again. */
const TOO_SMALL = 4;

export const condensationRingSize: MechanismRule = {
  id: 'F7',
  statement: 'Claisen, Dieckmann, Thorpe and aldol reactions close no rings of three or four: the strained ring opens again the same way.',
  source: TEXTBOOKS.enols,
  judge: (view) =>
    innerCondensations(view).flatMap(({ bond: [a, b], enol, met }): readonly Omit<MechanismFinding, 'rule'>[] => {
      if (ringPath(view.mapped.product, a, b, TOO_SMALL) === null) return [];
      const text = 'So small a ring opens by the way it is closed: this condensation makes rings of five and six.';
      return [{ verdict: 'never', chip: 'Ring too small', text, wanted: [enol, met], rivals: [] }];
    }),
};

/** The double bond of a norbornene, whatever atoms its bridges have. */
const NORBORNENE = '[CX3]1=[CX3][*]2[*][*]1[*][*]2';

export const metathesisRingSize: MechanismRule = {
  id: 'F11',
  statement: 'Metathesis closes no rings of three or four and no norbornenes: ethylene opens them.',
  source: TEXTBOOKS.couplings,
  judge: (view) => {
    if (!view.names.includes('olefin-metathesis')) return [];
    const norbornenes = view.places('product', NORBORNENE);
    const { product, sourceOf, moleculeOf } = view.mapped;
    return view.made.flatMap(([a, b]): readonly Omit<MechanismFinding, 'rule'>[] => {
      if (moleculeOf[sourceOf[a]] !== moleculeOf[sourceOf[b]] || !neighboursAcross(product, a, BOND.double).includes(b)) return [];
      const ring = ringPath(product, a, b);
      const isStrained =
        (ring !== null && ring.length <= TOO_SMALL) || norbornenes.some(([x, y]) => (x === a && y === b) || (x === b && y === a));
      if (!isStrained) return [];
      const text = 'Metathesis runs towards the open chain here: cyclobutenes and norbornenes are opened by it, not closed.';
      return [{ verdict: 'never', chip: 'Ring too small', text, wanted: [sourceOf[a], sourceOf[b]], rivals: [] }];
    });
  },
};
