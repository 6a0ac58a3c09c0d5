import { Menu } from '@mantine/core';
import type { EntryAction, MenuEntry } from '../model/menu-entries.ts';
import type { Point } from './geometry.ts';
import classes from './Overlays.module.css';

export interface NodeMenuProps {
  /** Such as `Structure 4`. */
  readonly title: string;
  readonly entries: readonly MenuEntry[];
  /** Screen pixels from the canvas's corner. */
  readonly at: Point;
  readonly onChoose: (action: EntryAction) => void;
  readonly onClose: () => void;
}

/** Not `keydown`, as usual: the key that opens the menu would close it at once. The focus is in the menu, where Escape closes it. */
const POINTER_EVENTS = ['mousedown', 'touchstart'];

/** The menu of a node at the pointer, or beside the node when opened by key. */
export function NodeMenu({ title, entries, at, onChoose, onClose }: NodeMenuProps) {
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
        {entries.map(({ label, action, shortcut, reason }) => (
          <Menu.Item
            key={label}
            disabled={reason !== null || action === null}
            rightSection={shortcut && reason === null ? <span className={classes.shortcut}>{shortcut}</span> : undefined}
            onClick={() => action && onChoose(action)}
          >
            {label}
            {reason !== null && <span className={classes.reason}>{reason}</span>}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
