import { Button, SegmentedControl } from '@mantine/core';
import { MESSAGES } from '@retron/contract';
import type { TreeFilter } from '@retron/tree';
import {
  IconArrowsDiagonal,
  IconCircleCheck,
  IconEraser,
  IconList,
  IconRefresh,
  IconRoute,
  IconSitemap,
  IconSquareCheck,
  IconSquareCheckFilled,
  IconStack2,
  IconX,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { SaveState } from './api/use-saved-view.ts';
import type { NameReactionOption } from './model/name-reactions.ts';
import type { ViewMode } from './model/tree-address.ts';
import { NameReactionFilter } from './NameReactionFilter.tsx';
import { NodeFilterFields } from './on-demand.ts';
import classes from './TreePage.module.css';
import { UndoButtons } from './UndoButtons.tsx';

export interface TreeToolbarProps {
  readonly mode: ViewMode;
  readonly isForward: boolean;
  readonly nameReactions: readonly NameReactionOption[];
  readonly filter: TreeFilter;
  /** What is kept under names. */
  readonly savedViews: ReactNode;
  /** Name of the disconnection the tree is narrowed to. */
  readonly cluster: string | null;
  readonly isOnlySelected: boolean;
  /** Variants of one disconnection are drawn as one. */
  readonly isGrouped: boolean;
  readonly hasRoute: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly saveState: SaveState;
  readonly onMode: (mode: ViewMode) => void;
  readonly onFilter: (change: Partial<Omit<TreeFilter, 'cluster'>>) => void;
  readonly onClearCluster: () => void;
  readonly onOnlySelected: (isOn: boolean) => void;
  readonly onGroup: (isGrouped: boolean) => void;
  readonly onExpandAll: () => void;
  readonly onClearRoute: () => void;
  readonly onReset: () => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

const ICON = { size: 14, stroke: 1.75, 'aria-hidden': true } as const;

/** Ways to look at the tree, and what narrows, widens or clears it. */
export function TreeToolbar(props: TreeToolbarProps) {
  const { mode, isForward, isOnlySelected, hasRoute, saveState } = props;
  return (
    <div className={classes.toolbar} role="toolbar" aria-label="Tree">
      <SegmentedControl
        withItemsBorders={false}
        aria-label="View"
        value={mode}
        onChange={(value) => props.onMode(value as ViewMode)}
        data={[
          { value: 'tree', label: <Labelled icon={<IconSitemap {...ICON} />}>Tree</Labelled> },
          { value: 'route', label: <Labelled icon={<IconRoute {...ICON} />}>Route</Labelled> },
          { value: 'list', label: <Labelled icon={<IconList {...ICON} />}>{isForward ? 'Equations' : 'List'}</Labelled> },
        ]}
      />
      <span className={classes.divider} />
      <NameReactionFilter
        nameReactions={props.nameReactions}
        chosen={props.filter.nameReactions}
        onChoose={(nameReactions) => props.onFilter({ nameReactions })}
        more={{
          isOn: props.filter.leastPrecedents > 0 || props.filter.tags.length > 0,
          fields: <NodeFilterFields filter={props.filter} onFilter={props.onFilter} />,
        }}
      />
      {props.cluster !== null && (
        <Button
          size="xs"
          variant="light"
          rightSection={<IconX {...ICON} />}
          aria-label={`Show all disconnections, not only ${props.cluster}`}
          onClick={props.onClearCluster}
        >
          {props.cluster}
        </Button>
      )}
      <Button
        size="xs"
        variant="subtle"
        color="gray"
        className={classes.tool}
        aria-pressed={isOnlySelected}
        leftSection={isOnlySelected ? <IconSquareCheckFilled {...ICON} className={classes.toolOn} /> : <IconSquareCheck {...ICON} />}
        onClick={() => props.onOnlySelected(!isOnlySelected)}
      >
        Only selected
      </Button>
      <Button
        size="xs"
        variant="subtle"
        color="gray"
        className={classes.tool}
        aria-pressed={props.isGrouped}
        aria-label="Group by disconnection"
        title="Group by disconnection"
        leftSection={<IconStack2 {...ICON} className={props.isGrouped ? classes.toolOn : undefined} />}
        onClick={() => props.onGroup(!props.isGrouped)}
      >
        Group<span className={classes.toolEnd}>&nbsp;by disconnection</span>
      </Button>
      {props.savedViews}
      <Tool icon={<IconArrowsDiagonal {...ICON} />} onClick={props.onExpandAll}>
        Expand all
      </Tool>
      <Tool icon={<IconEraser {...ICON} />} onClick={props.onClearRoute} isDisabled={!hasRoute}>
        Clear route
      </Tool>
      <Tool icon={<IconRefresh {...ICON} />} onClick={props.onReset}>
        Reset
      </Tool>
      <UndoButtons canUndo={props.canUndo} canRedo={props.canRedo} onUndo={props.onUndo} onRedo={props.onRedo} />
      <span className={classes.grow} />
      <SaveMark state={saveState} />
    </div>
  );
}

function Labelled({ icon, children }: { readonly icon: ReactNode; readonly children: string }) {
  return (
    <span className={classes.labelled}>
      {icon}
      {children}
    </span>
  );
}

interface ToolProps {
  readonly icon: ReactNode;
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
  readonly children: string;
}

function Tool({ icon, isDisabled = false, onClick, children }: ToolProps) {
  return (
    <Button
      size="xs"
      variant="subtle"
      color="gray"
      className={classes.tool}
      aria-label={children}
      title={children}
      disabled={isDisabled}
      onClick={onClick}
    >
      <span className={classes.labelled}>
        {icon}
        <span className={classes.toolLabel}>{children}</span>
      </span>
    </Button>
  );
}

function SaveMark({ state }: { readonly state: SaveState }) {
  if (state === 'off' || state === 'elsewhere') return null;
  return (
    <span className={classes.saved} role="status" data-state={typeof state === 'object' ? 'failed' : state}>
      {state === 'saved' && <IconCircleCheck size={15} stroke={1.75} aria-hidden />}
      <span>{typeof state === 'object' ? state.failure : state === 'saved' ? MESSAGES.stateSaved : 'Saving …'}</span>
    </span>
  );
}
