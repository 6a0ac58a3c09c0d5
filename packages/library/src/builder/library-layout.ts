import type { Rdkit } from '@retron/rdkit/port';
import type { SectionArray } from '../container/container-layout.ts';
import { escapeText } from '../container/escaped-text.ts';
import { listSections } from '../container/lists.ts';
import { textPoolSections } from '../container/text-pool.ts';
import type { Direction } from '../library.ts';
import { FINGERPRINT_BYTES, type LibraryTables, SECTION } from '../library-sections.ts';
import { canonicalCentre } from './canonical-centre.ts';
import type { CollectedReaction } from './collect-reactions.ts';
import { searchTableSections } from './search-layout.ts';
import type { ReactionSource } from './source-reaction.ts';
import type { DraftTransform } from './transform-tree.ts';

/** Gives texts numbers in the order of first use. */
class TextNumbers {
  readonly texts: string[] = [];
  readonly #numbers = new Map<string, number>();

  numberOf(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    this.#numbers.set(text, this.texts.length);
    return this.texts.push(text) - 1;
  }
}

/** A level-3 transform's examples, in the order of the transforms. */
export interface ChosenExample {
  readonly reaction: CollectedReaction;
  readonly nameReactions: readonly string[];
}

export interface LayoutInput {
  /** As `numberTransforms` orders them. */
  readonly transforms: readonly DraftTransform[];
  readonly examplesOf: ReadonlyMap<DraftTransform, readonly ChosenExample[]>;
  /** How often each name stands among the reactions of a transform. */
  readonly namesOf: (transform: DraftTransform) => ReadonlyMap<string, number>;
  readonly directions: readonly Direction[];
  readonly sources: readonly ReactionSource[];
  readonly rdkit: Rdkit;
  readonly onExample: (done: number, total: number) => void;
  /** Told when the examples are stored and the retrons are to be indexed. */
  readonly onIndexing: () => void;
}

export interface LibraryLayout {
  readonly sections: Record<string, SectionArray>;
  readonly tables: LibraryTables;
  readonly precedentCount: number;
}

function transformSections(input: LayoutInput, names: TextNumbers): Record<string, SectionArray> {
  const { transforms } = input;
  const numberOf = new Map(transforms.map((transform, number) => [transform, number]));
  const parent = new Int32Array(transforms.length).fill(-1);
  const childStart = new Int32Array(transforms.length + 1);
  const precedentRange = new Int32Array(2 * transforms.length);
  const level1End = transforms.findIndex((transform) => transform.level > 1);
  const level2End = transforms.findIndex((transform) => transform.level > 2);
  let nextChild = level1End;
  let precedents = 0;
  transforms.forEach((transform, number) => {
    childStart[number] = nextChild;
    nextChild += transform.children.length;
    for (const child of transform.children) parent[numberOf.get(child) ?? -1] = number;
    if (transform.level < 3) return;
    precedentRange[2 * number] = precedents;
    precedents += input.examplesOf.get(transform)?.length ?? 0;
    precedentRange[2 * number + 1] = precedents;
  });
  childStart[transforms.length] = nextChild;
  for (let number = level2End - 1; number >= 0; number--) {
    precedentRange[2 * number] = precedentRange[2 * childStart[number]];
    precedentRange[2 * number + 1] = precedentRange[2 * childStart[number + 1] - 1];
  }
  const nameLists = transforms.map((transform) =>
    [...input.namesOf(transform)]
      .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
      .flatMap(([name, count]) => [names.numberOf(name), count]),
  );
  return {
    [SECTION.levelStart]: Int32Array.of(0, level1End, level2End, transforms.length),
    [SECTION.parent]: parent,
    [SECTION.childStart]: childStart,
    [SECTION.reactionCount]: Int32Array.from(transforms, (transform) => transform.reactionCount),
    [SECTION.precedentRange]: precedentRange,
    ...textPoolSections(
      SECTION.template,
      transforms.map((transform) => transform.template),
    ),
    ...listSections(SECTION.transformNames, nameLists),
  };
}

/** Molecules of a side that is written with dots, canonical; what the toolkit refuses is left out, as no one could draw it. */
function canonicalParts(text: string, rdkit: Rdkit, cache: Map<string, string | null>): string[] {
  const parts: string[] = [];
  for (const part of text.split('.')) {
    if (part === '') continue;
    let canonical = cache.get(part);
    if (canonical === undefined) {
      const answer = rdkit.canonicalSmiles(part);
      canonical = answer.ok ? answer.value : null;
      cache.set(part, canonical);
    }
    if (canonical !== null) parts.push(canonical);
  }
  return parts;
}

/** Everything that stands beside the reaction: the agents of the record, and reactants that give no atom; each once, in that order. */
function agentsOf({ record, extracted }: CollectedReaction, rdkit: Rdkit, cache: Map<string, string | null>): string[] {
  const [reactantSide, agentSide] = record.mappedReaction.split('>');
  const used = new Set(extracted.usedReactants.map(({ index }) => index));
  const bystanders = reactantSide.split('.').filter((_, index) => !used.has(index));
  return [...new Set([...canonicalParts(agentSide, rdkit, cache), ...canonicalParts(bystanders.join('.'), rdkit, cache)])];
}

