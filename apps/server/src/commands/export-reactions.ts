import { RATING_WORDS } from '@retron/contract';
import type { ExportPrecedent, ExportReaction, SuggestedConditions } from '@retron/exports';
import { nameOfNameReaction, speciesText } from '@retron/reactivity';
import type { FoundConditionSet, FoundPrecedent, FoundPrecedents } from '../chemistry/precedent-lookup.ts';
import type { CommentRow } from '../repositories/comments.ts';
import type { Query } from '../repositories/queries.ts';
import type { SuggestionRow } from '../repositories/tree-reading.ts';

// Suggestions and precedents in the words of a file.

export const structureNo = (id: number) => `S${id}`;
export const reactionNo = (id: number) => `R${id}`;

/** @param remarks - all comments on the query: those on the suggestion go with it */
export function reactionOf(
  query: Query,
  suggestion: SuggestionRow,
  found: FoundPrecedents | null,
  remarks: readonly CommentRow[],
): ExportReaction {
  const { id, details, rating, structureId } = suggestion;
  const others = details.precursors.map((precursor) => precursor.structureId);
  const isForward = query.direction === 'forward';
  const conditions = found?.conditionSets.map(conditionsOf) ?? [];
  const yields = found?.conditionSets.find((set) => set.yields !== null);
  const nameReactions = details.nameReactions.map((each) => ({ name: nameOfNameReaction(each.id), count: each.count }));
  return {
    no: reactionNo(id),
    ensid: id,
    product: structureNo(isForward ? others[0] : structureId),
    reactants: (isForward ? [structureId] : others).map(structureNo),
    partners: details.partners,
    name: nameReactions[0]?.name ?? '',
    nameReactions,
    rating,
    ratingWord: RATING_WORDS[rating] as ExportReaction['ratingWord'],
    choice: details.choice?.disconnection ?? null,
    feasibility: details.feasibility,
    warnings: [...details.messages.warning, ...details.mechanism.map(({ text }) => text)],
    precedentCount: details.precedentCount,
    bonds: details.bonds.map(bondText),
    conditions,
    yield: yields?.yields
      ? { from: yields.yields.lowest, to: yields.yields.highest, isCalculated: isCalculated(yields.yieldsCalculated, yields.yields.known) }
      : null,
    comments: remarks
      .filter(({ suggestionId }) => suggestionId === id)
      .map(({ authorName, title, message }) => ({ author: authorName, text: `${title}: ${message}` })),
    variantOf: details.variantOf === null ? null : reactionNo(details.variantOf),
  };
}

/** Null where some are and some are not. */
const isCalculated = (calculated: number, known: number) => (calculated === 0 ? false : calculated === known ? true : null);
export const bondText = ([a, b]: readonly [number, number]) => `${a + 1}-${b + 1}`;
const rangeText = (lowest: number, highest: number, unit: string) =>
  lowest === highest ? `${lowest} ${unit}` : `${lowest} to ${highest} ${unit}`;

function conditionsOf({ reagents, temperatures, times, count, citations }: FoundConditionSet): SuggestedConditions {
  return {
    text: [
      ...reagents.map(speciesText),
      ...(temperatures === null ? [] : [rangeText(temperatures.lowest, temperatures.highest, '°C')]),
      ...(times === null ? [] : [rangeText(times.lowest, times.highest, 'h')]),
    ].join(' · '),
    reagents,
    temperature: temperatures === null ? null : [temperatures.lowest, temperatures.highest],
    time: times === null ? null : [times.lowest, times.highest],
    count,
    citations: citations.map(({ citation }) => citation),
  };
}

/** To a tenth. */
const perCent = (share: number) => Math.round(share * 1000) / 10;

export function precedentsOf(suggestionId: number, { precedents }: FoundPrecedents): readonly ExportPrecedent[] {
  return precedents.map((precedent) => precedentOf(reactionNo(suggestionId), precedent));
}

function precedentOf(reaction: string, precedent: FoundPrecedent): ExportPrecedent {
  const names = precedent.nameReactions.map(nameOfNameReaction);
  const [reactants = '', , product = ''] = precedent.reaction.split('>');
  return {
    reaction,
    source: precedent.source,
    prkey: precedent.key,
    name: names[0] ?? '',
    yield: precedent.yieldPercent,
    isCalculated: precedent.isYieldCalculated,
    similarity: perCent(precedent.similarity),
    centreSimilarity: precedent.centreSimilarity === null ? null : perCent(precedent.centreSimilarity),
    conditions: precedent.conditions,
    reagents: precedent.reagents,
    nameReactions: names,
    citation: precedent.citation,
    citationUrl: precedent.link,
    doi: null,
    reactants: reactants.split('.').filter((smiles) => smiles !== ''),
    product,
  };
}
