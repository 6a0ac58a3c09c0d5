import { PRICE_CATEGORIES } from '@retron/contract';
import { IconHelp, IconPackage, IconPackageOff } from '@tabler/icons-react';
import { memo } from 'react';
import * as common from '../../../texts/common.ts';
import { numberText } from '../../../texts/numbers.ts';
import * as texts from '../../../texts/tree/canvas.ts';
import type { CanvasStructure } from '../model/canvas-tree.ts';
import { priceCategoryOf, type StockState, stockOf } from '../model/words.ts';
import { useIsForward } from '../parts/direction-context.ts';
import { AlternativeCounter } from './AlternativeCounter.tsx';
import { NodeCheckbox } from './NodeCheckbox.tsx';
import { Pill, pillWidth } from './Pill.tsx';
import { SteadyPicture } from './SteadyPicture.tsx';
import { TagMark } from './TagMark.tsx';
import classes from './TreeCanvas.module.css';

export interface StructureViewProps {
  readonly node: CanvasStructure;
  /** Address of its picture; null where it would be too small to see. */
  readonly picture: string | null;
  /** Under the pointer or focused: shows what can be done. */
  readonly isActive: boolean;
  readonly canStep: boolean;
}

const STOCK_ICONS = { in: IconPackage, out: IconPackageOff, unknown: IconHelp } as const satisfies Record<StockState, unknown>;
const FRAMES = { in: classes.inStock, out: classes.outOfStock, unknown: classes.stockUnknown } as const;

/** A framed molecule, 120 x 120 around the origin: picture, number, price, stock, and what hangs on its sides. */
export const StructureView = memo(function StructureView({ node, picture, isActive, canStep }: StructureViewProps) {
  const isForward = useIsForward();
  const stock = stockOf(node.structure);
  const isTarget = node.parentKey === null;
  const isDetailed = picture !== null;
  const frame = isTarget ? classes.target : isForward ? classes.stockUnknown : FRAMES[stock];
  if (node.reagent !== null) {
    return (
      <g className={frame}>
        <ReagentLabel node={node} text={node.reagent} stock={stock} isDetailed={isDetailed} isForward={isForward} />
        {isDetailed && (node.isSelected || isActive) && <NodeCheckbox x={-68} y={-21} isChecked={node.isSelected} />}
        {isDetailed && node.tag !== null && <TagMark tag={node.tag} x={52} y={-17} />}
        {isDetailed && <Branches node={node} isActive={isActive} canStep={canStep} />}
      </g>
    );
  }
  return (
    <g className={frame}>
      <g transform="translate(-60 -60)">
        <rect className={classes.back} width="120" height="120" rx="8" />
        {isDetailed && (
          <>
            <path className={classes.foot} d="M1 98H119V111a8 8 0 0 1-8 8H9a8 8 0 0 1-8-8Z" />
            <SteadyPicture source={picture} x={4} y={5} width={112} height={90} />
            <path d="M1 98H119" className={classes.separator} />
          </>
        )}
        <rect className={isDetailed ? classes.frame : `${classes.frame} ${classes.farFrame}`} width="120" height="120" rx="8" />
        {isDetailed && <Foot node={node} stock={stock} isTarget={isTarget} isForward={isForward} />}
      </g>
      {isDetailed && (node.isSelected || isActive) && <NodeCheckbox x={-66} y={-66} isChecked={node.isSelected} />}
      {isDetailed && node.tag !== null && <TagMark tag={node.tag} x={52} y={-58} />}
      {isDetailed && <Branches node={node} isActive={isActive} canStep={canStep} />}
    </g>
  );
});

interface ReagentLabelProps {
  readonly node: CanvasStructure;
  readonly text: string;
  readonly stock: StockState;
  readonly isDetailed: boolean;
  readonly isForward: boolean;
}

