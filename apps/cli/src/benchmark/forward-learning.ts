import { buildLibrary, ForwardLessons, fitProductWeights, type RankingExample, reactionKey } from '@retron/build';
import { inflateLibrary, openLibrary, type TransformLibrary } from '@retron/library';
import type { Failure, Result } from '@retron/molecule';
import type { ProductWeights } from '@retron/planning';
import type { Rdkit } from '@retron/rdkit';
import type { CommandIo } from '../command.ts';
import { sha256 } from '../commands/library-files.ts';
import { shuffled } from './hold-out.ts';
import type { RecordedReaction } from './recorded-reactions.ts';

/** Reactions between two lines of progress. */
const PROGRESS_STEP = 100;

/** A library for the forward direction from recorded reactions, in memory; built as the shipped ones are. */
export async function forwardLibraryOf(
  reactions: readonly RecordedReaction[],
  minimumSupport: number,
  rdkit: Rdkit,
): Promise<Result<TransformLibrary, Failure>> {
  const sources = [...new Set(reactions.map(({ source }) => source))];
  const built = await buildLibrary({
    title: { name: 'training', version: '1.0', displayName: 'Training', displayText: '', directions: ['forward'], licence: '' },
    settings: { minimumSupport, minimumReactants: 1 },
    sources: sources.map((source) => ({
      ...source,
      reactions: reactions.filter((reaction) => reaction.source === source).map(({ record }) => record),
    })),
    leaveOut: new Set(),
    rdkit,
    sha256,
  });
  if (!built.ok) return built;
  const buffer = inflateLibrary(built.value, (bytes) => bytes);
  return buffer.ok ? openLibrary(buffer.value) : buffer;
}

/** What learning to rank products came to. */
export interface ForwardLearning {
  readonly weights: ProductWeights;
  readonly report: {
    readonly reactionsRead: number;
    readonly examples: number;
    /** Reactions that teach nothing, by reason. */
    readonly noLesson: Readonly<Record<string, number>>;
    readonly heldBack: { readonly count: number; readonly top1: number; readonly temperature: number };
    readonly seconds: number;
  };
}

/**
 * Learns to rank products from recorded reactions that the library was built from, each once; `most` of them, drawn evenly but always
 * the same ones.
 */
export function learnProductWeights(
  library: TransformLibrary,
  reactions: readonly RecordedReaction[],
  most: number,
  rdkit: Rdkit,
  io: CommandIo,
): ForwardLearning {
  const started = performance.now();
  const byKey = new Map(reactions.map((reaction) => [reactionKey(reaction.reactants, reaction.product), reaction]));
  const taught = shuffled([...byKey], ([key]) => key).slice(0, most);
  const lessons = new ForwardLessons(library, rdkit);
  const examples: RankingExample[] = [];
  const noLesson: Record<string, number> = {};
  taught.forEach(([, { record, source, reactants, product }], index) => {
    const example = lessons.exampleOf({ mappedReaction: record.mappedReaction, limits: source.limits, reactants, product });
    if (typeof example === 'string') noLesson[example] = (noLesson[example] ?? 0) + 1;
    else examples.push(example);
    if (index % PROGRESS_STEP === 0) io.progress(`\rReactions learned from: ${index} of ${taught.length}`);
  });
  io.progress('\r\x1b[K');
  const { weights, heldBack } = fitProductWeights(examples, undefined, (pass, loss) =>
    io.err(`Pass ${pass}: mean loss ${loss.toFixed(4)}`),
  );
  const seconds = Math.round((performance.now() - started) / 1000);
  return { weights, report: { reactionsRead: taught.length, examples: examples.length, noLesson, heldBack, seconds } };
}
