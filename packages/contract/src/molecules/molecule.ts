import { z } from 'zod';
import { MESSAGES } from '../wire/messages.ts';
import {
  anyOf,
  nameString,
  page,
  perPage,
  searchTerm,
  seenFields,
  seenText,
  storable,
  structureText,
  text,
  wholeNumber,
} from '../wire/primitives.ts';

/** The most characters a name has, as that of a query. */
export const MAX_MOLECULE_NAME_LENGTH = 150;
/** The most molecules one user keeps. */
export const MOST_MOLECULES = 200_000;
/** Records of a file that one call imports. */
export const MOST_IMPORTED_AT_ONCE = 100;
/** Molecules that one call lays out. */
export const MOST_LAID_OUT_AT_ONCE = 200;
/** The most tags of a molecule, and the most characters of one. */
export const MOST_TAGS = 20;
export const LONGEST_TAG = 40;

/** What cannot be a name: it stands in addresses, where one dot or two lead elsewhere. */
export const isOfDotsAlone = (name: string): boolean => name === '.' || name === '..';

const name = storable(
  nameString(MESSAGES.moleculeNameRequired)
    .trim()
    .min(1, MESSAGES.moleculeNameRequired)
    .max(MAX_MOLECULE_NAME_LENGTH, `A name of a molecule has at most ${MAX_MOLECULE_NAME_LENGTH} characters.`)
    .refine((text) => !isOfDotsAlone(text), 'A molecule cannot be called . or .. alone.'),
);
const rosdal = structureText(100_000, MESSAGES.moleculeStructureRequired);
const tags = z.array(storable(nameString().trim().min(1).max(LONGEST_TAG))).max(MOST_TAGS);

/** Where a molecule came from. */
export const MOLECULE_ORIGINS = ['drawn', 'imported', 'copied'] as const;

/** What molecules can be narrowed by. */
export const MOLECULE_FILTERS = ['tag', 'catalogue', 'used', 'origin', 'size', 'added'] as const;
export type MoleculeFilterName = (typeof MOLECULE_FILTERS)[number];

/**
 * Values of each filter in the order in which they are shown; tags are the user's own.
 *
 * `light` is below 300 g/mol, as fragments and most building blocks are (rule of three: Congreve et al., Drug Discov. Today 2003, 8, 876);
 * `heavy` above 500 (rule of five: Lipinski et al., Adv. Drug Deliv. Rev. 1997, 23, 3). Today is of this week and of this month too, and a
 * week that began in the month before is not all of this month: `earlier` is neither of them.
 */
export const MOLECULE_FILTER_VALUES = {
  catalogue: ['yes', 'no'],
  used: ['yes', 'no'],
  origin: MOLECULE_ORIGINS,
  size: ['light', 'middle', 'heavy'],
  added: ['today', 'week', 'month', 'earlier'],
} as const satisfies Record<Exclude<MoleculeFilterName, 'tag'>, readonly string[]>;
type FilterValues = typeof MOLECULE_FILTER_VALUES;

/** Chosen values of each filter; one without any does not narrow. */
export type MoleculeFilters = {
  readonly [Name in MoleculeFilterName]: readonly (Name extends keyof FilterValues ? FilterValues[Name][number] : string)[];
};

/** What an import does with a structure that is kept already. */
export const KNOWN_CHOICES = ['skip', 'keep'] as const;
export type KnownChoice = (typeof KNOWN_CHOICES)[number];

/** How molecules are searched by a structure. */
export const MOLECULE_SEARCHES = ['name', 'exact', 'substructure', 'similarity'] as const;
export type MoleculeSearch = (typeof MOLECULE_SEARCHES)[number];

