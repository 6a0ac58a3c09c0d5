import { Button } from '@mantine/core';
import type { Member, ProjectAnswer } from '@retron/contract';
import { IconCrown, IconInfoCircle, IconSwitchHorizontal, IconUserMinus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sessionOptions } from '../../api/session.ts';
import { toasts } from '../../components/toast/toast-store.ts';
import { peopleOf } from '../../shared/project-people.ts';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/project/members.ts';
import { HandOver } from './HandOver.tsx';
import classes from './MembersDialog.module.css';
import { Person } from './Person.tsx';
import { ProjectGroups } from './ProjectGroups.tsx';
import { useMemberChanges } from './use-member-changes.ts';

/** Who works in a project: its owner, members, and groups with their people. */
export function People({ project }: { readonly project: ProjectAnswer }) {
  const { data: session } = useQuery(sessionOptions);
  const { add, remove } = useMemberChanges(project.id);
  const [isHandingOver, setIsHandingOver] = useState(false);
  const owner = project.members.find(({ username }) => username === project.ownerUsername);
  const others = project.members.filter(({ username }) => username !== project.ownerUsername);
  const heirs = peopleOf(project).filter(({ username }) => username !== project.ownerUsername);

  function handleRemove({ username, realname }: Member) {
    remove.mutate(username, { onSuccess: () => toasts.undoable(texts.personRemoved(realname), () => add.mutate(username)) });
  }
  return (
    <div className={classes.card}>
      <h3>
        {common.owner} <small>1</small>
      </h3>
      {owner ? (
        <Person person={owner} isSelf={session?.username === owner.username}>
          <span className={classes.role}>
            <IconCrown size={14} stroke={1.75} aria-hidden /> {common.owner}
          </span>
          {project.mayHandOver ? (
            <Button
              variant="default"
              size="compact-sm"
              leftSection={<IconSwitchHorizontal size={14} stroke={1.75} />}
              aria-expanded={isHandingOver}
              disabled={heirs.length === 0}
              title={heirs.length === 0 ? texts.addMemberFirst : undefined}
              onClick={() => setIsHandingOver((is) => !is)}
            >
              {texts.handOver}
            </Button>
          ) : null}
        </Person>
      ) : null}
      {isHandingOver && heirs.length > 0 ? <HandOver project={project} members={heirs} onClose={() => setIsHandingOver(false)} /> : null}
      <h3>
        {texts.members} <small>{others.length}</small>
      </h3>
      {others.length === 0 ? (
        <p className={classes.nobody}>{project.groups.length === 0 ? texts.onlyOwnerSees : texts.noMemberByName}</p>
      ) : null}
      {others.map((member) => (
        <Person key={member.username} person={member} isSelf={session?.username === member.username}>
          <span className={classes.member}>{texts.member}</span>
          {project.mayEdit ? (
            <Button
              variant="default"
              size="compact-sm"
              leftSection={<IconUserMinus size={14} stroke={1.75} />}
              aria-label={texts.removePerson(member.realname, member.username)}
              onClick={() => handleRemove(member)}
            >
              {common.remove}
            </Button>
          ) : null}
        </Person>
      ))}
      <ProjectGroups project={project} />
      <p className={classes.note}>
        <IconInfoCircle size={14} stroke={1.75} aria-hidden /> {texts.removingHint}
      </p>
    </div>
  );
}
