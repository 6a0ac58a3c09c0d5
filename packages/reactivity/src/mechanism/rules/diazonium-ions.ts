import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { ofNames } from './of-names.ts';
import type { ReagentRule } from './reagent-sides.ts';

const NITRITE = 'nitrosating-agent';
const ACIDS = ['strong-acid', 'hydrogen-bromide-or-iodide', 'fluoroborate', 'carboxylic-acid'];
/** Kinds that bring what takes the place of the nitrogen, faster than water does. */
const TAKES_ITS_PLACE = ['copper', 'cyanide', 'azide', 'halide-salt', 'fluoroborate', 'hypophosphorous-acid'];

const wantedNucleophileFirst: ReagentRule = {
  id: 'Y43',
  statement:
    'Beside nitrite, a copper salt, cyanide, azide, iodide, fluoroborate or hypophosphite is there for the diazonium ion, and water does not get it.',
  source: TEXTBOOKS.aromaticSubstitution,
  holdsUnder: (kinds) => kinds.has(NITRITE) && TAKES_ITS_PLACE.some((kind) => kinds.has(kind)),
  judge: ofNames(['diazotisation-and-hydrolysis', 'hydrazine-formation-from-a-diazonium-salt'], {
    chip: 'Taken by another',
    text: 'The diazonium ion is made in the cold, where water hardly takes it: what is added to it comes in the place of the nitrogen.',
  }),
};

const hydrogenNeedsDonor: ReagentRule = {
  id: 'Y44',
  statement: 'A diazonium ion takes hydrogen from hypophosphorous acid or an alcohol, and not where a salt is there to take its place.',
  source: TEXTBOOKS.aromaticSubstitution,
  holdsUnder: (kinds) =>
    kinds.has(NITRITE) && TAKES_ITS_PLACE.some((kind) => kinds.has(kind)) && !kinds.has('hypophosphorous-acid') && !kinds.has('alcohol'),
  judge: ofNames(['deamination-of-an-aniline'], {
    chip: 'No hydrogen donor',
    text: 'Hydrogen comes in the place of the nitrogen where hypophosphorous acid or an alcohol gives it: neither is there.',
  }),
};

const anilinesAreDiazotised: ReagentRule = {
  id: 'Y45',
  statement: 'In nitrous acid a primary arylamine is diazotised: nothing else happens to the arene while it stands.',
  source: TEXTBOOKS.aromaticSubstitution,
  holdsUnder: (kinds) => kinds.has(NITRITE) && ACIDS.some((kind) => kinds.has(kind)),
  judge: (view) => {
    const { becomes } = view.mapped;
    const amines = view.places('reactants', '[NX3;H2;+0]c');
    if (amines.some(([nitrogen]) => becomes[nitrogen] < 0 || view.changed.has(nitrogen))) return [];
    const [kept] = amines.filter(([, carbon]) => becomes[carbon] >= 0);
    if (kept === undefined) return [];
    const text = 'Nitrous acid makes the diazonium ion of this amino group before anything else happens.';
    return [{ verdict: 'never', chip: 'Diazotised', text, wanted: [...view.changed].slice(0, 1), rivals: [kept[0]] }];
  },
};

/** What becomes of an arylamine in nitrous acid; asked forward only, as those of `reagent-sides.ts`. */
export const DIAZONIUM_IONS: readonly ReagentRule[] = [wantedNucleophileFirst, hydrogenNeedsDonor, anilinesAreDiazotised];
