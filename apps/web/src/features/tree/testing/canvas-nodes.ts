import type { EnsembleNode, StructureNode } from '@retron/contract';
import { idAt, placeAbove } from '@retron/tree';
import type { CanvasStructure, CanvasSuggestion, MorePill } from '../model/canvas-tree.ts';

/** A structure of the wire without anything known about it. */
export function wireStructure(sid: number, change: Partial<StructureNode> = {}): StructureNode {
  return {
    type: 'structensemble',
    level: 1,
    no: String(sid),
    sid,
    ensid: null,
    parid: null,
    rosdal: '',
    smiles: 'C',
    instock: null,
    pricecategory: null,
    catalogid: null,
    atcenter: [],
    'atcenter-list': [],
    messages: { info: [], warning: [] },
    childCount: 0,
    isExpanded: true,
    pos: { idx: 1, total: 1 },
    children: [],
    ...change,
  };
}

/** A suggestion of the wire, good, with nothing else known. */
export function wireSuggestion(ensid: number, parid: number, change: Partial<EnsembleNode> = {}): EnsembleNode {
  return {
    type: 'ensemble',
    level: 1,
    no: `R${ensid}`,
    name: '',
    ensid,
    parid,
    rating: 3,
    probability: 0.5,
    feasibility: null,
    contributions: [],
    choice: null,
    variantOf: null,
    mechanism: [],
    reasons: [],
    limits: [],
    deepestLevel: 2,
    numPrecedents: 0,
    precedentProperties: { nameReactions: [] },
    rxnids: [],
    messages: { info: [], warning: [] },
    admittedBy: null,
    weighedBy: [],
    atcenter: [],
    bonds: [],
    partners: [],
    comments: 0,
    pos: { idx: 1, total: 1 },
    children: [],
    ...change,
  };
}

export function structureNode(
  key: string,
  children: CanvasStructure['children'] = [],
  change: Partial<CanvasStructure> = {},
): CanvasStructure {
  return {
    kind: 'structure',
    key,
    parentKey: placeAbove(key),
    structure: wireStructure(idAt(key)),
    reagent: null,
    isDimmed: false,
    branching: children.length === 0 ? { kind: 'leaf' } : { kind: 'spread', total: children.length },
    isSelected: false,
    tag: null,
    hiddenCount: 0,
    children,
    ...change,
  };
}

export function suggestionNode(
  key: string,
  children: readonly CanvasStructure[],
  change: Partial<CanvasSuggestion> = {},
): CanvasSuggestion {
  const parent = placeAbove(key) ?? '1';
  return {
    kind: 'suggestion',
    key,
    parentKey: parent,
    suggestion: wireSuggestion(idAt(key), idAt(parent), { children: children.map((child) => child.structure) }),
    isCollapsed: false,
    variant: null,
    isSelected: false,
    tag: null,
    isOnRoute: false,
    isDimmed: false,
    isOnSelectedPath: false,
    children,
    ...change,
  };
}

/** @param hidden - number of precursors behind its pill */
export function collapsedSuggestion(key: string, hidden: number): CanvasSuggestion {
  const precursors = Array.from({ length: hidden }, (_, index) => wireStructure(100 + index));
  const parent = placeAbove(key) ?? '1';
  return suggestionNode(key, [], { isCollapsed: true, suggestion: wireSuggestion(idAt(key), idAt(parent), { children: precursors }) });
}

export function morePill(structure: string, count: number): MorePill {
  return { kind: 'more', key: `${structure}-more`, parentKey: structure, count, counted: 'suggestions' };
}
