import { z } from 'zod';
import { id, requiredName, requiredText, storable, text, wholeNumber } from '../wire/primitives.ts';

export const dataFileKind = z.enum(['library', 'catalog']);

/** Name and version of a data file: they become the name of a file, and stand in queries and settings with a dash between. */
const fileName = storable(
  z
    .string()
    .trim()
    .regex(/^[a-z0-9][a-z0-9_]{0,59}$/, 'The name consists of small letters, digits and underscores, at most 60.'),
);
const fileVersion = storable(
  z
    .string()
    .trim()
    .regex(/^\d{1,5}(\.\d{1,5}){0,3}$/, 'The version consists of numbers with dots between, such as 1.0.'),
);
const webAddress = storable(
  z
    .string()
    .trim()
    .max(500)
    .regex(/^(https?:\/\/\S+)?$/, 'An address that begins with http:// or https://, please.'),
);

export const dataFilePath = z.object({
  kind: dataFileKind.describe('A transform library, or a catalogue.'),
  name: text(80).describe('Its name and version, such as `chemsynth_core-1.0`.'),
});
export const dataBuildPath = z.object({ id: id.describe('Number of the build.') });

const counts = z.record(z.string(), z.number().int());
const buildReport = z.object({
  read: z.number().int().describe('Reactions, or rows of a list, that were read.'),
  used: z.number().int().describe('Those of them that are in the finished file.'),
  dropped: counts.describe('Reason -> how many were left out for it.'),
  noted: counts.describe('What else is worth knowing -> how often.'),
  unread: counts.describe('Fields or columns that nothing was done with -> how often; 0 where nobody counted.'),
});
export type WireBuildReport = z.infer<typeof buildReport>;

export const dataBuild = z.object({
  id: z.number().int().describe('Number of the build.'),
  kind: dataFileKind.describe('What is made.'),
  name: z.string().describe('Name and version of what is made.'),
  displayname: z.string().describe('What users see.'),
  filename: z.string().describe('The uploaded file.'),
  size: z.number().describe('Bytes of the uploaded file.'),
  received: z.number().describe('Bytes of it that are here.'),
  state: z
    .enum(['uploading', 'waiting', 'running', 'ready', 'failed', 'stopped'])
    .describe('`waiting` until the builds before it are done.'),
  message: z.string().nullable().describe('Why it failed.'),
  stage: z.string().nullable().describe('What is being done: `reading`, `mapping`, `naming`, `examples`, `indexing` or `packing`.'),
  done: z.number().int().describe('How much of the stage is done.'),
  share: z.number().nullable().describe('The same from 0 to 1; null where nobody knows how much there is.'),
  username: z.string().describe('Who uploaded it.'),
  created: z.string().describe('When, ISO 8601 UTC.'),
  finished: z.string().nullable().describe('When it was over, ISO 8601 UTC.'),
  report: buildReport.nullable().describe('What became of the file; null before its end, and where it failed.'),
});
export type WireBuild = z.infer<typeof dataBuild>;

const dataSource = z.object({
  name: z.string().describe('What the source is called.'),
  sha256: z.string().describe('SHA-256 of its file, hex; empty where that is not recorded.'),
  licence: z.string().describe('Its licence.'),
  read: z.number().int().describe('Reactions, or rows, that were read.'),
  used: z.number().int().describe('Those that are in the file.'),
  dropped: counts.describe('Reason -> how many were left out for it.'),
});

