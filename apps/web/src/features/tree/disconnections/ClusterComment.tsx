import { Button, TextInput } from '@mantine/core';
import { LONGEST, type WireCluster } from '@retron/contract';
import { IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { tooLong } from '../../../components/text/too-long.ts';
import * as common from '../../../texts/common.ts';
import * as texts from '../../../texts/tree/disconnections.ts';
import classes from './disconnections.module.css';

/** What became of a comment: `changed` somebody else wrote another in the meantime. */
export type CommentOutcome = 'saved' | 'changed' | 'failed';

export interface ClusterCommentProps {
  readonly cluster: WireCluster;
  /** @param version - of the comment that was read */
  readonly onSave: (comment: string, version: number) => Promise<CommentOutcome>;
}

/** What is being written over which version of the comment. */
interface Draft {
  readonly text: string;
  readonly version: number;
  /** Somebody else wrote another comment since: only its writer saves this one over it. */
  readonly isOutdated: boolean;
}

/**
 * A note on a disconnection, written in place: Enter or leaving the field saves, Esc does not. Everybody in the project sees it. What
 * could not be saved stays in the field.
 */
export function ClusterComment({ cluster, onSave }: ClusterCommentProps) {
  const [draft, setDraft] = useState<Draft | null>(null);
  /** Leaving the field while it is saved must not save again. */
  const isSaving = useRef(false);
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
          setDraft({ text: cluster.comment, version: cluster.commentVersion, isOutdated: false });
        }}
      >
        {cluster.comment === '' ? common.comment : cluster.comment}
      </Button>
    );
  }
  const { text, isOutdated } = draft;
  const commentTooLong = tooLong(text, LONGEST.clusterComment);
  const save = async () => {
    const comment = text.trim();
    if (comment === cluster.comment) return setDraft(null);
    if (isSaving.current || commentTooLong !== null) return;
    isSaving.current = true;
    const outcome = await onSave(comment, isOutdated ? cluster.commentVersion : draft.version);
    isSaving.current = false;
    if (outcome === 'saved') setDraft(null);
    if (outcome === 'changed') setDraft({ ...draft, isOutdated: true });
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') void save();
    if (event.key !== 'Escape') return;
    setDraft(null);
  };
  return (
    <div className={classes.writing}>
      <TextInput
        size="xs"
        aria-label={label}
        data-mantine-stop-propagation="true"
        autoFocus
        value={text}
        error={commentTooLong ?? (isOutdated ? texts.commentedSince(cluster.comment) : undefined)}
        onClick={(event) => event.stopPropagation()}
        onChange={(event) => setDraft({ ...draft, text: event.currentTarget.value })}
        onBlur={isOutdated ? undefined : () => void save()}
        onKeyDown={handleKey}
      />
      {isOutdated && (
        <Button.Group>
          <Button size="compact-xs" variant="default" onClick={() => void save()}>
            {texts.replaceComment}
          </Button>
          <Button size="compact-xs" variant="default" onClick={() => setDraft(null)}>
            {texts.keepTheirComment}
          </Button>
        </Button.Group>
      )}
    </div>
  );
}