/** Spec section 3, Molecule; the rest is ours. */
export const molecule = z
  .object({
    id: z.number().int().describe('Number of the molecule.'),
    name: z.string().describe('Its name, unique among the user’s.'),
    rosdal: z.string().describe('ROSDAL; atoms are numbered as in `smiles`.'),
    smiles: z.string().describe('Canonical SMILES.'),
    inchikey: z.string().describe('InChIKey.'),
    formula: z.string().describe('Molecular formula.'),
    weight: z.number().describe('g/mol'),
    tags: z.array(z.string()).describe('The user’s tags, by the alphabet.'),
    origin: z.enum(MOLECULE_ORIGINS).describe('Where it came from.'),
    inCatalogue: z.boolean().describe('Whether a catalogue of the installation lists it.'),
    priceCategory: z.number().int().min(1).max(5).nullable().describe('Of the cheapest offer; null where none tells a price.'),
    created: z.string().describe('When it was added, ISO 8601 UTC.'),
    changed: z.string().describe('When it was last changed.'),
    similarity: z.number().nullable().describe('Tanimoto, 0 to 1, where molecules are searched by similarity.'),
    matched: z.array(z.number().int()).describe('Atoms from 1 that a substructure matches; none in other searches.'),
  })
  .meta({ id: 'Molecule', description: 'A molecule of the user’s own library.' });
export type WireMolecule = z.infer<typeof molecule>;

/** What of the library is asked for: a molecule passes that the search finds and that has a chosen value of every filter in use. */
const moleculeFilter = {
  search: z.enum(MOLECULE_SEARCHES).default('name').describe('How to search: `term` is part of a name, or a structure.'),
  term: storable(z.string().max(100_000)).optional().describe('What to look for: part of a name, or a structure in any notation.'),
  similarity: wholeNumber({ min: 10, max: 100 }).prefault(70).describe('Least similarity in per cent.'),
  tag: anyOf(searchTerm).describe('Tags.'),
  catalogue: anyOf(z.enum(MOLECULE_FILTER_VALUES.catalogue)).describe('Whether a catalogue lists it.'),
  used: anyOf(z.enum(MOLECULE_FILTER_VALUES.used)).describe('Whether the user has a query about it: the same InChIKey, either direction.'),
  origin: anyOf(z.enum(MOLECULE_FILTER_VALUES.origin)).describe('Where it came from.'),
  size: anyOf(z.enum(MOLECULE_FILTER_VALUES.size)).describe('Molar mass: below 300 g/mol, 300 to 500, above 500.'),
  added: anyOf(z.enum(MOLECULE_FILTER_VALUES.added)).describe(
    'When it was added: today, this week (from Monday), this month, or before both; today is of the week and of the month too.',
  ),
  zone: text(64).default('UTC').describe('Time zone by whose days `added` goes, as `Europe/Berlin`; UTC where it is not known.'),
};

export const moleculeListQuery = z.object({
  per_page: perPage({ max: 200, usual: 100 }),
  page,
  ...moleculeFilter,
  sort: z.enum(['added', 'name', 'weight']).default('added').describe('What to sort by; by similarity the most similar are first.'),
  order: z.enum(['asc', 'desc']).default('desc').describe('Ascending or descending.'),
  counts: z.enum(['yes', 'no']).default('no').describe('Whether the answer counts the values of every filter.'),
});

export const moleculeCounts = z.object({
  values: z
    .record(
      z.enum(MOLECULE_FILTERS),
      z.array(z.object({ value: z.string().describe('The value.'), count: z.number().int().describe('Molecules that have it.') })),
    )
    .describe('Values of the molecules that the search finds, each with those that pass the other filters too; by the alphabet.'),
  isComplete: z.boolean().describe('Whether all were looked at for a part that is searched for; else there may be more of each value.'),
});
export type MoleculeCounts = z.infer<typeof moleculeCounts>;

export const moleculeListAnswer = z.object({
  molecules: z.array(molecule).describe('Those of the page.'),
  total: z.number().int().describe('How many were found.'),
  isComplete: z.boolean().describe('Whether all were looked at; else there may be more than `total`.'),
  all: z.number().int().describe('How many molecules the user has.'),
  tags: z
    .array(z.object({ tag: z.string().describe('The tag.'), count: z.number().int().describe('Molecules that have it.') }))
    .describe('Tags in use, by the alphabet, whatever the search and the filters.'),
  counts: moleculeCounts.optional().describe('Only for those who ask for them.'),
});
export type MoleculeListAnswer = z.infer<typeof moleculeListAnswer>;

