import type { Rdkit } from '@retron/rdkit/port';
import { type ExtractedTransform, extractTemplates } from '@retron/transforms';
import type { ReactionSource, SourceReaction } from './source-reaction.ts';

/** A reaction that gives transforms, with its molecules as the toolkit writes them. */
export interface CollectedReaction {
  readonly record: SourceReaction;
  /** Place of its source among the sources. */
  readonly source: number;
  readonly extracted: ExtractedTransform;
  /** Canonical SMILES of the reactants that take part, in the order of `extracted.usedReactants`. */
  readonly reactants: readonly string[];
  readonly product: string;
}

/** What became of one source's reactions. */
export interface SourceTally {
  read: number;
  /** Reason -> number of reactions left out for it. */
  readonly dropped: Map<string, number>;
}

export interface Collection {
  /** In the order of the sources; each reaction key once. */
  readonly reactions: CollectedReaction[];
  readonly tallies: readonly SourceTally[];
}

/** Molecules that make a reaction the same reaction: sorted canonical reactants, `>>`, canonical product. */
export function reactionKey(reactants: readonly string[], product: string): string {
  return `${[...reactants].sort().join('.')}>>${product}`;
}

export function countDropped(tally: SourceTally, reason: string): void {
  tally.dropped.set(reason, (tally.dropped.get(reason) ?? 0) + 1);
}

/** How much a record tells besides the reaction; of two records of one reaction the one that tells more is kept. */
function richness(record: SourceReaction): number {
  const facts = [record.yieldPercent, record.temperatureCelsius, record.timeHours, record.solvents.length > 0 ? 1 : null];
  return (record.patent === null ? 0 : 8) + facts.filter((fact) => fact !== null).length;
}

function hasFacts(record: SourceReaction): boolean {
  const facts = [record.yieldPercent, record.temperatureCelsius, record.timeHours];
  return facts.some((fact) => fact !== null) || record.solvents.length > 0 || record.mappedReaction.split('>')[1] !== '';
}

/** A record without facts takes all those of another record of the same reaction from the same patent; facts are never mixed. */
function withFactsOf(record: SourceReaction, other: SourceReaction): SourceReaction {
  if (record.patent === null || record.patent !== other.patent || hasFacts(record)) return record;
  const [reactants, , product] = record.mappedReaction.split('>');
  const { yieldPercent, temperatureCelsius, timeHours, solvents } = other;
  const mappedReaction = [reactants, other.mappedReaction.split('>')[1], product].join('>');
  return { ...record, mappedReaction, yieldPercent, temperatureCelsius, timeHours, solvents };
}

function readReaction(record: SourceReaction, source: ReactionSource, place: number, rdkit: Rdkit): CollectedReaction | string {
  const extracted = extractTemplates(record.mappedReaction, source.limits);
  if (!extracted.ok) return extracted.error.kind;
  const [reactantSide, , productSide] = record.mappedReaction.split('>');
  const product = rdkit.canonicalSmiles(productSide);
  if (!product.ok) return 'product-refused-by-toolkit';
  const texts = reactantSide.split('.');
  const reactants: string[] = [];
  for (const { index } of extracted.value.usedReactants) {
    const reactant = rdkit.canonicalSmiles(texts[index]);
    if (!reactant.ok) return 'reactant-refused-by-toolkit';
    reactants.push(reactant.value);
  }
  if (reactants.includes(product.value)) return 'product-among-reactants';
  return { record, source: place, extracted: extracted.value, reactants, product: product.value };
}

/**
 * Reads all sources, extracts transforms, and keeps each reaction once, wherever and however often it was recorded.
 *
 * @param leaveOut - reaction keys that are kept for testing
 * @param onRead - told after every reaction, with the number read so far
 */
export async function collectReactions(
  sources: readonly ReactionSource[],
  rdkit: Rdkit,
  leaveOut: ReadonlySet<string>,
  minimumReactants: number,
  onRead: (count: number) => void,
): Promise<Collection> {
  const reactions: CollectedReaction[] = [];
  const placeOfKey = new Map<string, number>();
  const tallies: SourceTally[] = sources.map(() => ({ read: 0, dropped: new Map() }));
  let count = 0;
  for (const [place, source] of sources.entries()) {
    const tally = tallies[place];
    for await (const record of source.reactions) {
      tally.read++;
      onRead(++count);
      const reaction = readReaction(record, source, place, rdkit);
      if (typeof reaction === 'string') {
        countDropped(tally, reaction);
        continue;
      }
      if (reaction.reactants.length < minimumReactants) {
        countDropped(tally, 'too-few-reactants');
        continue;
      }
      const key = reactionKey(reaction.reactants, reaction.product);
      if (leaveOut.has(key)) {
        countDropped(tally, 'left-out-for-testing');
        continue;
      }
      const known = placeOfKey.get(key);
      if (known === undefined) {
        placeOfKey.set(key, reactions.push(reaction) - 1);
        continue;
      }
      // A curated map is not given up for a richer record of the same reaction.
      const isBetter = richness(record) > richness(reactions[known].record) && !sources[reactions[known].source].isCurated;
      countDropped(isBetter ? tallies[reactions[known].source] : tally, 'recorded-elsewhere');
      if (isBetter) reactions[known] = reaction;
      else reactions[known] = { ...reactions[known], record: withFactsOf(reactions[known].record, record) };
    }
  }
  return { reactions, tallies };
}
