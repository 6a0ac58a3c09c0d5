import { Button, Checkbox, Popover, SegmentedControl, Text } from '@mantine/core';
import {
  IconArrowsDiagonal,
  IconChevronDown,
  IconCircleCheck,
  IconEraser,
  IconFilter,
  IconList,
  IconRefresh,
  IconRoute,
  IconSitemap,
  IconSquareCheck,
  IconSquareCheckFilled,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { numberText } from '../../components/text/counts.ts';
import type { SaveState } from './api/use-saved-view.ts';
import type { NameReactionOption } from './model/name-reactions.ts';
import { TREE_TEXTS } from './model/texts.ts';
import type { ViewMode } from './model/tree-address.ts';
import classes from './TreePage.module.css';

export interface TreeToolbarProps {
  readonly mode: ViewMode;
  readonly nameReactions: readonly NameReactionOption[];
  /** Names chosen in the filter. */
  readonly chosen: readonly string[];
  readonly isOnlySelected: boolean;
  readonly hasRoute: boolean;
  readonly saveState: SaveState;
  readonly onMode: (mode: ViewMode) => void;
  readonly onChoose: (names: readonly string[]) => void;
  readonly onOnlySelected: (isOn: boolean) => void;
  readonly onExpandAll: () => void;
  readonly onClearRoute: () => void;
  readonly onReset: () => void;
}

const ICON = { size: 14, stroke: 1.75, 'aria-hidden': true } as const;

/** Ways to look at the tree, and what narrows, widens or clears it. */
export function TreeToolbar(props: TreeToolbarProps) {
  const { mode, isOnlySelected, hasRoute, saveState } = props;
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
          { value: 'list', label: <Labelled icon={<IconList {...ICON} />}>List</Labelled> },
        ]}
      />
      <span className={classes.divider} />
      <NameReactionFilter {...props} />
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
      <Tool icon={<IconArrowsDiagonal {...ICON} />} onClick={props.onExpandAll}>
        Expand all
      </Tool>
      <Tool icon={<IconEraser {...ICON} />} onClick={props.onClearRoute} isDisabled={!hasRoute}>
        Clear route
      </Tool>
      <Tool icon={<IconRefresh {...ICON} />} onClick={props.onReset}>
        Reset
      </Tool>
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
    <Button size="xs" variant="subtle" color="gray" className={classes.tool} leftSection={icon} disabled={isDisabled} onClick={onClick}>
      {children}
    </Button>
  );
}

function NameReactionFilter({ nameReactions, chosen, onChoose }: TreeToolbarProps) {
  const toggle = (name: string, isOn: boolean) => onChoose(isOn ? [...chosen, name] : chosen.filter((other) => other !== name));
  return (
    <Popover position="bottom-start" width={300} trapFocus returnFocus>
      <Popover.Target>
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          className={classes.tool}
          leftSection={<IconFilter {...ICON} />}
          rightSection={<IconChevronDown {...ICON} />}
        >
          Name reactions
          {chosen.length > 0 && <span className={classes.count}>{chosen.length}</span>}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Name reactions">
        {nameReactions.length === 0 && <Text c="dimmed">No name reactions among the suggestions shown.</Text>}
        <div className={classes.options}>
          {nameReactions.map(({ name, suggestions }) => (
            <Checkbox
              key={name}
              checked={chosen.includes(name)}
              onChange={(event) => toggle(name, event.currentTarget.checked)}
              label={
                <span className={classes.option}>
                  {name}
                  <span>{numberText(suggestions)}</span>
                </span>
              }
            />
          ))}
        </div>
        {chosen.length > 0 && (
          <Button size="xs" variant="subtle" mt="sm" onClick={() => onChoose([])}>
            Clear filter
          </Button>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

function SaveMark({ state }: { readonly state: SaveState }) {
  if (state === 'off') return null;
  return (
    <span className={classes.saved} role="status">
      {state === 'saved' && <IconCircleCheck size={15} stroke={1.75} aria-hidden />}
      {state === 'failed' ? TREE_TEXTS.stateSaveFailed : state === 'saved' ? TREE_TEXTS.stateSaved : 'Saving …'}
    </span>
  );
}
