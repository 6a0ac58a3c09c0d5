import type { ContainerFailure, Sha256 } from '@retron/library';
import { type Container, viewContainer } from '@retron/library/format';
import type { Result } from '@retron/molecule';
import type { TrainedRanker } from '../ports/step-ranker.ts';
import { NETWORKS_AND_TREES } from './learned/networks-and-trees.ts';
import { type KindAndFormat, openRankerContainer } from './ranker-container.ts';

/** A kind of ranker that comes in a file beside its library. */
export interface RankerKind extends KindAndFormat {
  /** Makes views on a file of this kind and format. @throws DamagedContainer when a section is missing */
  view(container: Container): TrainedRanker;
}

/** The kinds that Retron reads: each is a folder beside this file, and nothing outside it knows how it ranks. */
const RANKER_KINDS: readonly RankerKind[] = [NETWORKS_AND_TREES];

/**
 * Opens an unpacked ranker of any kind by making views on its buffer.
 *
 * @param sha256 - when given, all contents are checked
 * @param further - kinds that are read beside those of Retron
 */
export function openTrainedRanker(
  buffer: ArrayBuffer | SharedArrayBuffer,
  sha256?: Sha256,
  further: readonly RankerKind[] = [],
): Result<TrainedRanker, ContainerFailure> {
  const opened = openRankerContainer(buffer, [...RANKER_KINDS, ...further], sha256);
  return opened.ok ? viewContainer(opened.value.container, (container) => opened.value.kind.view(container)) : opened;
}
