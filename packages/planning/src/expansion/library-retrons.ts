import type { TransformId, TransformLibrary } from '@retron/library';
import { parseSmiles } from '@retron/molecule';
import { indexRetrons, PatternSetBuilder, prepareTarget, RetronFinder, readPattern, type Target } from '@retron/transforms';

/** The retrons of a library, ready to be found in targets. */
export interface LibraryRetrons {
  readonly finder: RetronFinder;
  /** Transforms that share a retron, by the retron's number in the finder; ascending. */
  readonly transformsOf: readonly (readonly TransformId[])[];
  /** Transforms whose retron could not be read. */
  readonly unreadable: number;
}

/** Products that tell which parts of retrons are rare. */
const SAMPLE_SIZE = 200;

/** Reads and indexes every retron of a library. */
export function compileRetrons(library: TransformLibrary): LibraryRetrons {
  const builder = new PatternSetBuilder();
  const transformsOf: TransformId[][] = [];
  let unreadable = 0;
  for (let transform = 0; transform < library.transformCount; transform++) {
    const retron = readPattern(library.template(transform).split('>>')[0]);
    if (!retron.ok) {
      unreadable++;
      continue;
    }
    const pattern = builder.add(retron.value);
    transformsOf[pattern] ??= [];
    transformsOf[pattern].push(transform);
  }
  const set = builder.build();
  return { finder: new RetronFinder(set, indexRetrons(set, sampleProducts(library))), transformsOf, unreadable };
}

function sampleProducts(library: TransformLibrary): readonly Target[] {
  const { precedents } = library.header.counts;
  const step = Math.max(1, Math.floor(precedents / SAMPLE_SIZE));
  const targets: Target[] = [];
  for (let id = 0; id < precedents; id += step) {
    const molecule = parseSmiles(library.precedent(id).product.smiles);
    if (molecule.ok) targets.push(prepareTarget(molecule.value));
  }
  return targets;
}
