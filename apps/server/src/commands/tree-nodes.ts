import type { EnsembleNode, StructureNode } from '@retron/contract';
import type { StructureRow, SuggestionRow } from '../repositories/tree-reading.ts';

/** Atom numbers count from 1 on the wire. */
const fromOne = (atoms: readonly number[]): number[] => atoms.map((atom) => atom + 1);

const NO_MESSAGES = { info: [], warning: [] };

/** Where a structure stands among the precursors of one suggestion. */
export interface StructurePosition {
  readonly level: number;
  /** Null for the target. */
  readonly suggestion: { readonly ensid: number; readonly parentSid: number } | null;
  readonly centre: readonly number[];
  readonly pos: { readonly idx: number; readonly total: number };
  readonly childCount: number;
  readonly isExpanded: boolean;
}

/** A structure without its children. */
export function structureNodeOf(row: StructureRow, position: StructurePosition): StructureNode {
  return {
    type: 'structensemble',
    level: position.level,
    no: String(row.sid),
    sid: row.sid,
    ensid: position.suggestion?.ensid ?? null,
    parid: position.suggestion?.parentSid ?? null,
    rosdal: row.rosdal,
    smiles: row.smiles,
    instock: row.isInStock,
    pricecategory: row.priceCategory,
    catalogid: row.catalogId,
    atcenter: fromOne(position.centre),
    'atcenter-list': [],
    messages: NO_MESSAGES,
    childCount: position.childCount,
    isExpanded: position.isExpanded,
    pos: position.pos,
    children: [],
  };
}

/** A suggestion without its precursors. @param level - steps from the target to its precursors */
export function ensembleNodeOf(row: SuggestionRow, level: number, pos: { readonly idx: number; readonly total: number }): EnsembleNode {
  const { details } = row;
  return {
    type: 'ensemble',
    level,
    no: `R${row.ensid}`,
    name: details.nameReactions[0]?.name ?? '',
    ensid: row.ensid,
    parid: row.sid,
    rating: row.rating,
    probability: row.probability,
    reasons: [...details.reasons],
    limits: [...details.limits],
    deepestLevel: details.deepestLevel,
    numPrecedents: details.precedentCount,
    precedentProperties: { nameReactions: details.nameReactions.map(({ name, count }) => ({ name, count })) },
    rxnids: [...details.examples],
    messages: { info: [...details.messages.info], warning: [...details.messages.warning] },
    admittedBy: details.admittedBy ?? null,
    weighedBy: [...(details.weighedBy ?? [])],
    atcenter: fromOne(details.centre),
    bonds: details.bonds.map(([begin, end]) => `${begin + 1}-${end + 1}`),
    partners: [...details.partners],
    comments: 0,
    pos,
    children: [],
  };
}

/** Hangs suggestions below a structure. */
export function withChildren(node: StructureNode, children: EnsembleNode[]): StructureNode {
  return { ...node, children, 'atcenter-list': children.map((child) => child.atcenter) };
}
