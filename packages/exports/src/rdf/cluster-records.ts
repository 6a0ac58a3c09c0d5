import type { ExportCluster } from '../content.ts';
import type { Facts } from '../facts.ts';
import { suggestionFields, suggestionLines } from './pathway-records.ts';
import { fieldLines, molfileLines } from './rdfile-lines.ts';
import type { Molfiles } from './reaction-record.ts';

/** The target as a record of its own, with the clusters as data: statistics have no reaction to hang them on. */
export async function targetRecord(facts: Facts, clusters: readonly ExportCluster[], molfiles: Molfiles): Promise<readonly string[]> {
  const { targetSmiles, name } = facts.content.query;
  const molfile = await molfiles.of(targetSmiles);
  return [
    '$MFMT $MIREG 1',
    ...(molfile === null ? [] : molfileLines(molfile, name)),
    ...fieldLines('ROOT:QUERY', name),
    ...fieldLines('ROOT:TARGET_SMILES', targetSmiles),
    ...clusters.flatMap(clusterFields),
  ];
}

function clusterFields({ no, name, size, bonds, precedents, rating, comment }: ExportCluster, index: number): readonly string[] {
  const path = `ROOT:CLUSTER(${index + 1})`;
  return [
    ...fieldLines(`${path}:NO`, no),
    ...fieldLines(`${path}:NAME`, name),
    ...fieldLines(`${path}:SIZE`, size),
    ...fieldLines(`${path}:BONDS`, bonds.join(', ')),
    ...fieldLines(`${path}:NUM_PRECEDENTS`, precedents),
    ...fieldLines(`${path}:RATING`, rating),
    ...fieldLines(`${path}:COMMENT`, comment),
  ];
}

/** A record for each suggestion of each cluster, with the number of the cluster. */
export async function* disconnectionRecords(facts: Facts, molfiles: Molfiles): AsyncGenerator<readonly string[]> {
  let no = 0;
  for (const cluster of facts.content.disconnections) {
    for (const reactionNo of cluster.reactions) {
      const reaction = facts.reaction(reactionNo);
      if (reaction === undefined) continue;
      yield [
        `$RFMT $RIREG ${++no}`,
        ...(await suggestionLines(reaction, facts, molfiles)),
        ...fieldLines('Name', reaction.name),
        ...fieldLines('RXN:RXNREGNO', no),
        ...fieldLines('RXN:VARIATION(1):RXNREF(1):EXTREG', reaction.ensid),
        ...fieldLines('RXN:CLUSTER_NO', cluster.no),
        ...fieldLines('RXN:CLUSTER_NAME', cluster.name),
        ...suggestionFields(reaction, facts),
      ];
    }
  }
}
