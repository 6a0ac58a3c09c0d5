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
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/tree/page.ts';
import type { SaveState } from './api/use-saved-view.ts';
import type { ViewMode } from './model/tree-address.ts';
import { NameReactionFilter } from './NameReactionFilter.tsx';
import classes from './TreePage.module.css';
import { UndoButtons } from './UndoButtons.tsx';

export interface TreeToolbarProps {
  readonly mode: ViewMode;
  readonly isForward: boolean;
  readonly filter: TreeFilter;
  /** What it is set by. */
  readonly filterFields: ReactNode;
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
    <div className={classes.toolbar} role="toolbar" aria-label={texts.tree}>
      <SegmentedControl
        withItemsBorders={false}
        aria-label={texts.view}
        value={mode}
        onChange={(value) => props.onMode(value as ViewMode)}
        data={[
          { value: 'tree', label: <Labelled icon={<IconSitemap {...ICON} />}>{texts.tree}</Labelled> },
          { value: 'route', label: <Labelled icon={<IconRoute {...ICON} />}>{texts.route}</Labelled> },
          { value: 'list', label: <Labelled icon={<IconList {...ICON} />}>{isForward ? texts.equations : texts.list}</Labelled> },
        ]}
      />
      <span className={classes.divider} />
      <NameReactionFilter
        chosen={props.filter.nameReactions.length}
        isOn={props.filter.leastPrecedents > 0 || props.filter.tags.length > 0}
      >
        {props.filterFields}
      </NameReactionFilter>
      {props.cluster !== null && (
        <Button
          size="xs"
          variant="light"
          rightSection={<IconX {...ICON} />}
          aria-label={texts.showAllDisconnections(props.cluster)}
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
        title={texts.onlySelected}
        leftSection={isOnlySelected ? <IconSquareCheckFilled {...ICON} className={classes.toolOn} /> : <IconSquareCheck {...ICON} />}
        onClick={() => props.onOnlySelected(!isOnlySelected)}
      >
        <span className={classes.toolWord}>{texts.onlySelected}</span>
      </Button>
      <Button
        size="xs"
        variant="subtle"
        color="gray"
        className={classes.tool}
        aria-pressed={props.isGrouped}
        aria-label={texts.groupByDisconnection}
        title={texts.groupByDisconnection}
        leftSection={<IconStack2 {...ICON} className={props.isGrouped ? classes.toolOn : undefined} />}
        onClick={() => props.onGroup(!props.isGrouped)}
      >
        <span className={classes.toolWord}>{common.group}</span>
        <span className={classes.toolEnd}>{texts.byDisconnection}</span>
      </Button>
      {props.savedViews}
      <Tool icon={<IconArrowsDiagonal {...ICON} />} onClick={props.onExpandAll}>
        {texts.expandAll}
      </Tool>
      <Tool icon={<IconEraser {...ICON} />} onClick={props.onClearRoute} isDisabled={!hasRoute}>
        {texts.clearRoute}
      </Tool>
      <Tool icon={<IconRefresh {...ICON} />} onClick={props.onReset}>
        {texts.reset}
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
      <span>{typeof state === 'object' ? state.failure : state === 'saved' ? MESSAGES.stateSaved : texts.saving}</span>
    </span>
  );
}
