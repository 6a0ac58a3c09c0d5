import { z } from 'zod';
import { id } from '../wire/primitives.ts';

/** Units of an amount of the target. */
export const SCALE_UNITS = ['mg', 'g', 'mmol'] as const;
/** What is taken for the yield of a step that nobody knows, unless another is given; per cent. */
export const ASSUMED_YIELD = 70;
/** Steps of one route, at most. */
const MOST_STEPS = 100;

const percent = z.number().min(0.1).max(100);

/** POST /app/api/queries/{id}/shoppinglist. */
export const shoppingListBody = z.strictObject({
  amount: z.number().min(1e-6).max(1e9).describe('How much of the target is to be made.'),
  unit: z.enum(SCALE_UNITS).describe('The unit of `amount`.'),
  assumedyield: percent.default(ASSUMED_YIELD).describe('Per cent, of steps without a yield.'),
  steps: z
    .array(
      z.strictObject({
        ensid: id.describe('The suggestion of the step.'),
        yieldpercent: percent.nullable().default(null).describe('Its yield, per cent; null for unknown.'),
      }),
    )
    .min(1)
    .max(MOST_STEPS)
    .describe('The steps of the route, in any order: one for each structure that is made.'),
});
export type ShoppingListBody = z.input<typeof shoppingListBody>;

const offer = z.object({
  catalogName: z.string().describe('Name of the catalogue.'),
  id: z.string().describe('What the catalogue calls it.'),
  url: z.string().nullable().describe('Where it can be ordered; null for unknown.'),
  pricepergram: z.number().nullable().describe('US dollars per gram of what is sold; null for unknown.'),
});

const material = z.object({
  sid: z.number().int().describe('Number of the structure in the query.'),
  smiles: z.string().describe('Canonical SMILES.'),
  name: z.string().nullable().describe('What chemists call it; null where no name is known here.'),
  formula: z.string().nullable().describe('Molecular formula; null where the toolkit gives none.'),
  ion: z.boolean().describe('It is an ion alone: a salt of it is bought, and its masses are without the counter-ion.'),
  molarmass: z.number().nullable().describe('g/mol; null where the toolkit gives none.'),
  instock: z.boolean().nullable().describe('Whether a catalogue has it; null where that is not known.'),
  mmol: z.number().describe('How much of it the route takes, one equivalent in each step; of S8 an eighth.'),
  grams: z.number().nullable().describe('The same by mass, of the compound itself; null without a molar mass.'),
  offers: z.array(offer).describe('Where it can be had, the cheapest first, those without a price last.'),
  cost: z.number().nullable().describe('US dollars for `grams` of the cheapest offer; null where no price is known, and for an ion.'),
});

export const shoppingListAnswer = z.object({
  target: z
    .object({
      mmol: z.number().describe('How much of it is made.'),
      grams: z.number().describe('The same by mass.'),
    })
    .describe('What is made.'),
  materials: z.array(material).describe('What has to be there at the start, each once, in the order of their numbers.'),
  knowncost: z.number().describe('US dollars: the sum of what has a price.'),
  unpriced: z.number().int().describe('Materials without a price, which `knowncost` leaves out.'),
  assumed: z.number().int().describe('Steps that were counted with the assumed yield.'),
});
export type ShoppingListAnswer = z.infer<typeof shoppingListAnswer>;
export type ShoppingMaterial = ShoppingListAnswer['materials'][number];
