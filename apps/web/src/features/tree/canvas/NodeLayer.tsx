import type { Place } from '@retron/tree';
import type { CanvasNode } from '../model/canvas-tree.ts';
import type { TreeAnimator } from './animator.ts';
import type { PositionedNode, TreeLayout } from './layout.ts';
import type { Detail } from './level-of-detail.ts';
import { childrenOf } from './navigation.ts';
import { OutlineLayer } from './OutlineLayer.tsx';
import type { PictureSource } from './picture-source.ts';
import { StructureView } from './StructureView.tsx';
import { SuggestionView } from './SuggestionView.tsx';
import classes from './TreeCanvas.module.css';
import { TreeNode } from './TreeNode.tsx';

export interface NodeLayerProps {
  readonly layout: TreeLayout;
  readonly nodes: readonly PositionedNode[];
  readonly leaving: readonly PositionedNode[];
  readonly animator: TreeAnimator;
  readonly detail: Detail;
  readonly pictureOf: PictureSource;
  readonly focusedKey: Place;
  readonly hoveredKey: Place | null;
  readonly openKey: Place | null;
  readonly canStep: boolean;
}

/** World units of a structure's picture. */
const PICTURE = { width: 112, height: 90 } as const;

/** The nodes in view, and those that fade out. The focused node is always drawn, for assistive technology follows it. */
export function NodeLayer(props: NodeLayerProps) {
  const { layout, nodes, leaving, animator, detail, pictureOf, focusedKey, hoveredKey, openKey, canStep } = props;
  const open = openKey === null ? undefined : layout.byKey.get(openKey);
  const focused = layout.byKey.get(focusedKey);
  const drawn = detail === 'outline' ? [] : nodes;
  const pictureFor = (node: CanvasNode) => {
    if (detail !== 'pictures' || node.kind !== 'structure') return null;
    if (node.reagent !== null) return '';
    return pictureOf(node.structure.sid, centreOf(node, open?.node), PICTURE.width, PICTURE.height);
  };
  return (
    <>
      <g className={classes.leaving}>
        {leaving.slice(0, MOST_FADING).map(({ key, node, x, y }) => (
          <g key={key} transform={`translate(${x} ${y})`}>
            {node.kind === 'structure' && <StructureView node={node} picture={pictureFor(node)} isActive={false} canStep={canStep} />}
            {node.kind === 'suggestion' && (
              <SuggestionView node={node} isOpen={false} isActive={false} isDetailed={detail === 'pictures'} />
            )}
          </g>
        ))}
      </g>
      {detail === 'outline' && <OutlineLayer nodes={nodes} />}
      {(focused && !drawn.includes(focused) ? [...drawn, focused] : drawn).map((placed) => {
        const siblings = siblingsOf(layout, placed);
        return (
          <TreeNode
            key={placed.key}
            placed={placed}
            animator={animator}
            detail={detail}
            picture={pictureFor(placed.node)}
            isFocused={placed.key === focusedKey}
            isHovered={placed.key === hoveredKey}
            isOpen={placed.key === openKey}
            canStep={canStep}
            position={siblings.findIndex((sibling) => sibling.key === placed.key) + 1}
            siblings={siblings.length}
          />
        );
      })}
    </>
  );
}

/** Leaving nodes fade for a moment only; beyond this number nobody can tell. */
const MOST_FADING = 200;

function siblingsOf(layout: TreeLayout, { node }: PositionedNode): readonly CanvasNode[] {
  const parent = node.parentKey === null ? undefined : layout.byKey.get(node.parentKey);
  return parent ? childrenOf(parent.node) : [node];
}

/** Atoms to halo: those of the open suggestion's reaction centre, on the structure it makes and on its precursors. */
function centreOf(node: CanvasNode, open: CanvasNode | undefined): readonly number[] {
  if (node.kind !== 'structure' || open?.kind !== 'suggestion') return [];
  if (node.key === open.parentKey) return open.suggestion.atcenter;
  return node.parentKey === open.key ? node.structure.atcenter : [];
}
