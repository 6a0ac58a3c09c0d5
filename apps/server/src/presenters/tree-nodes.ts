import type { ChildrenAnswer, EnsembleNode, StructureNode } from '@retron/contract';
import { nameOfNameReaction } from '@retron/reactivity';
import type { MechanismWarning, StepAtom, WarningAtoms } from '@retron/tree';
import type { StructurePlace, SuggestionPlace, TreePage } from '../commands/read-tree.ts';
import { bondText, compoundNameOf, firstNameOf, fromOne } from './words.ts';

const NO_MESSAGES = { info: [], warning: [] };

/** A structure with what of its tree was read. */
export function structureNodeOf(place: StructurePlace): StructureNode {
  const { structure, suggestion } = place;
  const children = place.suggestions.map(ensembleNodeOf);
  return {
    type: 'structensemble',
    level: place.level,
    no: String(structure.id),
    sid: structure.id,
    ensid: suggestion?.id ?? null,
    parid: suggestion?.structureId ?? null,
    rosdal: structure.rosdal,
    smiles: structure.smiles,
    ...compoundNameOf(structure.smiles),
    instock: structure.isInStock,
    pricecategory: structure.priceCategory,
    catalogid: structure.catalogId,
    ...(structure.notBought === null ? {} : { notbought: structure.notBought }),
    atcenter: fromOne(place.centre),
    'atcenter-list': children.map((child) => child.atcenter),
    messages: NO_MESSAGES,
    childCount: place.suggestionCount,
    ...(structure.outside === null ? {} : { outside: structure.outside }),
    isExpanded: place.isSettled,
    pos: place.position,
    children,
  };
}

/** A suggestion with its precursors. */
export function ensembleNodeOf({ suggestion, level, position, precursors }: SuggestionPlace): EnsembleNode {
  const { details } = suggestion;
  return {
    type: 'ensemble',
    level,
    no: `R${suggestion.id}`,
    name: firstNameOf(details.nameReactions),
    ensid: suggestion.id,
    parid: suggestion.structureId,
    rating: suggestion.rating,
    probability: suggestion.probability,
    feasibility: details.feasibility,
    contributions: [...details.contributions],
    choice: details.choice,
    variantOf: details.variantOf,
    mechanism: details.mechanism.map(mechanismWarningOf),
    ...(details.textbook === null ? {} : { textbook: details.textbook }),
    reasons: [...details.reasons],
    limits: [...details.limits],
    deepestLevel: details.deepestLevel,
    numPrecedents: details.precedentCount,
    precedentProperties: { nameReactions: details.nameReactions.map(({ id, count }) => ({ name: nameOfNameReaction(id), count })) },
    rxnids: [...details.examples],
    messages: { info: [...details.messages.info], warning: [...details.messages.warning] },
    ...(details.warningAtoms.length === 0 ? {} : { warningAtoms: details.warningAtoms.map(warningAtomsOf) }),
    admittedBy: details.admittedBy,
    weighedBy: [...details.weighedBy],
    atcenter: fromOne(details.centre),
    bonds: details.bonds.map(bondText),
    partners: [...details.partners],
    comments: suggestion.commentCount,
    pos: position,
    children: precursors.map(structureNodeOf),
  };
}

function mechanismWarningOf({ wanted, rivals, ...warning }: MechanismWarning): EnsembleNode['mechanism'][number] {
  return { ...warning, wanted: wanted.map(ringedAtomOf), rivals: rivals.map(ringedAtomOf) };
}

function warningAtomsOf({ text, wanted, rivals }: WarningAtoms): NonNullable<EnsembleNode['warningAtoms']>[number] {
  return { text, wanted: wanted.map(ringedAtomOf), rivals: rivals.map((place) => place.map(ringedAtomOf)) };
}

function ringedAtomOf(place: StepAtom): EnsembleNode['mechanism'][number]['wanted'][number] {
  const atom = place.atom + 1;
  if ('precursor' in place) return { structure: place.precursor, atom };
  return 'partner' in place ? { of: 'partners', structure: place.partner, atom } : { of: 'parent', structure: 0, atom };
}

export function childrenAnswerOf({ structureId, offset, total, suggestions }: TreePage): ChildrenAnswer {
  return { sid: structureId, offset, total, children: suggestions.map(ensembleNodeOf) };
}
