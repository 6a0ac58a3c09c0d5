import type { EnsembleNode, StructureNode } from '@retron/contract';

/** Laying out more would keep others waiting. */
const MOST_STRUCTURES = 1000;

/** Structures of these nodes, each once, level by level, as many as get a molfile. */
export function smilesOfNodes(nodes: readonly (EnsembleNode | StructureNode)[]): readonly string[] {
  const found = new Set<string>();
  const waiting = [...nodes];
  for (const node of waiting) {
    if (node.type === 'structensemble') found.add(node.smiles);
    waiting.push(...node.children);
  }
  return [...found].slice(0, MOST_STRUCTURES);
}

/** The node with the molfiles of its structures, and of those below it, as far as they are there. */
export function withMolfiles<Node extends EnsembleNode | StructureNode>(node: Node, molfiles: ReadonlyMap<string, string | null>): Node {
  const children = node.children.map((child) => withMolfiles(child, molfiles));
  return { ...node, children, ...molfileOf(node, molfiles) };
}

function molfileOf(node: EnsembleNode | StructureNode, molfiles: ReadonlyMap<string, string | null>): Pick<StructureNode, 'molfile'> {
  const molfile = node.type === 'structensemble' ? molfiles.get(node.smiles) : undefined;
  return molfile === undefined ? {} : { molfile };
}