export const dataFile = z.object({
  kind: dataFileKind.describe('A transform library, or a catalogue.'),
  name: z.string().describe('Name and version.'),
  displayname: z.string().describe('What users see.'),
  displaytext: z.string().describe('A sentence for users; may be empty.'),
  version: z.string().describe('Its version.'),
  directions: z.array(z.enum(['synthesis', 'reaction'])).describe('What a library serves; empty for a catalogue.'),
  sha256: z.string().describe('SHA-256 of its contents, hex: runs name what planned them by it.'),
  licence: z.string().describe('Its licence.'),
  builder: z.string().describe('Version of the program that made it.'),
  settings: z.string().describe('How it was made, in words.'),
  sources: z.array(dataSource).describe('What it was made from.'),
  reactions: z.number().int().nullable().describe('Reactions behind its transforms; null for a catalogue.'),
  precedents: z.number().int().nullable().describe('Those kept as examples; null for a catalogue.'),
  transforms: z.number().int().nullable().describe('Transforms of all levels; null for a catalogue.'),
  compounds: z.number().int().nullable().describe('Compounds; null for a library.'),
  priced: z.number().int().nullable().describe('Compounds with a price; null for a library, and where no prices were imported.'),
  size: z.number().describe('Bytes of the file.'),
  own: z.boolean().describe('It was made or put here by the team; false: it comes with Retron.'),
  on: z.boolean().describe('A library that is off is not offered for new queries; a catalogue that is off counts for nothing.'),
  ready: z.boolean().describe('The planners of this installation have it.'),
  queries: z.number().int().describe('Queries that were planned with it.'),
  build: dataBuild.nullable().describe('The build that made it; null for one that was not made here.'),
});
export type WireDataFile = z.infer<typeof dataFile>;

export const dataFilesAnswer = z.object({
  files: z.array(dataFile).describe('Libraries, then catalogues; those that come with Retron first.'),
  builds: z.array(dataBuild).describe('The newest builds, those that failed too.'),
  mostbytes: z.number().describe('Bytes of the largest file that may be uploaded.'),
  partbytes: z.number().describe('Bytes of the largest part in which it is sent.'),
});

export const usingQueriesAnswer = z.object({
  total: z.number().int().describe('How many queries used it.'),
  queries: z
    .array(
      z.object({
        id: z.number().int().describe('Number of the query.'),
        projectid: z.number().int().describe('Its project.'),
        name: z.string().describe('Its name.'),
        owner: z.string().describe('User name of who started it.'),
        created: z.string().describe('When, ISO 8601 UTC.'),
      }),
    )
    .describe('The newest of them, at most 100, and only those in projects of the caller.'),
});

const common = {
  name: fileName.describe('Name of the family: small letters, digits, underscores.'),
  version: fileVersion.describe('Version, such as `1.0`.'),
  displayname: requiredName(100).describe('What users see.'),
  licence: text(100).default('').describe('Licence; empty: unknown.'),
  filename: requiredText(200).describe('What the file is called: its ending says what is in it.'),
  size: wholeNumber({ min: 1, max: 2_000_000_000 }).describe('Bytes of the file.'),
};
const rate = z.strictObject({
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'A currency is a code of three letters.')
    .describe('Code of three letters.'),
  dollars: z.number().positive().max(1e9).describe('US dollars for one unit.'),
});

export const newBuildBody = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('library').describe('A transform library of reactions.'),
    ...common,
    displaytext: text(500).default('').describe('A sentence for users.'),
    minimumsupport: wholeNumber({ min: 1, max: 1000 })
      .prefault(2)
      .describe('Products that a transform needs which no curated reaction shows: 1 believes every map of the file.'),
  }),
  z.strictObject({
    kind: z.literal('catalog').describe('A catalogue of a supplier’s list.'),
    ...common,
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, 'A currency is a code of three letters.')
      .default('USD')
      .describe('Of prices that name none.'),
    decimal: z.enum(['point', 'comma']).default('point').describe('What separates the decimals of numbers.'),
    rates: z.array(rate).max(50).default([]).describe('What other currencies are worth.'),
    website: webAddress.default('').describe('Address of the supplier.'),
    link: webAddress.default('').describe('Address of one compound; `{id}` stands for its number.'),
  }),
]);
export type NewBuildBody = z.infer<typeof newBuildBody>;

export const partQuery = z.object({
  at: wholeNumber({ min: 0, max: 2_000_000_000 }).describe('Bytes of the file that came before this part.'),
});
