import { Button, Select } from '@mantine/core';
import { EVERYBODY, type ProjectAnswer } from '@retron/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { groupNamesOptions } from '../../api/groups.ts';
import { toasts } from '../../components/toast/toast-store.ts';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/project/members.ts';
import classes from './MembersDialog.module.css';
import { useMemberChanges } from './use-member-changes.ts';

/** Adds a group to a project; nothing where there is none to add. */
export function AddGroup({ project }: { readonly project: ProjectAnswer }) {
  const names = useQuery(groupNamesOptions);
  const { addGroup, removeGroup } = useMemberChanges(project.id);
  const [name, setName] = useState<string | null>(null);
  const others = (names.data ?? []).filter((each) => each !== EVERYBODY && !project.groups.some((group) => group.name === each));
  if (others.length === 0) return null;
  function handleAdd() {
    if (name === null) return;
    addGroup.mutate(name, {
      onSuccess: ({ groups }) => {
        const added = groups.find((group) => group.name === name);
        if (added) toasts.undoable(texts.groupAdded(name), () => removeGroup.mutate(added.id));
        setName(null);
      },
    });
  }
  return (
    <div className={classes.card}>
      <h3>{texts.addGroup}</h3>
      <div className={classes.addGroup}>
        <Select
          aria-label={texts.addGroup}
          placeholder={common.group}
          searchable
          data={others}
          value={name}
          nothingFoundMessage={texts.noOtherGroupName}
          onChange={setName}
          comboboxProps={{ withinPortal: true }}
        />
        <Button variant="default" disabled={name === null} loading={addGroup.isPending} onClick={handleAdd}>
          {texts.add}
        </Button>
      </div>
    </div>
  );
}
