import type { Rdkit } from '@retron/rdkit/port';
import { type ExtractedTransform, extractTemplates } from '@retron/transforms';
import { implausibleSources } from './implausible-sources.ts';
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
  /** Mapped by transforms, not by its source: what these believe needs no further support. */
  readonly isMappedHere?: true;
}

/** What became of one source's reactions. */
export interface SourceTally {
  read: number;
  /** Reason -> number of reactions left out for it. */
  readonly dropped: Map<string, number>;
  /** Level of the transform (`level 2`, `level 2, stereo ignored`) -> number of reactions mapped by it. */
  readonly mapped: Map<string, number>;
}

/** A reaction whose source did not map it, or not all of its product. */
export interface UnmappedReaction {
  readonly record: SourceReaction;
  readonly source: number;
}

export interface Collection {
  /** In the order in which they were taken in; each reaction key once. */
  readonly reactions: CollectedReaction[];
  readonly tallies: readonly SourceTally[];
}

/** Failures that say a map is missing or has gaps, and nothing worse. */
const UNMAPPED: ReadonlySet<string> = new Set(['unmapped-product-atom', 'product-atom-without-source']);

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
  const { yieldPercent, isYieldCalculated, temperatureCelsius, timeHours, solvents, otherProducts } = other;
  const mappedReaction = [reactants, other.mappedReaction.split('>')[1], product].join('>');
  return {
    ...record,
    mappedReaction,
    yieldPercent,
    temperatureCelsius,
    timeHours,
    solvents,
    ...(isYieldCalculated === undefined ? {} : { isYieldCalculated }),
    ...(otherProducts === undefined ? {} : { otherProducts }),
  };
}

function readReaction(record: SourceReaction, source: ReactionSource, place: number, rdkit: Rdkit): CollectedReaction | string {
  const extracted = extractTemplates(record.mappedReaction, source.limits);
  if (!extracted.ok) return extracted.error.kind;
  const [reactantSide, , productSide] = record.mappedReaction.split('>');
  const implausible = implausibleSources(reactantSide, productSide);
  if (implausible !== null) return implausible;
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

/** Takes in reactions one after the other and keeps each once, wherever and however often it was recorded. */
export class ReactionCollector implements Collection {
  readonly reactions: CollectedReaction[] = [];
  readonly tallies: readonly SourceTally[];
  readonly #placeOfKey = new Map<string, number>();
  readonly #sources: readonly ReactionSource[];
  readonly #rdkit: Rdkit;
  readonly #leaveOut: ReadonlySet<string>;
  readonly #minimumReactants: number;

  /** @param leaveOut - reaction keys that are kept for testing */
  constructor(sources: readonly ReactionSource[], rdkit: Rdkit, leaveOut: ReadonlySet<string>, minimumReactants: number) {
    this.tallies = sources.map(() => ({ read: 0, dropped: new Map(), mapped: new Map() }));
    this.#sources = sources;
    this.#rdkit = rdkit;
    this.#leaveOut = leaveOut;
    this.#minimumReactants = minimumReactants;
  }

  /**
   * Reads all sources, in order.
   *
   * @param onRead - told after every reaction, with the number read so far
   * @param onUnmapped - takes reactions without a complete map; they are dropped when it is absent
   */
  async readSources(onRead: (count: number) => void, onUnmapped?: (reaction: UnmappedReaction) => void): Promise<void> {
    let count = 0;
    for (const [place, source] of this.#sources.entries()) {
      for await (const record of source.reactions) {
        this.tallies[place].read++;
        onRead(++count);
        const reason = this.#take(record, place);
        if (reason !== null && onUnmapped && UNMAPPED.has(reason)) onUnmapped({ record, source: place });
        else if (reason !== null) countDropped(this.tallies[place], reason);
      }
    }
  }

  /** Takes a reaction in that was mapped here; its recorded facts are those of `record`. */
  takeMapped({ record, source }: UnmappedReaction, mappedReaction: string): void {
    const reason = this.#take({ ...record, mappedReaction }, source, true);
    if (reason !== null) countDropped(this.tallies[source], reason);
  }

  /** @returns why the reaction is not taken in, or `null` */
  #take(record: SourceReaction, place: number, isMappedHere = false): string | null {
    if (record.problem !== undefined) return record.problem;
    const read = readReaction(record, this.#sources[place], place, this.#rdkit);
    if (typeof read === 'string') return read;
    const reaction: CollectedReaction = isMappedHere ? { ...read, isMappedHere } : read;
    if (reaction.reactants.length < this.#minimumReactants) return 'too-few-reactants';
    const key = reactionKey(reaction.reactants, reaction.product);
    if (this.#leaveOut.has(key)) return 'left-out-for-testing';
    const known = this.#placeOfKey.get(key);
    if (known === undefined) {
      this.#placeOfKey.set(key, this.reactions.push(reaction) - 1);
      return null;
    }
    // A map that a source gave is not given up for a richer record that was mapped here, nor a curated map for any.
    const { record: knownRecord, source: knownSource, isMappedHere: isKnownMappedHere } = this.reactions[known];
    const mayReplace = !this.#sources[knownSource].isCurated && (!isMappedHere || isKnownMappedHere);
    if (!mayReplace || richness(record) <= richness(knownRecord)) {
      this.reactions[known] = { ...this.reactions[known], record: withFactsOf(knownRecord, record) };
      return 'recorded-elsewhere';
    }
    countDropped(this.tallies[knownSource], 'recorded-elsewhere');
    this.reactions[known] = reaction;
    return null;
  }
}
