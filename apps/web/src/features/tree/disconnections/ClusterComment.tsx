import { Button, TextInput } from '@mantine/core';
import type { WireCluster } from '@retron/contract';
import { IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import * as common from '../../../texts/common.ts';
import * as texts from '../../../texts/tree/disconnections.ts';
import classes from './disconnections.module.css';

export interface ClusterCommentProps {
  readonly cluster: WireCluster;
  readonly onSave: (comment: string) => void;
}

const LONGEST = 4000;

/** A note on a disconnection, written in place: Enter or leaving the field saves, Esc does not. Everybody in the project sees it. */
export function ClusterComment({ cluster, onSave }: ClusterCommentProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const label = texts.commentOnCluster(cluster.no);
  if (draft === null) {
    return (
      <Button
        size="xs"
        variant="subtle"
        color="gray"
        className={classes.comment}
        aria-label={cluster.comment === '' ? label : `${label}: ${cluster.comment}`}
        leftSection={cluster.comment === '' ? <IconPlus size={14} stroke={1.75} aria-hidden /> : undefined}
        onClick={(event) => {
          event.stopPropagation();
          setDraft(cluster.comment);
        }}
      >
        {cluster.comment === '' ? common.comment : cluster.comment}
      </Button>
    );
  }
  const save = () => {
    setDraft(null);
    if (draft.trim() !== cluster.comment) onSave(draft.trim());
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') save();
    if (event.key !== 'Escape') return;
    setDraft(null);
  };
  return (
    <TextInput
      size="xs"
      aria-label={label}
      data-mantine-stop-propagation="true"
      autoFocus
      maxLength={LONGEST}
      value={draft}
      onClick={(event) => event.stopPropagation()}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={save}
      onKeyDown={handleKey}
    />
  );
}
