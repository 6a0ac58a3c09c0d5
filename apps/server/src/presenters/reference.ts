import {
  ALGORITHMS,
  ALGORITHMS_OF_DIRECTION,
  type AlgorithmEntry,
  type CatalogInfo,
  DIRECTIONS,
  type InstalledCatalog,
  type LibraryEntry,
  type NewsItem,
  QUERY_DEFAULTS,
  type StructureCheckAnswer,
  type StructureReadAnswer,
  type WireAlgorithm,
  type WireDirection,
  type WireReport,
} from '@retron/contract';
import type { CatalogInUse, CatalogOffer } from '../chemistry/catalog-offers.ts';
import type { StructureCheck } from '../chemistry/check-structure.ts';
import type { InstalledLibrary } from '../chemistry/library-entries.ts';
import type { StructuresRead } from '../chemistry/read-structures.ts';
import type { ReportRow } from '../repositories/house.ts';
import type { NewsRow } from '../repositories/reference-data.ts';
import { directionWord } from './words.ts';

const ALGORITHM_TEXTS: Record<WireAlgorithm, string> = {
  OLD: 'Keeps every suggestion, best first.',
  NEW: 'Keeps suggestions whose precursors are clearly simpler than the structure.',
  'NEW|UNPRECEDENTED': 'As Complexity Reduction, with reactions whose surroundings have no precedent, marked as such.',
  V3: 'Looks for whole routes to known materials, the lowest estimated cost first.',
};

export const ALGORITHM_ENTRIES: readonly AlgorithmEntry[] = (Object.keys(ALGORITHMS) as WireAlgorithm[]).map((name) => ({
  name,
  label: ALGORITHMS[name],
  directions: (Object.keys(DIRECTIONS) as WireDirection[]).filter((direction) => ALGORITHMS_OF_DIRECTION[direction].includes(name)),
  description: ALGORITHM_TEXTS[name],
}));

/** Whether a new query of the library's direction uses it where nobody chose: the newest version of the default families. */
export function isDefaultLibrary({ family, direction, isNewest }: InstalledLibrary): boolean {
  const families: readonly string[] = QUERY_DEFAULTS[directionWord.toWire(direction)].families;
  return isNewest && families.includes(family);
}

export function libraryEntryOf(library: InstalledLibrary): LibraryEntry {
  return {
    name: library.fullName,
    family: library.family,
    displayname: library.displayName,
    displaytext: library.displayText,
    version: library.version,
    direction: directionWord.toWire(library.direction),
    checked: isDefaultLibrary(library),
    transforms: library.transformCount,
    reactions: library.reactionCount,
  };
}

export function installedCatalogOf({ fullName, displayName, ...rest }: CatalogInUse): InstalledCatalog {
  return { name: fullName, displayname: displayName, ...rest };
}

export function catalogInfoOf({ catalog, id, url, website, priceCategory, pricePerGram }: CatalogOffer): CatalogInfo {
  return { catalogName: catalog, id, url, catalogWebsite: website, priceCategoryDigit: priceCategory, pricepergram: pricePerGram };
}

export function structureCheckAnswerOf({ errors, structure }: StructureCheck): StructureCheckAnswer {
  return { errors: [...errors], structure: structure === null ? null : readableStructureOf(structure) };
}

export function structureReadAnswerOf({ format, errors, structures, left }: StructuresRead): StructureReadAnswer {
  return {
    format,
    errors: [...errors],
    structures: structures.map(({ name, parts, ...check }) => ({
      name,
      ...structureCheckAnswerOf(check),
      parts: parts.map(({ count, isNeutralised, ...part }) => ({
        count,
        neutralised: isNeutralised,
        errors: [...part.errors],
        structure: readableStructureOf(part.structure),
      })),
    })),
    left,
  };
}

function readableStructureOf({ inchiKey: inchikey, isRedrawn, reagents, ...facts }: NonNullable<StructureCheck['structure']>) {
  return {
    ...facts,
    inchikey,
    ...(isRedrawn ? { redrawn: true as const } : {}),
    ...(reagents.length === 0 ? {} : { reagents: reagents.map(({ name }) => name) }),
  };
}

export function newsItemOf({ createdAt, ...item }: NewsRow): NewsItem {
  return { ...item, dateCreated: createdAt.toISOString() };
}

/** @param reaction - of the precedent; null where no installed library has it */
export function reportOf({ createdAt, ...report }: ReportRow, reaction: string | null): WireReport {
  return { ...report, reaction, created: createdAt.toISOString() };
}
