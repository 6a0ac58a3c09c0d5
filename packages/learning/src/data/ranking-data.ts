/** Numbers that changed surroundings are hashed to. */
export const CHANGE_BUCKETS = 1 << 15;

/**
 * Targets with their candidates, packed; the same for one target that is ranked and for the thousands a network learns from.
 *
 * Target `i` has the candidates `candidateStart[i]` up to, not including, `candidateStart[i + 1]`; the other lists are kept likewise.
 * Arrays may lie in shared memory. Do not write.
 */
export interface RankingData {
  readonly targetCount: number;
  /** Plain numbers a candidate has. */
  readonly plainWidth: number;
  readonly surroundingStart: Uint32Array;
  /** Hashes of a target's atom surroundings, ascending, each once. */
  readonly surrounding: Uint32Array;
  /** How often each stands in the target. */
  readonly surroundingCount: Uint16Array;
  readonly candidateStart: Uint32Array;
  readonly transformStart: Uint32Array;
  /** Transforms behind a candidate, ascending: more general ones first. */
  readonly transform: Uint32Array;
  readonly changeStart: Uint32Array;
  /** Surroundings a candidate changes, hashed to below `CHANGE_BUCKETS`. */
  readonly change: Uint16Array;
  readonly plain: Float32Array;
  /** 1 for candidates that are the recorded reaction. */
  readonly isRecorded: Uint8Array;
}

/** One candidate as it is added. */
export interface CandidateDescription {
  readonly transforms: Uint32Array;
  readonly changes: Uint16Array;
  readonly plain: Float32Array;
  readonly isRecorded: boolean;
}

/** One target as it is added. */
export interface TargetDescription {
  readonly surroundings: Uint32Array;
  readonly counts: Uint16Array;
  readonly candidates: readonly CandidateDescription[];
}

type Numbers = Uint8Array | Uint16Array | Uint32Array | Float32Array;

/** Packs targets. */
export function packTargets(targets: readonly TargetDescription[]): RankingData {
  const candidates = targets.flatMap((target) => target.candidates);
  return {
    targetCount: targets.length,
    plainWidth: candidates[0]?.plain.length ?? 0,
    surroundingStart: starts(targets.map(({ surroundings }) => surroundings.length)),
    surrounding: joined(
      Uint32Array,
      targets.map(({ surroundings }) => surroundings),
    ),
    surroundingCount: joined(
      Uint16Array,
      targets.map(({ counts }) => counts),
    ),
    candidateStart: starts(targets.map((target) => target.candidates.length)),
    transformStart: starts(candidates.map(({ transforms }) => transforms.length)),
    transform: joined(
      Uint32Array,
      candidates.map(({ transforms }) => transforms),
    ),
    changeStart: starts(candidates.map(({ changes }) => changes.length)),
    change: joined(
      Uint16Array,
      candidates.map(({ changes }) => changes),
    ),
    plain: joined(
      Float32Array,
      candidates.map(({ plain }) => plain),
    ),
    isRecorded: Uint8Array.from(candidates, ({ isRecorded }) => (isRecorded ? 1 : 0)),
  };
}

/** Data of several packs, one behind the other, in shared memory. */
export function joinData(packs: readonly RankingData[]): RankingData {
  return {
    targetCount: packs.reduce((sum, { targetCount }) => sum + targetCount, 0),
    plainWidth: packs[0]?.plainWidth ?? 0,
    surroundingStart: joinedStarts(packs.map((pack) => pack.surroundingStart)),
    surrounding: shared(
      Uint32Array,
      packs.map((pack) => pack.surrounding),
    ),
    surroundingCount: shared(
      Uint16Array,
      packs.map((pack) => pack.surroundingCount),
    ),
    candidateStart: joinedStarts(packs.map((pack) => pack.candidateStart)),
    transformStart: joinedStarts(packs.map((pack) => pack.transformStart)),
    transform: shared(
      Uint32Array,
      packs.map((pack) => pack.transform),
    ),
    changeStart: joinedStarts(packs.map((pack) => pack.changeStart)),
    change: shared(
      Uint16Array,
      packs.map((pack) => pack.change),
    ),
    plain: shared(
      Float32Array,
      packs.map((pack) => pack.plain),
    ),
    isRecorded: shared(
      Uint8Array,
      packs.map((pack) => pack.isRecorded),
    ),
  };
}

function starts(lengths: readonly number[]): Uint32Array {
  const start = new Uint32Array(lengths.length + 1);
  lengths.forEach((length, i) => {
    start[i + 1] = start[i] + length;
  });
  return start;
}

interface NumbersType<T extends Numbers> {
  new (length: number): T;
  new (buffer: SharedArrayBuffer): T;
  readonly BYTES_PER_ELEMENT: number;
}

function joined<T extends Numbers>(type: NumbersType<T>, parts: readonly T[]): T {
  return fill(new type(totalLength(parts)), parts);
}

function shared<T extends Numbers>(type: NumbersType<T>, parts: readonly T[]): T {
  return fill(new type(new SharedArrayBuffer(totalLength(parts) * type.BYTES_PER_ELEMENT)), parts);
}

function totalLength(parts: readonly Numbers[]): number {
  return parts.reduce((sum, { length }) => sum + length, 0);
}

function fill<T extends Numbers>(whole: T, parts: readonly T[]): T {
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function joinedStarts(parts: readonly Uint32Array[]): Uint32Array {
  const whole = new Uint32Array(new SharedArrayBuffer(4 * (totalLength(parts) - parts.length + 1)));
  let at = 0;
  let base = 0;
  for (const part of parts) {
    for (let i = 0; i < part.length; i++) whole[at + i] = base + part[i];
    at += part.length - 1;
    base += part[part.length - 1];
  }
  return whole;
}