/** A small reagent in words, 120 x 30 around the origin: number, formula, price, stock. */
function ReagentLabel({ node, text, stock, isDetailed, isForward }: ReagentLabelProps) {
  const price = priceCategoryOf(node.structure);
  const StockIcon = STOCK_ICONS[stock];
  // Beside a long number even a word of eight letters leaves no room between them.
  const isLong = text.length > 8 || text.length + String(node.structure.no).length > 9;
  return (
    <g transform="translate(-60 -15)">
      <rect className={classes.back} width="120" height="30" rx="8" />
      {isDetailed && stock === 'in' && !isForward && <rect className={classes.foot} x="1" y="1" width="118" height="28" rx="7" />}
      <rect className={isDetailed ? classes.frame : `${classes.frame} ${classes.farFrame}`} width="120" height="30" rx="8" />
      {isDetailed && (
        <>
          <text x="9" y="19.5" className={classes.number}>
            {node.structure.no}
          </text>
          <text x={isLong ? 95 : 60} y="19.5" className={isLong ? classes.longReagent : classes.reagent}>
            {text}
          </text>
          {!isForward && price !== null && text.length <= 5 && (
            <text x="92" y="19.5" className={classes.price}>
              {PRICE_CATEGORIES[price].sign}
            </text>
          )}
          {!isForward && <StockIcon x={99} y={8} size={14} stroke={1.75} className={classes.stockIcon} aria-hidden />}
        </>
      )}
    </g>
  );
}

interface FootProps {
  readonly node: CanvasStructure;
  readonly stock: StockState;
  readonly isTarget: boolean;
  readonly isForward: boolean;
}

function Foot({ node, stock, isTarget, isForward }: FootProps) {
  const price = priceCategoryOf(node.structure);
  const StockIcon = STOCK_ICONS[stock];
  return (
    <>
      <text x="9" y="113" className={classes.number}>
        {node.structure.no}
      </text>
      {isTarget ? (
        <text x="111" y="113" className={classes.targetWord}>
          {isForward ? texts.start : common.target}
        </text>
      ) : isForward ? null : (
        <>
          {(stock !== 'out' || price !== null) && (
            <text x="60" y="113" className={price === null ? classes.priceUnknown : classes.price}>
              {price === null ? '?' : PRICE_CATEGORIES[price].sign}
            </text>
          )}
          <StockIcon x={99} y={101.5} size={14} stroke={1.75} className={classes.stockIcon} aria-hidden />
        </>
      )}
    </>
  );
}

interface BranchesProps {
  readonly node: CanvasStructure;
  readonly isActive: boolean;
  readonly canStep: boolean;
}

/** What stands right of a structure: its counter of alternatives, the pill of what is collapsed, and buttons while active. */
function Branches({ node, isActive, canStep }: BranchesProps) {
  return (
    <>
      <Alternatives node={node} isActive={isActive} canStep={canStep} />
      {node.hiddenCount > 0 && (
        <Pill
          part="unhide"
          name={texts.showHiddenSuggestions(node.hiddenCount)}
          x={64}
          y={node.reagent === null ? 48 : 24}
          width={pillWidth(texts.countHidden(node.hiddenCount))}
        >
          {texts.countHidden(node.hiddenCount)}
        </Pill>
      )}
    </>
  );
}

function Alternatives({ node: { branching }, isActive, canStep }: BranchesProps) {
  switch (branching.kind) {
    case 'leaf':
      return null;
    case 'collapsed': {
      const text = branching.isLoading ? '…' : `+${numberText(branching.count)}`;
      return (
        <Pill part="expand" name={texts.showSuggestions(branching.count)} x={64} width={pillWidth(text)}>
          {text}
        </Pill>
      );
    }
    case 'contracted':
      return (
        <>
          <AlternativeCounter position={branching.position} total={branching.total} isDisabled={!canStep} />
          {isActive && (
            <Pill isTool part="collapse" name={texts.collapse} x={74.5} y={24} width={26}>
              <path d="M9 0h8" className={classes.pillSign} />
            </Pill>
          )}
        </>
      );
    case 'spread':
      if (!isActive) return null;
      return (
        <>
          {branching.total > 1 && canStep && (
            <Pill isTool part="contract" name={texts.contractToOneAlternative} x={64} y={-24} width={26}>
              <path d="M9 -4 5.8 0 9 4M17 -4l3.2 4L17 4" className={classes.pillSign} />
            </Pill>
          )}
          <Pill isTool part="collapse" name={texts.collapse} x={64} width={26}>
            <path d="M9 0h8" className={classes.pillSign} />
          </Pill>
        </>
      );
  }
}
