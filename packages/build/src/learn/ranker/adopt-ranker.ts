import { type LevelStarts, type RelevanceParameters, RowTable } from '@retron/learning';
import type { TransformLibrary } from '@retron/library';
import type { RankerModel } from '@retron/planning';

/**
 * The ranker of one library as that of another which has the same transforms and more, such as one made from further reactions: rows move
 * to the transforms with the same template. What it has learnt nothing of counts as unrecorded.
 */
export function adoptRanker(model: RankerModel, from: TransformLibrary, to: TransformLibrary): RankerModel {
  const source = matchTransforms(from, to);
  const levelStart: LevelStarts = [0, to.transformsAt(2).first, to.transformsAt(3).first, to.transformCount];
  return {
    ...model,
    header: { ...model.header, library: to.fullName, libraryHash: to.header.hash, levelStart },
    relevance: model.relevance.map((network) => moveTransforms(network, source, levelStart)),
    reactionCounts: Uint32Array.from(source, (transform) => (transform < 0 ? 0 : model.reactionCounts[transform])),
  };
}

/** For each transform of `to` the one of `from` with its level and template, or -1. */
function matchTransforms(from: TransformLibrary, to: TransformLibrary): Int32Array {
  const nameIn = (library: TransformLibrary, transform: number) => `${library.level(transform)} ${library.template(transform)}`;
  const numberOf = new Map(Array.from({ length: from.transformCount }, (_, transform) => [nameIn(from, transform), transform]));
  return Int32Array.from({ length: to.transformCount }, (_, transform) => numberOf.get(nameIn(to, transform)) ?? -1);
}

function moveTransforms(network: RelevanceParameters, source: Int32Array, levelStart: LevelStarts): RelevanceParameters {
  const { width, values, scales } = network.transforms;
  const moved = new RowTable(width, new Int8Array(source.length * width), new Float32Array(source.length));
  source.forEach((transform, place) => {
    if (transform < 0) return;
    moved.values.set(values.subarray(transform * width, (transform + 1) * width), place * width);
    moved.scales[place] = scales[transform];
  });
  const transformBias = Float32Array.from(source, (transform) => (transform < 0 ? 0 : network.transformBias[transform]));
  return { ...network, levelStart, transforms: moved, transformBias };
}
