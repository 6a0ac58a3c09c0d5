/** Numbers that changed surroundings are hashed to. */
export const CHANGE_BUCKETS = 1 << 15;
/** Numbers that surroundings in precursors are hashed to. */
export const PRECURSOR_BUCKETS = 1 << 15;

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
  /** Number of a candidate's disconnection; candidates of one target with the same number break the same bonds. */
  readonly site: Uint16Array;
  readonly changeStart: Uint32Array;
  /** Surroundings a candidate changes, hashed to below `CHANGE_BUCKETS`. */
  readonly change: Uint16Array;
  /** Places of a candidate's precursors among those of its target; the same one may stand there twice. */
  readonly partStart: Uint32Array;
  readonly part: Uint16Array;
  /** A target's precursors, of all its candidates, each once. */
  readonly precursorStart: Uint32Array;
  /** Surroundings in a precursor, each once, hashed to below `PRECURSOR_BUCKETS`; lists begin at `precursorSurroundingStart`. */
  readonly precursorSurroundingStart: Uint32Array;
  readonly precursorSurrounding: Uint16Array;
  readonly plain: Float32Array;
  /** 1 for candidates that are the recorded reaction. */
  readonly isRecorded: Uint8Array;
}

/** One candidate as it is added. */
export interface CandidateDescription {
  readonly transforms: Uint32Array;
  readonly site: number;
  readonly changes: Uint16Array;
  /** Places among `TargetDescription.precursors`. */
  readonly parts: Uint16Array;
  readonly plain: Float32Array;
  readonly isRecorded: boolean;
}

/** One target as it is added. */
export interface TargetDescription {
  readonly surroundings: Uint32Array;
  readonly counts: Uint16Array;
  /** Surroundings in each precursor, hashed. */
  readonly precursors: readonly Uint16Array[];
  readonly candidates: readonly CandidateDescription[];
}

type Numbers = Uint8Array | Uint16Array | Uint32Array | Float32Array;

/** Packs targets. */
export function packTargets(targets: readonly TargetDescription[]): RankingData {
  const candidates = targets.flatMap((target) => target.candidates);
  const precursors = targets.flatMap((target) => target.precursors);
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
    site: Uint16Array.from(candidates, ({ site }) => site),
    changeStart: starts(candidates.map(({ changes }) => changes.length)),
    change: joined(
      Uint16Array,
      candidates.map(({ changes }) => changes),
    ),
    partStart: starts(candidates.map(({ parts }) => parts.length)),
    part: joined(
      Uint16Array,
      candidates.map(({ parts }) => parts),
    ),
    precursorStart: starts(targets.map((target) => target.precursors.length)),
    precursorSurroundingStart: starts(precursors.map((surroundings) => surroundings.length)),
    precursorSurrounding: joined(Uint16Array, precursors),
    plain: joined(
      Float32Array,
      candidates.map(({ plain }) => plain),
    ),
    isRecorded: Uint8Array.from(candidates, ({ isRecorded }) => (isRecorded ? 1 : 0)),
  };
}

/**
 * Data of several packs, one behind the other, in shared memory.
 *
 * @param packs - they are emptied on the way, as both at once would need twice the memory
 */
export function joinData(packs: RankingData[]): RankingData {
  const targetCount = packs.reduce((sum, pack) => sum + pack.targetCount, 0);
  // A pack without candidates does not know how many plain numbers they have.
  const plainWidth = packs.reduce((most, pack) => Math.max(most, pack.plainWidth), 0);
  const take = <K extends Lists>(name: K): RankingData[K][] =>
    packs.map((pack) => {
      const list = pack[name];
      delete (pack as Partial<Record<Lists, unknown>>)[name];
      return list;
    });
  return {
    targetCount,
    plainWidth,
    surroundingStart: joinedStarts(take('surroundingStart')),
    surrounding: shared(Uint32Array, take('surrounding')),
    surroundingCount: shared(Uint16Array, take('surroundingCount')),
    candidateStart: joinedStarts(take('candidateStart')),
    transformStart: joinedStarts(take('transformStart')),
    transform: shared(Uint32Array, take('transform')),
    site: shared(Uint16Array, take('site')),
    changeStart: joinedStarts(take('changeStart')),
    change: shared(Uint16Array, take('change')),
    partStart: joinedStarts(take('partStart')),
    part: shared(Uint16Array, take('part')),
    precursorStart: joinedStarts(take('precursorStart')),
    precursorSurroundingStart: joinedStarts(take('precursorSurroundingStart')),
    precursorSurrounding: shared(Uint16Array, take('precursorSurrounding')),
    plain: shared(Float32Array, take('plain')),
    isRecorded: shared(Uint8Array, take('isRecorded')),
  };
}

type Lists = Exclude<keyof RankingData, 'targetCount' | 'plainWidth'>;

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
