import { Button } from '@mantine/core';
import type { ProjectAnswer } from '@retron/contract';
import { IconLogout } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '../../addresses/paths.ts';
import { sessionOptions } from '../../api/session.ts';
import { toasts } from '../../components/toast/toast-store.ts';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/project/members.ts';
import classes from './MembersDialog.module.css';
import { useMemberChanges } from './use-member-changes.ts';

interface MembersFootProps {
  readonly project: ProjectAnswer;
  readonly onClose: () => void;
}

/** The way out of the project, and out of the dialog. */
export function MembersFoot({ project, onClose }: MembersFootProps) {
  const { data: session } = useQuery(sessionOptions);
  const { remove } = useMemberChanges(project.id);
  const navigate = useNavigate();
  const [isSure, setIsSure] = useState(false);
  const isAlsoByGroup = project.groups.some(({ members }) => members.some(({ username }) => username === session?.username));
  const whyNot =
    session?.username !== project.ownerUsername ? texts.hereByGroup : project.isDefault ? texts.isDefaultProject : texts.handOverFirst;
  function handleLeave() {
    if (!isSure) return setIsSure(true);
    if (!session) return;
    remove.mutate(session.username, {
      onSuccess: () => {
        toasts.message(texts.youLeft(project.name));
        void navigate({ to: paths.projects });
      },
    });
  }
  return (
    <div className={classes.foot}>
      <Button
        variant="default"
        leftSection={<IconLogout size={16} stroke={1.75} />}
        disabled={!project.mayLeave}
        loading={remove.isPending}
        onClick={handleLeave}
      >
        {isSure ? texts.leaveForGood : texts.leaveProject}
      </Button>
      <span>{project.mayLeave ? (isSure ? (isAlsoByGroup ? texts.stillSeenByGroup : texts.leavingHint) : '') : whyNot}</span>
      <Button onClick={onClose}>{common.done}</Button>
    </div>
  );
}
