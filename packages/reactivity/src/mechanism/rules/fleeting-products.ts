import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

/** What falls apart, or meets itself, as soon as a step has made it. */
interface FleetingProduct {
  readonly pattern: string;
  readonly chip: string;
  readonly text: string;
}

/** Carbon bound to lithium or magnesium. */
const ORGANOMETAL = '[#6;$([#6][Li,Mg])]';
/** Hydrogens that such a carbon takes; amides of anilines are made dianions as a matter of course. */
const ACIDIC = '[$([OX2H]),$([SX2H]),$([NX3;H2;+0;!$(N[C,S]=[O,S])]),$([nX3;H1])]';
const SEPARATED = ['', '~*', '~*~*', '~*~*~*', '~*~*~*~*'];

const FLEETING: readonly FleetingProduct[] = [
  ...SEPARATED.map((chain) => ({
    pattern: `${ORGANOMETAL}~*${chain}~${ACIDIC}`,
    chip: 'Acidic hydrogen',
    text: 'This organometal cannot be made: it takes the acidic hydrogen of its own molecule, which needs a protecting group.',
  })),
  {
    pattern: '[CX4;$([CX4][Li,Mg])][CX4][$([F,Cl,Br,I]),$([OX2]([#6])[#6])]',
    chip: 'Eliminates',
    text: 'The group on the next carbon leaves as soon as the metal is there: an alkene results.',
  },
  ...['', '~[#6]'].map((chain) => ({
    pattern: `[CX2](=[OX1])=[NX2][#6]~[#6]${chain}[OX2H]`,
    chip: 'Closes a ring',
    text: 'The hydroxyl group in reach takes up the isocyanate as soon as it forms: the cyclic carbamate results.',
  })),
  {
    pattern: '[Cl,Br][CX3](=[OX1])[CX4][NX3;H1,H0;$(N[CX3](=[OX1])[OX2][CX4]([CH3])([CH3])[CH3])]',
    chip: 'Loses its Boc group',
    text: 'The Boc group of this acid halide closes to the N-carboxyanhydride and loses isobutene: couple the acid, or take the acid fluoride.',
  },
];

export const fleetingProducts: MechanismRule = {
  id: 'R45',
  statement:
    'No organometal is made beside its own acidic hydrogen or a leaving group on the next carbon, no isocyanate beside a hydroxyl group in reach, no chloride of a Boc-amino acid.',
  source: TEXTBOOKS.strain,
  judge: (view) => {
    const { sourceOf } = view.mapped;
    return FLEETING.flatMap(({ pattern, chip, text }): readonly Finding[] => {
      const place = view.places('product', pattern).find((atoms) => atoms.some((atom) => view.changed.has(sourceOf[atom])));
      if (place === undefined) return [];
      return [{ verdict: 'never', chip, text, wanted: [sourceOf[place[0]]], rivals: [sourceOf[place[place.length - 1]]] }];
    }).slice(0, 1);
  },
};
