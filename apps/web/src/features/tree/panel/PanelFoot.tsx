import { ActionIcon, Button } from '@mantine/core';
import { IconDownload, IconEyeOff, IconMessage, IconRoute } from '@tabler/icons-react';
import * as common from '../../../texts/common.ts';
import { numberText } from '../../../texts/counts.ts';
import * as texts from '../../../texts/tree/evidence.ts';
import classes from './EvidencePanel.module.css';

export interface PanelFootProps {
  /** Comments on it. */
  readonly commentCount: number;
  readonly onSelectRoute: () => void;
  readonly onHide: () => void;
  readonly onComment: () => void;
  readonly onExport: () => void;
}

/** What can be done with the open suggestion; always in view. */
export function PanelFoot({ commentCount, onSelectRoute, onHide, onComment, onExport }: PanelFootProps) {
  return (
    <footer className={classes.foot}>
      <Button leftSection={<IconRoute size={16} stroke={1.75} />} onClick={onSelectRoute}>
        {texts.selectRoute}
      </Button>
      <Button variant="default" leftSection={<IconEyeOff size={16} stroke={1.75} />} onClick={onHide}>
        {texts.hide}
      </Button>
      <span className={classes.grow} />
      {commentCount > 0 ? (
        <Button
          variant="default"
          leftSection={<IconMessage size={16} stroke={1.75} />}
          aria-label={texts.commentWithCount(commentCount)}
          onClick={onComment}
        >
          {numberText(commentCount)}
        </Button>
      ) : (
        <ActionIcon variant="default" aria-label={common.comment} onClick={onComment}>
          <IconMessage size={16} stroke={1.75} />
        </ActionIcon>
      )}
      <Button variant="default" leftSection={<IconDownload size={16} stroke={1.75} />} onClick={onExport}>
        {texts.exportIt}
      </Button>
    </footer>
  );
}
