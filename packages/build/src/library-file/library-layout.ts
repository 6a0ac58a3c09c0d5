import type { Direction } from '@retron/library';
import type { SectionArray } from '@retron/library/format';
import { escapeText, FINGERPRINT_BYTES, type LibraryTables, SECTION } from '@retron/library/format';
import type { Rdkit } from '@retron/rdkit/port';
import type { CollectedReaction } from '../collect/collect-reactions.ts';
import type { ReactionSource } from '../collect/source-reaction.ts';
import { listSections } from '../container/list-sections.ts';
import { textPoolSections } from '../container/text-pool-sections.ts';
import type { TreeTransform } from '../extract/transform-tree.ts';
import { BesideTheArrow } from './beside-the-arrow.ts';
import { canonicalCentre } from './canonical-centre.ts';
import { type ConditionsContext, conditionsLayout, recordedLayout } from './conditions-layout.ts';
import { searchTableSections } from './search-layout.ts';
import { TextNumbers } from './text-numbers.ts';

/** A level-3 transform's examples, in the order of the transforms. */
export interface ChosenExample {
  readonly reaction: CollectedReaction;
  readonly nameReactions: readonly string[];
}

export interface LayoutInput {
  /** As `numberTransforms` orders them. */
  readonly transforms: readonly TreeTransform[];
  /** Those that the transforms name by their places. */
  readonly reactions: readonly CollectedReaction[];
  readonly examplesOf: ReadonlyMap<TreeTransform, readonly ChosenExample[]>;
  /** How often each name stands among the reactions of a transform. */
  readonly namesOf: (transform: TreeTransform) => ReadonlyMap<string, number>;
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

function centreList({ record, extracted, reactants, product }: CollectedReaction): number[] {
  const [reactantSide, , productSide] = record.mappedReaction.split('>');
  const texts = reactantSide.split('.');
  const centres = extracted.usedReactants.map(({ index, centre }, i) => canonicalCentre(texts[index], reactants[i], centre));
  centres.push(canonicalCentre(productSide, product, extracted.productCentre));
  return centres.flatMap((centre) => [centre.length, ...centre]);
}

function precedentSections(
  input: LayoutInput,
  context: ConditionsContext,
  sourceNames: TextNumbers,
  names: TextNumbers,
): Record<string, SectionArray> {
  const { transforms, examplesOf, sources, rdkit } = input;
  const { molecules } = context;
  const examples = transforms.flatMap((transform) => [...(examplesOf.get(transform) ?? [])]);
  const fingerprints = new Uint8Array(examples.length * FINGERPRINT_BYTES);
  const lists = { reactants: [] as number[][], centres: [] as number[][] };
  const product = new Uint32Array(examples.length);
  examples.forEach(({ reaction }, place) => {
    lists.reactants.push(reaction.reactants.map((smiles) => molecules.numberOf(smiles)));
    product[place] = molecules.numberOf(reaction.product);
    lists.centres.push(centreList(reaction));
    const fingerprint = rdkit.fingerprint(reaction.product);
    if (!fingerprint.ok) throw new Error(`No fingerprint of ${reaction.product}, which was canonicalised: ${fingerprint.error.message}`);
    fingerprints.set(fingerprint.value, place * FINGERPRINT_BYTES);
    input.onExample(place + 1, examples.length);
  });
  return {
    [SECTION.product]: product,
    ...listSections(SECTION.reactants, lists.reactants),
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
    ...conditionsLayout(
      'precedents',
      examples.map(({ reaction }) => reaction),
      context,
    ),
    ...listSections(
      SECTION.precedentNames,
      examples.map(({ nameReactions }) => nameReactions.map((name) => names.numberOf(name))),
    ),
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
  const context = { beside: new BesideTheArrow(input.rdkit), molecules: new TextNumbers() };
  const ofPrecedents = precedentSections(input, context, sourceNames, names);
  const ofRecorded = recordedLayout(input.transforms, input.reactions, input.sources, context);
  input.onIndexing();
  return {
    sections: {
      ...ofTransforms,
      ...searchTableSections(input.transforms, input.directions, sampleProducts(input)),
      ...ofPrecedents,
      ...ofRecorded,
      ...textPoolSections(SECTION.molecules, context.molecules.texts),
    },
    tables: { precedentSources: sourceNames.texts, nameReactions: names.texts },
    precedentCount: ofPrecedents[SECTION.product].length,
  };
}
