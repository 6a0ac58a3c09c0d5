import {
  MOLECULE_FILTERS,
  type MoleculeCounts,
  type MoleculeImportAnswer,
  type MoleculeListAnswer,
  type WireMolecule,
} from '@retron/contract';
import type { ImportReport } from '../commands/import-molecules.ts';
import type { FoundMolecule, MoleculeCountsFound, MoleculePage } from '../commands/read-molecules.ts';

export function moleculeOf({ row, similarity, matched }: FoundMolecule): WireMolecule {
  const { id, name, rosdal, smiles, inchiKey, formula, weight, tags, origin, inCatalogue, priceCategory, createdAt, changedAt } = row;
  return {
    id,
    name,
    rosdal,
    smiles,
    inchikey: inchiKey,
    formula,
    weight,
    tags,
    origin,
    inCatalogue,
    priceCategory,
    created: createdAt.toISOString(),
    changed: changedAt.toISOString(),
    similarity,
    matched: matched.map((atom) => atom + 1),
  };
}

export function moleculeListAnswerOf({ found, total, isComplete, all, tags, counts }: MoleculePage): MoleculeListAnswer {
  const answer = { molecules: found.map(moleculeOf), total, isComplete, all, tags: [...tags] };
  return counts === null ? answer : { ...answer, counts: countsAnswerOf(counts) };
}

function countsAnswerOf({ values, isComplete }: MoleculeCountsFound): MoleculeCounts {
  return {
    values: Object.fromEntries(MOLECULE_FILTERS.map((filter) => [filter, [...values[filter]]])) as MoleculeCounts['values'],
    isComplete,
  };
}

export function importAnswerOf({ added, names, known, refused }: ImportReport): MoleculeImportAnswer {
  return {
    added,
    names: [...names],
    known: known.map(({ tagged, ...record }) => ({ ...record, ...(tagged.length === 0 ? {} : { tagged: [...tagged] }) })),
    refused: [...refused],
  };
}
