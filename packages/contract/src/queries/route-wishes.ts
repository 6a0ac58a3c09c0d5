import { z } from 'zod';
import { MAX_NOTATION_LENGTH, MAX_ROUTE_STEPS, SEARCHED_STRUCTURES } from '../wire/limits.ts';
import { MAX_AVOIDED, MAX_BONDS_ASKED, MAX_WISHES, TEXTS } from '../wire/own-texts.ts';
import { storable, text, wholeNumber } from '../wire/primitives.ts';
import { askedMaterials, listedMaterials } from './asked-materials.ts';

const named = z.array(storable(text(MAX_NOTATION_LENGTH).trim().min(1)));
const wishes = named.max(MAX_WISHES, TEXTS.tooManyWishes).default([]);
const avoided = named.max(MAX_AVOIDED, TEXTS.tooManyAvoided).default([]);

/** Two atoms, from 1. */
const bonds = z
  .array(
    text(11)
      .trim()
      .regex(/^\d{1,4}-\d{1,4}$/, TEXTS.bondOfAtoms),
  )
  .max(MAX_BONDS_ASKED, TEXTS.tooManyBonds)
  .default([]);
const NUMBERING =
  'Each two neighbours such as `4-7`: numbers from 1 in the canonical SMILES of the target, in which order `checkStructure` numbers its `smiles`, `rosdal` and `molfile` too, whatever order the target is sent in.';

/** POST /app/api/wishes/check: wishes as they are entered. */
export const wishesCheckBody = z.strictObject({
  avoid: avoided.describe('As a start would take them.'),
  require: wishes.describe('Likewise.'),
  never: listedMaterials.describe('Of the materials, likewise.'),
  also: listedMaterials.describe('Of the materials, likewise.'),
});
export const wishesCheckAnswer = z.object({
  errors: z
    .array(
      z.object({
        wish: z.enum(['avoid', 'require', 'never', 'also']).describe('Where it stands.'),
        text: z.string().describe('As it was given.'),
        message: z.string().describe('Why a start refuses it.'),
      }),
    )
    .describe('Those that a start refuses.'),
});
export type WishError = z.infer<typeof wishesCheckAnswer>['errors'][number];

/** What is asked of the ways to a target, beyond the settings of every query. */
export const routeWishes = z.strictObject({
  longest: wholeNumber({ min: 1, max: MAX_ROUTE_STEPS }, TEXTS.routeLength)
    .optional()
    .describe('Algorithm V3: steps of the longest way from a starting material to the target; absent, `nsteps`.'),
  structures: wholeNumber({ min: SEARCHED_STRUCTURES.min, max: SEARCHED_STRUCTURES.max }, TEXTS.searchedStructures)
    .optional()
    .describe('Algorithm V3: structures that the search looks at before it ends, at most; absent, 200.'),
  break: bonds.describe(
    `Bonds of the target to break: every route of V3 breaks each; in lists of suggestions what breaks one comes first among equals. ${NUMBERING}`,
  ),
  keep: bonds.describe(`Bonds of the target that no step breaks, on any level. ${NUMBERING}`),
  avoid: avoided.describe(
    'What no step makes or starts from: structures, by a name of `listReagents` or as SMILES; and names of name reactions, or words that stand in them, such as Suzuki, for all of these. What stands above the arrow is not looked at; a catalyst is refused.',
  ),
  require: wishes.describe(
    'Structures that every route of V3 makes or starts from, likewise; in lists of suggestions what needs one comes first among equals.',
  ),
  materials: askedMaterials.optional().describe('What counts as a known starting material; absent, everything that the catalogues list.'),
});
export type RouteWishes = z.output<typeof routeWishes>;
