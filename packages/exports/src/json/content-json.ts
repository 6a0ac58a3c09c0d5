import { type Failure, failure, type Result, success } from '@retron/molecule';
import { z } from 'zod';
import type { ExportContent } from '../content.ts';

/** What the first two fields of the file say; the version rises when a reader of the old one would be misled. */
const FORMAT = 'retron-export';
const VERSION = 2;
/** Version 1 had no `tree`. */
const READABLE: readonly number[] = [1, 2];

const strings = z.array(z.string());
const share = z.number().min(0).max(1).nullable();
const rating = z.literal([1, 2, 3, 4]);
const range = z.tuple([z.number(), z.number()]).nullable();
const text = z.string().nullable();
const count = z.int().min(0);

const query = z.object({
  id: z.int(),
  name: z.string(),
  owner: z.string(),
  project: z.string(),
  targetSmiles: z.string(),
  direction: z.string(),
  algorithm: z.string(),
  strategy: z.string(),
  libraries: strings,
  breadth: z.int(),
  steps: z.int(),
  precision: z.int(),
  wishes: z
    .object({
      longest: z.int().nullable(),
      structures: z.int().nullable(),
      break: strings,
      keep: strings,
      avoid: strings,
      avoidNames: strings,
      require: strings,
      materials: z
        .object({
          catalogs: strings.nullable(),
          dearest: z.object({ dollars: z.number(), per: z.enum(['g', 'mmol']) }).nullable(),
          unpriced: z.boolean(),
          never: strings,
          also: strings,
        })
        .nullable()
        .default(null),
    })
    .nullable()
    .default(null),
  created: z.string(),
  programVersion: z.string(),
  exportedBy: z.string(),
  exportedAt: z.string(),
});
const structure = z.object({
  no: z.string(),
  role: z.enum(['target', 'intermediate', 'starting material']),
  name: text.default(null),
  smiles: z.string(),
  rosdal: z.string(),
  molfile: text,
  inchiKey: text,
  formula: text,
  molarMass: z.number().nullable(),
  isInStock: z.boolean().nullable(),
  priceCategory: z.literal([1, 2, 3, 4, 5]).nullable(),
  offers: z.array(z.object({ catalog: z.string(), id: z.string(), url: text })),
});
const reagents = z.array(z.object({ name: text, smiles: text, role: text }));
const reaction = z.object({
  no: z.string(),
  ensid: z.int(),
  product: z.string(),
  reactants: strings,
  partners: strings,
  name: z.string(),
  nameReactions: z.array(z.object({ name: z.string(), count })),
  rating,
  ratingWord: z.enum(['ugly', 'bad', 'good', 'great']),
  choice: share,
  feasibility: share,
  warnings: strings,
  precedentCount: count,
  bonds: strings,
  conditions: z.array(z.object({ text: z.string(), reagents, temperature: range, time: range, count, citations: strings })),
  yield: z.object({ from: z.number(), to: z.number(), isCalculated: z.boolean().nullable() }).nullable(),
  comments: z.array(z.object({ author: z.string(), text: z.string() })),
  variantOf: text,
});
const precedent = z.object({
  reaction: z.string(),
  source: z.string(),
  prkey: z.string(),
  name: z.string(),
  yield: z.number().nullable(),
  isCalculated: z.boolean().nullable(),
  similarity: z.number(),
  centreSimilarity: z.number().nullable(),
  conditions: text,
  reagents,
  nameReactions: strings,
  citation: text,
  citationUrl: text,
  doi: text,
  reactants: strings,
  product: z.string(),
});
const cluster = z.object({
  no: z.int(),
  size: count,
  bonds: strings,
  name: z.string(),
  precedents: count,
  rating,
  comment: z.string(),
});
/** As far as a database counts. */
const id = z
  .int()
  .min(1)
  .max(2 ** 31 - 1);
const atom = z.int().min(0);
const atoms = z.array(atom);
const place = z.int().min(0);
/** Of a precursor, of a partner, else of the structure itself. */
const ringed = z.array(z.union([z.object({ precursor: place, atom }), z.object({ partner: place, atom }), z.object({ atom })]));
const suggestion = z.object({
  id,
  structureId: id,
  rank: id,
  precursors: z.array(z.object({ structureId: id, centre: atoms, parentAtom: z.array(z.int().min(-1)) })),
  partners: strings,
  centre: atoms,
  bonds: z.array(z.tuple([atom, atom])),
  rating,
  probability: z.number().min(0).max(1),
  feasibility: share,
  contributions: z.array(z.object({ text: z.string(), weight: z.number() })),
  choice: z.object({ disconnection: z.number().min(0).max(1), variant: z.number().min(0).max(1) }).nullable(),
  variantOf: id.nullable(),
  mechanism: z.array(
    z.object({
      rule: z.string(),
      verdict: z.enum(['never', 'risk']),
      chip: z.string(),
      text: z.string(),
      wanted: ringed,
      rivals: ringed,
    }),
  ),
  textbook: z.object({ name: z.string(), source: z.string() }).nullable().default(null),
  reasons: strings,
  limits: strings,
  deepestLevel: z.literal([1, 2, 3]),
  precedentCount: count,
  nameReactions: z.array(z.object({ id: z.string(), count })),
  messages: z.object({ info: strings, warning: strings }),
  // Files of before have none.
  warningAtoms: z.array(z.object({ text: z.string(), wanted: ringed, rivals: z.array(ringed) })).default([]),
  admittedBy: text,
  weighedBy: strings,
  transforms: z.array(z.object({ library: z.string(), transform: z.int().min(0) })),
  examples: strings,
});
const used = z.array(z.object({ name: z.string(), hash: z.string() }));
const tree = z.object({
  plannedBy: z.object({ build: text, libraries: used, rankers: used, catalogs: used }).nullable(),
  places: z.array(z.object({ id, depth: z.int().min(0).max(100), catalogId: text })),
  suggestions: z.array(suggestion),
});
const content: z.ZodType<ExportContent> = z.object({
  query,
  structures: z.array(structure),
  reactions: z.array(reaction),
  routes: z.array(z.object({ label: z.string(), reactions: strings, open: strings })),
  precedents: z.array(precedent),
  clusters: z.array(cluster),
  disconnections: z.array(cluster.extend({ reactions: strings })),
  tree: tree.nullable().default(null),
});

/** The content as JSON, whole: nothing that was given is left out, so that it can be read again. */
export function writeContentJson(written: ExportContent): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, ...written }, null, 2)}\n`;
}

/** The content of a file that `writeContentJson` wrote: fields it does not know are left out, missing or wrong ones refused. */
export function readContentJson(json: string): Result<ExportContent, Failure> {
  let file: unknown;
  try {
    file = JSON.parse(json);
  } catch {
    return failure({ kind: 'unparsable', message: 'The file is not JSON.' });
  }
  return readContent(file);
}

/** The same of what the JSON says. */
export function readContent(file: unknown): Result<ExportContent, Failure> {
  const head = z.object({ format: z.literal(FORMAT), version: z.number() }).safeParse(file);
  if (!head.success) return failure({ kind: 'unparsable', message: 'The file is no export of Retron.' });
  const { version } = head.data;
  if (!READABLE.includes(version)) {
    return failure({
      kind: 'unparsable',
      message: `The file has version ${version}; this program reads versions ${READABLE.join(' and ')}.`,
    });
  }
  const read = content.safeParse(file);
  if (read.success) return success(read.data);
  const [issue] = read.error.issues;
  return failure({ kind: 'unparsable', message: `The file is damaged at ${issue.path.join('.')}: ${issue.message}` });
}
