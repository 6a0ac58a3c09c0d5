import { Menu } from '@mantine/core';
import * as texts from '../../../texts/tree/canvas.ts';
import type { CanvasNode } from '../model/canvas-tree.ts';
import { type EntryAction, type MenuEntry, type MenuSituation, menuEntries } from '../model/menu-entries.ts';
import type { Point } from './geometry.ts';
import classes from './Overlays.module.css';

export interface NodeMenuProps {
  readonly node: CanvasNode;
  readonly situation: MenuSituation;
  /** Screen pixels from the canvas's corner. */
  readonly at: Point;
  readonly onChoose: (action: EntryAction) => void;
  readonly onClose: () => void;
}

interface EntryProps extends Pick<NodeMenuProps, 'onChoose'> {
  readonly entry: MenuEntry;
}

function Entry({ entry: { label, action, shortcut, reason }, onChoose }: EntryProps) {
  return (
    <Menu.Item
      disabled={reason !== null || action === null}
      rightSection={shortcut && reason === null ? <span className={classes.shortcut}>{shortcut}</span> : undefined}
      onClick={() => action && onChoose(action)}
    >
      {label}
      {reason !== null && <span className={classes.reason}>{reason}</span>}
    </Menu.Item>
  );
}

/** Not `keydown`, as usual: the key that opens the menu would close it at once. The focus is in the menu, where Escape closes it. */
const POINTER_EVENTS = ['mousedown', 'touchstart'];

/** The menu of a node at the pointer, or beside the node when opened by key. */
export function NodeMenu({ node, situation, at, onChoose, onClose }: NodeMenuProps) {
  const title = titleOf(node);
  return (
    <Menu
      opened
      onClose={onClose}
      position="bottom-start"
      offset={2}
      withinPortal={false}
      floatingStrategy="fixed"
      returnFocus={false}
      trapFocus
      clickOutsideEvents={POINTER_EVENTS}
    >
      <Menu.Target>
        <button type="button" tabIndex={-1} aria-label={title} className={classes.menuAnchor} style={{ left: at.x, top: at.y }} />
      </Menu.Target>
      <Menu.Dropdown aria-label={title}>
        <Menu.Label>{title}</Menu.Label>
        {menuEntries(node, situation).map((entry) =>
          entry.entries === undefined ? (
            <Entry key={entry.label} entry={entry} onChoose={onChoose} />
          ) : (
            <Menu.Sub key={entry.label}>
              <Menu.Sub.Target>
                <Menu.Sub.Item>{entry.label}</Menu.Sub.Item>
              </Menu.Sub.Target>
              <Menu.Sub.Dropdown aria-label={entry.label}>
                {entry.entries.map((each) => (
                  <Entry key={each.label} entry={each} onChoose={onChoose} />
                ))}
              </Menu.Sub.Dropdown>
            </Menu.Sub>
          ),
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

function titleOf(node: CanvasNode): string {
  if (node.kind === 'structure') return texts.structureNumber(node.structure.no);
  return node.kind === 'suggestion' ? texts.reactionNumber(node.suggestion.no) : texts.furtherSuggestions;
}
