import { Button } from '@mantine/core';
import type { ProjectAnswer } from '@retron/contract';
import { IconMessages, IconPlus, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { useShellActions } from '../../components/shell/shell-actions.ts';
import { CommentsDialog } from '../../shared/comments/CommentsDialog.tsx';
import { useCommentsHash } from '../../shared/comments/use-comments-hash.ts';
import * as common from '../../texts/common.ts';
import * as counts from '../../texts/counts.ts';
import * as texts from '../../texts/project/project.ts';
import { MembersDialog } from './MembersDialog.tsx';
import classes from './ProjectPage.module.css';

export interface ProjectTitleProps {
  readonly projectId: number;
  /** Null while it loads. */
  readonly project: ProjectAnswer | null;
  /** Null while they load. */
  readonly queryCount: number | null;
}

/** Name, numbers and description of a project, its members and comments, and the way to a new query. */
export function ProjectTitle({ projectId, project, queryCount }: ProjectTitleProps) {
  const { openNewQuery } = useShellActions();
  const [dialog, setDialog] = useState<'members' | 'comments' | null>(null);
  const handleClose = () => setDialog(null);
  useCommentsHash(project === null ? null : () => setDialog('comments'));
  return (
    <div className={classes.title}>
      <div className={classes.name}>
        <h1>{project?.name ?? ' '}</h1>
        {project === null || queryCount === null ? null : (
          <span className={classes.numbers}>
            {counts.queries(queryCount)} · {counts.members(project.memberCount)} · {counts.comments(project.commentCount)}
          </span>
        )}
        {project === null || project.description.trim() === '' ? null : <p className={classes.purpose}>{project.description}</p>}
      </div>
      <Button
        variant="default"
        leftSection={<IconUsers size={16} stroke={1.75} />}
        disabled={project === null}
        onClick={() => setDialog('members')}
      >
        {texts.members}
      </Button>
      <Button
        variant="default"
        leftSection={<IconMessages size={16} stroke={1.75} />}
        disabled={project === null}
        onClick={() => setDialog('comments')}
      >
        {common.comments}
      </Button>
      <Button
        variant={queryCount === 0 ? 'default' : 'filled'}
        leftSection={<IconPlus size={16} stroke={1.75} />}
        onClick={() => openNewQuery({ projectId })}
      >
        {common.newQuery}
      </Button>
      {project === null ? null : <MembersDialog isOpen={dialog === 'members'} project={project} onClose={handleClose} />}
      <CommentsDialog
        isOpen={dialog === 'comments'}
        subject={{ projectId, queryId: null }}
        name={project?.name ?? ''}
        onClose={handleClose}
      />
    </div>
  );
}
