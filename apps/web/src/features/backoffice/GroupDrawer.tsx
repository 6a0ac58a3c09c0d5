import { Button, Select } from '@mantine/core';
import type { WireGroup } from '@retron/contract';
import { IconEdit, IconTrash, IconUserMinus } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reasonOf } from '../../api/api-error.ts';
import { addGroupMember, deleteGroup, removeGroupMember } from '../../api/groups.ts';
import { keys } from '../../api/keys.ts';
import { everybodyOptions } from '../../api/members.ts';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { dateText } from '../../components/text/dates.ts';
import { toasts } from '../../components/toast/toast-store.ts';
import * as texts from '../../texts/backoffice/groups.ts';
import * as common from '../../texts/common.ts';
import classes from './Backoffice.module.css';
import { DrawerFrame } from './DrawerFrame.tsx';
import { GroupForm } from './GroupForm.tsx';

export interface GroupDrawerProps {
  readonly group: WireGroup;
  readonly onClose: () => void;
}

/** What may be done with one group: its name, its people, its end. */
export function GroupDrawer({ group, onClose }: GroupDrawerProps) {
  const client = useQueryClient();
  const everybody = useQuery(everybodyOptions);
  const [isEditing, setIsEditing] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const [term, setTerm] = useState('');
  const onSettled = () => client.invalidateQueries({ queryKey: keys.groups });
  const onError = (error: unknown) => toasts.error(reasonOf(error));
  const add = useMutation({ mutationFn: (username: string) => addGroupMember(group.id, username), onSettled, onError });
  const remove = useMutation({ mutationFn: (username: string) => removeGroupMember(group.id, username), onSettled, onError });
  const end = useMutation({ mutationFn: () => deleteGroup(group.id), onSuccess: onClose, onSettled, onError });
  const others = (everybody.data ?? []).filter(({ username }) => !group.members.some((member) => member.username === username));
  return (
    <DrawerFrame title={group.name} subtitle={texts.projectsAndSince(group.projectCount, dateText(group.created))} onClose={onClose}>
      {isEditing ? (
        <GroupForm group={group} onDone={() => setIsEditing(false)} />
      ) : (
        <section aria-label={texts.aboutGroup}>
          {group.description === '' ? <p className={classes.dim}>{texts.noDescription}</p> : <p>{group.description}</p>}
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconEdit size={14} stroke={1.75} aria-hidden />}
            onClick={() => setIsEditing(true)}
          >
            {common.edit}
          </Button>
        </section>
      )}
      <section aria-label={texts.people}>
        <h3>
          {texts.people} <span className={classes.dim}>{group.members.length}</span>
        </h3>
        <Select
          className={classes.wide ?? ''}
          aria-label={texts.addPerson}
          placeholder={texts.addPersonHint}
          searchable
          clearable
          data={others.map(({ username, realname }) => ({ value: username, label: `${realname} (${username})` }))}
          value={null}
          searchValue={term}
          onSearchChange={setTerm}
          nothingFoundMessage={texts.nobodyElseHasThisName}
          onChange={(username) => {
            if (username === null) return;
            add.mutate(username);
            setTerm('');
          }}
        />
        {group.members.length === 0 ? <p className={classes.dim}>{texts.nobodyIsInThisGroup}</p> : null}
        <ul className={classes.people}>
          {group.members.map(({ username, realname }) => (
            <li key={username}>
              <span>
                <b>{realname}</b> <small className={classes.dim}>{username}</small>
              </span>
              <Button
                variant="default"
                size="compact-sm"
                leftSection={<IconUserMinus size={14} stroke={1.75} aria-hidden />}
                aria-label={texts.removePerson(realname, username)}
                onClick={() =>
                  remove.mutate(username, { onSuccess: () => toasts.undoable(texts.personRemoved(realname), () => add.mutate(username)) })
                }
              >
                {common.remove}
              </Button>
            </li>
          ))}
        </ul>
      </section>
      <Button
        variant="default"
        color="red"
        leftSection={<IconTrash size={16} stroke={1.75} aria-hidden />}
        onClick={() => setIsAsked(true)}
      >
        {texts.deleteGroup}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={texts.askToDelete(group.name)}
        text={texts.whatDeletingMeans(group.projectCount)}
        confirmLabel={texts.deleteGroup}
        onClose={() => setIsAsked(false)}
        onConfirm={() => {
          setIsAsked(false);
          end.mutate();
        }}
      />
    </DrawerFrame>
  );
}
