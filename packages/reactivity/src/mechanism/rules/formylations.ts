import { type AtomIndex, BOND, bondBetween } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import type { Finding } from './nucleophiles.ts';

/** In the product: the carbon of an ester that became an enol ether, and the carbon with an acceptor that it is bound to. */
const ENOL_ETHER = '[CX3;$(C[OX2][CX4])]=[CX3;$(C[CX3]=[OX1]),$(CC#N),$(C[N+]=O),$(CS(=O)=O)]';
/** Of an open chain: what a lactone takes up is a lactol, which loses water. */
const ESTER = '[CX3;!R](=[OX1])[OX2][CX4]';

export const estersLoseTheirAlkoxide: MechanismRule = {
  id: 'T151',
  statement: 'A carbanion that takes up a formate or another ester displaces its alkoxide: the enol results, not its ether.',
  source: TEXTBOOKS.enols,
  judge: (view) =>
    view.places('product', ENOL_ETHER).flatMap(([acyl, alpha]): readonly Finding[] => {
      const [from, carbanion] = [acyl, alpha].map((atom) => view.mapped.sourceOf[atom]);
      if (!isNewDoubleBond(view, from, carbanion) || !losesItsOxygen(view, from)) return [];
      const text =
        'The ester gives up its alkoxide and not its oxygen, so that the enol results: methylate that, or take the orthoformate and acetic anhydride.';
      return [{ verdict: 'never', chip: 'Enol, not ether', text, wanted: [from], rivals: [] }];
    }),
};

/** Of two carbons that were no neighbours. */
function isNewDoubleBond({ mapped: { reactants, product, becomes } }: ReactionView, one: AtomIndex, other: AtomIndex): boolean {
  const bond = bondBetween(product, becomes[one], becomes[other]);
  return bondBetween(reactants, one, other) < 0 && product.bondOrder[bond] === BOND.double;
}

function losesItsOxygen(view: ReactionView, acyl: AtomIndex): boolean {
  return view.places('reactants', ESTER).some(([carbon, oxygen]) => carbon === acyl && view.mapped.becomes[oxygen] < 0);
}
