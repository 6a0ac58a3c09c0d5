import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconDownload, IconEyeOff, IconMessage, IconRoute } from '@tabler/icons-react';
import classes from './EvidencePanel.module.css';

export interface PanelFootProps {
  readonly onSelectRoute: () => void;
  readonly onHide: () => void;
  readonly onComment: () => void;
}

/** What can be done with the open suggestion; always in view. */
export function PanelFoot({ onSelectRoute, onHide, onComment }: PanelFootProps) {
  return (
    <footer className={classes.foot}>
      <Button leftSection={<IconRoute size={16} stroke={1.75} />} onClick={onSelectRoute}>
        Select route
      </Button>
      <Button variant="default" leftSection={<IconEyeOff size={16} stroke={1.75} />} onClick={onHide}>
        Hide
      </Button>
      <span className={classes.grow} />
      <ActionIcon variant="default" aria-label="Comment" onClick={onComment}>
        <IconMessage size={16} stroke={1.75} />
      </ActionIcon>
      <Tooltip label="Export is not available yet.">
        <Button
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.75} />}
          data-disabled
          aria-disabled
          onClick={preventDefault}
        >
          Export
        </Button>
      </Tooltip>
    </footer>
  );
}

/** A button with a tooltip must stay reachable while it cannot be used, so it is not `disabled`. */
function preventDefault(event: { preventDefault(): void }): void {
  event.preventDefault();
}
