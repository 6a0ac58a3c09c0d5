import type { RowTable } from '@retron/learning';
import type { Sha256 } from '@retron/library';
import type { SectionArray } from '@retron/library/format';
import type { RankerModel } from '@retron/planning';
import { KNOWN_ARRAYS, MATRIX_ARRAYS, RANKER_FILE, TREE_ARRAYS } from '@retron/planning/training';
import { writeContainer } from '../../container/write-container.ts';

/** A ranker as a file, as `openRanker` reads it. @param pack - packs the body for the disk */
export function writeRanker(model: RankerModel, sha256: Sha256, pack: (bytes: Uint8Array) => Uint8Array): Uint8Array {
  const sections: Record<string, SectionArray> = {
    vocabulary: model.relevance[0].vocabulary.hashes,
    reactionCounts: model.reactionCounts,
  };
  for (const name of TREE_ARRAYS) sections[`trees.${name}`] = model.trees[name];
  for (const kind of KNOWN_ARRAYS) {
    sections[`known.${kind}.identities`] = model.known[kind].identities;
    sections[`known.${kind}.counts`] = model.known[kind].counts;
  }
  model.relevance.forEach((network, i) => {
    addTable(sections, `relevance.${i}.surroundings`, network.surroundings);
    addTable(sections, `relevance.${i}.transforms`, network.transforms);
    sections[`relevance.${i}.bias`] = network.bias;
    sections[`relevance.${i}.transformBias`] = network.transformBias;
  });
  model.candidates.forEach((network, i) => {
    addTable(sections, `candidates.${i}.changes`, network.changes);
    addTable(sections, `candidates.${i}.surroundings`, network.surroundings);
    addTable(sections, `candidates.${i}.precursors`, network.precursors);
    for (const name of MATRIX_ARRAYS) sections[`candidates.${i}.${name}`] = network[name];
  });
  return writeContainer(RANKER_FILE, () => model.header, sections, sha256, pack);
}

function addTable(sections: Record<string, SectionArray>, name: string, table: RowTable): void {
  sections[`${name}.values`] = table.values;
  sections[`${name}.scales`] = table.scales;
}
