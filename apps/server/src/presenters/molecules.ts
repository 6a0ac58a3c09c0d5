import type { MoleculeImportAnswer, MoleculeListAnswer, WireMolecule } from '@retron/contract';
import type { ImportReport } from '../commands/import-molecules.ts';
import type { FoundMolecule, MoleculePage } from '../commands/read-molecules.ts';

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

export function moleculeListAnswerOf({ found, total, isComplete, all, tags }: MoleculePage): MoleculeListAnswer {
  return { molecules: found.map(moleculeOf), total, isComplete, all, tags: [...tags] };
}

export function importAnswerOf({ added, names, known, refused }: ImportReport): MoleculeImportAnswer {
  return {
    added,
    names: [...names],
    known: known.map(({ tagged, ...record }) => ({ ...record, ...(tagged.length === 0 ? {} : { tagged: [...tagged] }) })),
    refused: [...refused],
  };
}
