import { Button } from '@mantine/core';
import type { ProjectAnswer } from '@retron/contract';
import { IconUsersGroup, IconUsersMinus } from '@tabler/icons-react';
import { toasts } from '../../components/toast/toast-store.ts';
import * as common from '../../texts/common.ts';
import * as counts from '../../texts/counts.ts';
import * as texts from '../../texts/project/members.ts';
import classes from './MembersDialog.module.css';
import { useMemberChanges } from './use-member-changes.ts';

/** Groups whose people are members of a project; each opens to its people. */
export function ProjectGroups({ project }: { readonly project: ProjectAnswer }) {
  const { addGroup, removeGroup } = useMemberChanges(project.id);
  return (
    <>
      <h3>
        {texts.groups} <small>{project.groups.length}</small>
      </h3>
      {project.groups.length === 0 ? <p className={classes.nobody}>{texts.noGroup}</p> : null}
      {project.groups.map(({ id, name, description, members }) => (
        <div key={id} className={classes.person}>
          <span className={classes.square} aria-hidden>
            <IconUsersGroup size={16} stroke={1.75} />
          </span>
          <details className={classes.name}>
            <summary>
              <b>{name}</b> <small>{counts.people(members.length)}</small>
            </summary>
            {description === '' ? null : <p>{description}</p>}
            <ul>
              {members.map(({ username, realname }) => (
                <li key={username}>
                  {realname} <small>{username}</small>
                </li>
              ))}
            </ul>
          </details>
          {project.mayEdit ? (
            <Button
              variant="default"
              size="compact-sm"
              leftSection={<IconUsersMinus size={14} stroke={1.75} />}
              aria-label={texts.removeGroup(name)}
              onClick={() =>
                removeGroup.mutate(id, { onSuccess: () => toasts.undoable(texts.groupRemoved(name), () => addGroup.mutate(name)) })
              }
            >
              {common.remove}
            </Button>
          ) : null}
        </div>
      ))}
    </>
  );
}
