import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { UNSTABLE_GROUPS } from '../../functional-groups/unstable-groups.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import type { Finding } from './nucleophiles.ts';

/** What falls apart, or meets itself, as soon as a step has made it. */
interface FleetingProduct {
  readonly pattern: string;
  readonly chip: string;
  readonly text: string;
}

const LASTS_AS_NO_PRODUCT: ReadonlySet<string> = new Set([
  ...['eliminating-organometal', 'boc-amino-acid-halide', 'carbamic-acid', 'enamino-acid'],
]);

const FLEETING: readonly FleetingProduct[] = [
  ...UNSTABLE_GROUPS.filter(({ id }) => LASTS_AS_NO_PRODUCT.has(id)).map(({ pattern, fate }) => ({
    pattern,
    chip: 'Falls apart',
    text: `What is made falls apart: ${fate}.`,
  })),
  {
    pattern: '[CX4;R;$(C[OX2][Si])]1[OX2][CX4]1',
    chip: 'Opens',
    text: 'A silyloxy epoxide does not last: it opens to the oxocarbenium ion, and the silyl group moves to the other oxygen, or leaves.',
  },
  {
    pattern: '[CX3;$(C=N[NX3;H1]S(=O)=O)]-[CX4]1[OX2][CX4]1',
    chip: 'Fragments',
    text: 'The sulfonylhydrazone of an epoxyketone fragments as it forms: nitrogen and sulfinate leave, and an alkynone results.',
  },
  ...['', '~[#6]'].map((chain) => ({
    pattern: `[CX2](=[OX1])=[NX2][#6]~[#6]${chain}[OX2H]`,
    chip: 'Closes a ring',
    text: 'The hydroxyl group in reach takes up the isocyanate as soon as it forms: the cyclic carbamate results.',
  })),
];

/** Carbon bound to lithium or magnesium. */
const ORGANOMETAL = '[#6;$([#6][Li,Mg])]';
/** Hydrogens that such a carbon takes; amides of anilines are made dianions as a matter of course. */
const ACIDIC = '[$([OX2H]),$([SX2H]),$([NX3;H2;+0;!$(N[C,S]=[O,S])]),$([nX3;H1])]';

/** An organometal that is made with an acidic hydrogen of its own. */
function quenched(view: ReactionView): readonly Finding[] {
  const { sourceOf } = view.mapped;
  const made = [...view.atoms('product', ORGANOMETAL)].map((atom) => sourceOf[atom]).filter((atom) => view.changed.has(atom));
  const rivals = made.length === 0 ? [] : [...view.atoms('product', ACIDIC)].map((atom) => sourceOf[atom]);
  if (rivals.length === 0) return [];
  const text = 'This organometal cannot be made: it takes the acidic hydrogen of its own molecule, which needs a protecting group.';
  return [{ verdict: 'never', chip: 'Acidic hydrogen', text, wanted: made, rivals }];
}

export const fleetingProducts: MechanismRule = {
  id: 'R45',
  statement:
    'No organometal is made beside its own acidic hydrogen or a leaving group on the next carbon, no isocyanate beside a hydroxyl group in reach, no chloride of a Boc-amino acid, no silyloxy epoxide, no sulfonylhydrazone of an epoxyketone, no carbamic acid and no free beta-enamino acid.',
  source: TEXTBOOKS.strain,
  judge: (view) => {
    const { sourceOf } = view.mapped;
    const fleeting = FLEETING.flatMap(({ pattern, chip, text }): readonly Finding[] => {
      const place = view.places('product', pattern).find((atoms) => atoms.some((atom) => view.changed.has(sourceOf[atom])));
      if (place === undefined) return [];
      return [{ verdict: 'never', chip, text, wanted: [sourceOf[place[0]]], rivals: [sourceOf[place[place.length - 1]]] }];
    });
    return [...quenched(view), ...fleeting].slice(0, 1);
  },
};
