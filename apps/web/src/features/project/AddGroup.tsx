import { Button, Select } from '@mantine/core';
import { EVERYBODY, type ProjectAnswer } from '@retron/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { groupNamesOptions } from '../../api/groups.ts';
import { toasts } from '../../components/toast/toast-store.ts';
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
        if (added) toasts.undoable(`${name} added`, () => removeGroup.mutate(added.id));
        setName(null);
      },
    });
  }
  return (
    <div className={classes.card}>
      <h3>Add a group</h3>
      <div className={classes.addGroup}>
        <Select
          aria-label="Add a group"
          placeholder="Group"
          searchable
          data={others}
          value={name}
          nothingFoundMessage="No other group has this name."
          onChange={setName}
          comboboxProps={{ withinPortal: true }}
        />
        <Button variant="default" disabled={name === null} loading={addGroup.isPending} onClick={handleAdd}>
          Add
        </Button>
      </div>
    </div>
  );
}
