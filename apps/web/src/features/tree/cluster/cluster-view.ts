import type { StructureNode, WireDirection } from '@retron/contract';
import type { PictureSource } from '../canvas/picture-source.ts';

/** What both views of a cluster are given. */
export interface ClusterViewProps {
  /** The structure, with the suggestions of the cluster below it. */
  readonly root: StructureNode;
  readonly direction: WireDirection;
  readonly pictureOf: PictureSource;
  readonly onOpen: (ensid: number) => void;
}
