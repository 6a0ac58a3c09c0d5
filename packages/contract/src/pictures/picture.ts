import { z } from 'zod';
import { id, storable, text, wholeNumber } from '../wire/primitives.ts';

const size = wholeNumber({ min: 16, max: 2000 }).optional();
/** Atom numbers joined by commas. */
const atoms = text(4000).regex(/^([1-9]\d{0,4}(,[1-9]\d{0,4})*)?$/);

/** What every picture takes. */
const pictureQuery = {
  w: size.describe('Width in pixels.'),
  width: size.describe('The same as `w`.'),
  h: size.describe('Height in pixels.'),
  height: size.describe('The same as `h`.'),
  theme: z.enum(['light', 'dark']).default('light').describe('Colours for a light or a dark page.'),
  v: text(50).optional().describe('Anything: tells pictures of different versions apart in a browser’s cache.'),
};
const haloQuery = {
  match: atoms.optional().describe('Atoms that a search found, to put a grey band behind: numbers from 1, joined by commas.'),
  centre: atoms.optional().describe('Atoms to put a halo behind: numbers from 1, joined by commas.'),
  highlight: atoms.optional().describe('The same as `centre`.'),
};

/** `atom:number`, with `!` behind it for a rival, joined by commas. */
const rings = text(1000)
  .regex(/^([1-9]\d{0,4}:[1-9]\d?!?(,[1-9]\d{0,4}:[1-9]\d?!?)*)?$/)
  .transform((list) =>
    list
      .split(',')
      .filter((ring) => ring !== '')
      .map((ring) => {
        const [atom = '', tag = ''] = ring.split(':');
        return { atom: Number(atom) - 1, tag: Number.parseInt(tag, 10), isRival: ring.endsWith('!') };
      }),
  )
  .optional()
  .describe('Rings round atoms, such as `4:1,9:2!`: the atom from 1, the number beside its ring, and `!` for a site that competes.');

export const drawStructureQuery = z.object({
  ...pictureQuery,
  ...haloQuery,
  rings,
  smiles: storable(z.string().min(1).max(1500)).describe('The structure in SMILES.'),
});
const { w, width, h, height } = pictureQuery;
export const atomPlacesQuery = z.object({ w, width, h, height, smiles: drawStructureQuery.shape.smiles });
/** Pixels. */
export const atomPlaces = z.object({
  width: z.number().describe('Width of the picture in pixels.'),
  height: z.number().describe('Height of the picture in pixels.'),
  atoms: z
    .array(z.object({ x: z.number().describe('Pixels from the left.'), y: z.number().describe('Pixels from the top.') }))
    .describe('One place for each atom, in the order of the SMILES.'),
});
export type AtomPlaces = z.infer<typeof atomPlaces>;

export const drawQueryStructurePath = z.object({
  id: id.describe('Number of the query.'),
  sid: id.describe('Number of the structure in the query.'),
});
export const drawQueryStructureQuery = z.object({ ...pictureQuery, ...haloQuery, rings });
export const drawReactionQuery = z.object({
  ...pictureQuery,
  reaction: storable(z.string().min(1).max(6000)).describe('Reaction SMILES: reactants>agents>product.'),
  centre: text(4000)
    .regex(/^([1-9]\d{0,4}|[,;])*$/)
    .optional()
    .describe('Atoms to put a halo behind: a list for each reactant and one for the product, joined by `;`.'),
  arrow: z.enum(['forward', 'retro']).default('forward').describe('Which arrow to draw.'),
});
export type MarkedAtoms = Pick<z.output<typeof drawQueryStructureQuery>, 'centre' | 'highlight' | 'match'>;
export type PictureSize = Pick<z.output<typeof drawQueryStructureQuery>, 'w' | 'width' | 'h' | 'height'>;
