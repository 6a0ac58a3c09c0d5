import type { EnsembleNode, StructureNode } from '@retron/contract';
import { type Place, placeAbove } from '@retron/tree';
import * as texts from '../../../texts/tree/model.ts';
import type { CanvasStructure, CanvasSuggestion } from './canvas-tree.ts';

/** Suggestions a structure of the sample has, and precursors a suggestion has. */
const FAN = 4;
const PRECURSORS = 2;

/**
 * A tree made by rule, for drawing and measuring: straight-chain diols that fall apart into shorter ones. It is no chemistry that anybody
 * planned; equal `nodeCount` gives an equal tree.
 *
 * @param nodeCount - structures and suggestions together; the tree has at least the root and stops at the first level that reaches it
 */
export function sampleTree(nodeCount: number): CanvasStructure {
  let left = nodeCount - 1;
  let numbers = 1;
  const root = structure('1', null, numbers, 0);
  let level: Growing[] = [root];
  while (left > 0 && level.length > 0) {
    const below: Growing[] = [];
    for (const parent of level) {
      for (let index = 0; index < FAN && left > 0; index += 1) {
        const step = suggestion(parent, index + 1);
        left -= 1 + PRECURSORS;
        for (let precursor = 1; precursor <= PRECURSORS; precursor += 1) {
          numbers += 1;
          const child = structure(`${step.key}-${numbers}`, step.key, numbers, parent.structure.level + 1);
          step.children.push(child);
          below.push(child);
        }
        parent.children.push(step);
      }
      if (parent.children.length > 0) parent.branching = { kind: 'spread', total: parent.children.length };
    }
    level = below;
  }
  return root;
}

/** The part of the sample that is open: of a structure that is not, its suggestions are only counted. */
export function openPart(root: CanvasStructure, open: ReadonlySet<Place>): CanvasStructure {
  const count = root.children.length;
  if (count === 0) return root;
  if (!open.has(root.key)) return { ...root, branching: { kind: 'collapsed', count, isLoading: false }, children: [] };
  const children = root.children.map((child) =>
    child.kind === 'suggestion' ? { ...child, children: child.children.map((precursor) => openPart(precursor, open)) } : child,
  );
  return { ...root, children };
}

type Growing = { -readonly [Field in keyof CanvasStructure]: CanvasStructure[Field] } & { children: GrowingStep[] };
type GrowingStep = { -readonly [Field in keyof CanvasSuggestion]: CanvasSuggestion[Field] } & { children: Growing[] };

function structure(key: string, parentKey: string | null, number: number, level: number): Growing {
  const wire: StructureNode = {
    type: 'structensemble',
    level,
    no: String(number),
    sid: number,
    ensid: null,
    parid: null,
    rosdal: '',
    smiles: `O${'C'.repeat(Math.max(2, 14 - 2 * level))}O`,
    instock: [true, false, null][number % 3] ?? null,
    pricecategory: number % 3 === 0 ? (number % 5) + 1 : null,
    catalogid: null,
    atcenter: [],
    'atcenter-list': [],
    messages: { info: [], warning: [] },
    childCount: FAN,
    isExpanded: true,
    pos: { idx: 1, total: 1 },
    children: [],
  };
  return {
    kind: 'structure',
    key,
    parentKey,
    structure: wire,
    reagent: null,
    isDimmed: false,
    branching: { kind: 'leaf' },
    isSelected: false,
    tag: null,
    hiddenCount: 0,
    children: [],
  };
}

function suggestion(parent: Growing, index: number): GrowingStep {
  const key = `${parent.key}-${index}`;
  const rating = (4 - ((index - 1) % 4)) as 1 | 2 | 3 | 4;
  const wire: EnsembleNode = {
    type: 'ensemble',
    level: parent.structure.level + 1,
    no: `R${index}`,
    name: '',
    ensid: index,
    parid: parent.structure.sid,
    rating,
    probability: rating / 5,
    feasibility: null,
    contributions: [],
    choice: null,
    variantOf: null,
    mechanism: [],
    reasons: [texts.madeByRuleForSample],
    limits: [],
    deepestLevel: 1,
    numPrecedents: 0,
    precedentProperties: { nameReactions: [] },
    rxnids: [],
    messages: { info: [], warning: rating === 1 ? [texts.sampleOfWarning] : [] },
    admittedBy: null,
    weighedBy: [],
    atcenter: [],
    bonds: [],
    partners: [],
    comments: 0,
    pos: { idx: index, total: FAN },
    children: [],
  };
  return {
    kind: 'suggestion',
    key,
    parentKey: placeAbove(key) ?? parent.key,
    suggestion: wire,
    isCollapsed: false,
    variant: null,
    isSelected: false,
    tag: null,
    isOnRoute: false,
    isDimmed: false,
    isOnSelectedPath: false,
    children: [],
  };
}