function centreList({ record, extracted, reactants, product }: CollectedReaction): number[] {
  const [reactantSide, , productSide] = record.mappedReaction.split('>');
  const texts = reactantSide.split('.');
  const centres = extracted.usedReactants.map(({ index, centre }, i) => canonicalCentre(texts[index], reactants[i], centre));
  centres.push(canonicalCentre(productSide, product, extracted.productCentre));
  return centres.flatMap((centre) => [centre.length, ...centre]);
}

function precedentSections(input: LayoutInput, sourceNames: TextNumbers, names: TextNumbers): Record<string, SectionArray> {
  const { transforms, examplesOf, sources, rdkit } = input;
  const examples = transforms.flatMap((transform) => [...(examplesOf.get(transform) ?? [])]);
  const molecules = new TextNumbers();
  const agentCache = new Map<string, string | null>();
  const fingerprints = new Uint8Array(examples.length * FINGERPRINT_BYTES);
  const lists = { reactants: [] as number[][], agents: [] as number[][], solvents: [] as number[][], centres: [] as number[][] };
  const product = new Uint32Array(examples.length);
  examples.forEach(({ reaction }, place) => {
    lists.reactants.push(reaction.reactants.map((smiles) => molecules.numberOf(smiles)));
    product[place] = molecules.numberOf(reaction.product);
    lists.agents.push(agentsOf(reaction, rdkit, agentCache).map((smiles) => molecules.numberOf(smiles)));
    const solvents = canonicalParts(reaction.record.solvents.join('.'), rdkit, agentCache);
    lists.solvents.push([...new Set(solvents)].map((smiles) => molecules.numberOf(smiles)));
    lists.centres.push(centreList(reaction));
    const fingerprint = rdkit.fingerprint(reaction.product);
    if (!fingerprint.ok) throw new Error(`No fingerprint of ${reaction.product}, which was canonicalised: ${fingerprint.error.message}`);
    fingerprints.set(fingerprint.value, place * FINGERPRINT_BYTES);
    input.onExample(place + 1, examples.length);
  });
  const facts = (field: 'yieldPercent' | 'temperatureCelsius' | 'timeHours') =>
    Float32Array.from(examples, ({ reaction }) => reaction.record[field] ?? Number.NaN);
  return {
    [SECTION.product]: product,
    ...listSections(SECTION.reactants, lists.reactants),
    ...listSections(SECTION.agents, lists.agents),
    ...listSections(SECTION.solvents, lists.solvents),
    ...listSections(SECTION.centres, lists.centres),
    ...textPoolSections(
      SECTION.key,
      examples.map(({ reaction }) => escapeText(reaction.record.key)),
    ),
    ...textPoolSections(
      SECTION.patent,
      examples.map(({ reaction }) => escapeText(reaction.record.patent ?? '')),
    ),
    [SECTION.source]: Uint8Array.from(examples, ({ reaction }) => sourceNames.numberOf(sources[reaction.source].precedentSource)),
    [SECTION.year]: Int16Array.from(examples, ({ reaction }) => reaction.record.year ?? 0),
    [SECTION.yieldPercent]: facts('yieldPercent'),
    [SECTION.temperatureCelsius]: facts('temperatureCelsius'),
    [SECTION.timeHours]: facts('timeHours'),
    ...listSections(
      SECTION.precedentNames,
      examples.map(({ nameReactions }) => nameReactions.map((name) => names.numberOf(name))),
    ),
    ...textPoolSections(SECTION.molecules, molecules.texts),
    [SECTION.fingerprints]: fingerprints,
  };
}

/** Products that stand for targets to come: one example each of the most used level-3 transforms. */
function sampleProducts({ transforms, examplesOf }: LayoutInput): string[] {
  const SAMPLE_SIZE = 400;
  const byUse = transforms.filter(({ level }) => level === 3).sort((a, b) => b.reactionCount - a.reactionCount);
  return byUse
    .slice(0, SAMPLE_SIZE)
    .flatMap((transform) => (examplesOf.get(transform) ?? []).slice(0, 1).map(({ reaction }) => reaction.product));
}

/** Lays transforms and examples out as the sections of a library file. */
export function layOutLibrary(input: LayoutInput): LibraryLayout {
  const names = new TextNumbers();
  const sourceNames = new TextNumbers();
  const ofTransforms = transformSections(input, names);
  const ofPrecedents = precedentSections(input, sourceNames, names);
  input.onIndexing();
  return {
    sections: { ...ofTransforms, ...searchTableSections(input.transforms, input.directions, sampleProducts(input)), ...ofPrecedents },
    tables: { precedentSources: sourceNames.texts, nameReactions: names.texts },
    precedentCount: ofPrecedents[SECTION.product].length,
  };
}
