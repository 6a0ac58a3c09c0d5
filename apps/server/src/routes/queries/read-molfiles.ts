import type { EnsembleNode, StructureNode } from '@retron/contract';
import type { Services } from '../../http/services.ts';
import { smilesOfNodes } from '../../presenters/molfiles.ts';

/** Molfiles of the structures of these nodes, by SMILES. */
export async function readMolfiles(
  chemistry: Pick<Services['chemistry'], 'call'>,
  nodes: readonly (EnsembleNode | StructureNode)[],
): Promise<ReadonlyMap<string, string | null>> {
  const smiles = smilesOfNodes(nodes);
  const molfiles = await chemistry.call('molfiles', smiles);
  return new Map(smiles.map((each, index) => [each, molfiles[index] ?? null]));
}