export const moleculesAfterPath = z.object({
  id: wholeNumber({ min: 0, max: 2_147_483_647 }).describe('Number of the molecule that the step before ended with; 0 for the first step.'),
});
export const moleculesAfterQuery = z.object({
  limit: wholeNumber({ min: 1, max: 200 }).prefault(200).describe('Molecules of a step.'),
  ...moleculeFilter,
});
export const moleculesAfterAnswer = z.object({
  molecules: z
    .array(molecule)
    .describe('In the order in which they were added; there may be fewer than asked for, or none, and more behind.'),
  last: z.number().int().nullable().describe('What to begin the next step with; null where nothing is left.'),
});

export const moleculeBody = z.strictObject({
  name: name.describe('Its name.'),
  rosdal: rosdal.describe('The structure in ROSDAL, SMILES or as a molfile.'),
  tags: tags.optional().describe('Tags; none are given where they are absent.'),
});
export const moleculeChangeBody = z.strictObject({
  originalName: storable(z.string().max(1000)).optional().describe('The name so far, when renaming; that of the path where absent.'),
  name: name.optional().describe('Its name; absent, it stays.'),
  rosdal: rosdal.optional().describe('The structure; absent, it stays.'),
  tags: tags.optional().describe('Its tags; absent, they stay.'),
  before: seenFields({ smiles: seenText, tags: z.array(storable(z.string())).optional().describe('As they were read.') }),
});
export const moleculePath = z.object({ name: text(1000).min(1).describe('Name of the molecule.') });
export const moleculeExistsBody = z.strictObject({ name: storable(nameString().max(1000)).describe('The name.') });
export const moleculeExistsAnswer = z.object({ exists: z.boolean().describe('Whether the user has a molecule of that name.') });

export const moleculeMolfilesBody = z.strictObject({
  names: z
    .array(storable(z.string().max(1000)))
    .min(1)
    .max(MOST_LAID_OUT_AT_ONCE)
    .describe('Names of molecules of the user.'),
});
export const moleculeMolfilesAnswer = z.object({
  molfiles: z
    .array(z.string().nullable())
    .describe('In the order of the names, V2000 or V3000; null where there is no such molecule, or no drawing of it.'),
});

export const moleculeImportBody = z.strictObject({
  records: z
    .array(
      z.strictObject({
        name: storable(nameString().max(1000)).default('').describe('What the file calls it; empty: its formula.'),
        text: storable(z.string().max(100_000)).describe('The structure, in SMILES or as a molfile.'),
        tags: tags.optional().describe('Tags that the file gives it.'),
      }),
    )
    .min(1)
    .max(MOST_IMPORTED_AT_ONCE)
    .describe('Records of a file.'),
  tag: storable(nameString().trim().max(LONGEST_TAG)).default('').describe('A tag for all of them; empty: none.'),
  known: z
    .enum(KNOWN_CHOICES)
    .default('skip')
    .describe('What to do with a record whose structure is kept already, or stands earlier among the records: skip it, or keep both.'),
  tagkept: z
    .boolean()
    .default(false)
    .describe('Whether the molecule that is kept gets the tags of a record that is skipped for it, as far as it has room for them.'),
  check: z.boolean().default(false).describe('Only says what an import would do: nothing is added, and nothing gets tags.'),
});
export const moleculeImportAnswer = z.object({
  added: z.number().int().describe('How many were added.'),
  names: z.array(z.string().nullable()).describe('What each record is called in the library; null for those that were not added.'),
  known: z
    .array(
      z.object({
        index: z.number().int().describe('Which record, from 0.'),
        name: z.string().describe('What the file calls it.'),
        keptAs: z.string().describe('What the molecule of the same structure is called that was there before it.'),
        tagged: z.array(z.string()).optional().describe('Tags that this molecule got from the record; absent where it got none.'),
      }),
    )
    .describe('Those whose structure was there already; whether they were added too, `known` of the request says.'),
  refused: z
    .array(
      z.object({
        index: z.number().int().describe('Which record, from 0.'),
        name: z.string().describe('What the file calls it.'),
        reason: z.string().describe('Why, in words for the user.'),
      }),
    )
    .describe('Those that were not.'),
  structures: z
    .array(z.string().nullable())
    .optional()
    .describe('Of a check: each record in canonical SMILES, null for what is refused. Two are one structure where these are equal.'),
});
export type MoleculeImportAnswer = z.infer<typeof moleculeImportAnswer>;
