import { ActionIcon, Button, TextInput } from '@mantine/core';
import { LONGEST, treeViewOf, type WireTreeState } from '@retron/contract';
import type { TreeView } from '@retron/tree';
import { IconDeviceFloppy, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { reasonOf } from '../../api/api-error.ts';
import { tooLong } from '../../components/text/too-long.ts';
import { toasts } from '../../components/toast/toast-store.ts';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/tree/page.ts';
import { deleteTreeState, saveNamedState, treeStatesOptions } from './api/tree-states.ts';
import classes from './TreePage.module.css';

const ICON = { size: 14, stroke: 1.75, 'aria-hidden': true } as const;

export interface SavedViewsProps {
  readonly projectId: number;
  readonly queryId: number;
  readonly view: TreeView;
  readonly named: readonly WireTreeState[];
  readonly onShow: (view: TreeView, name: string) => void;
}

/** The views that are kept under names: to be shown, saved over, deleted, and a new one. */
export function SavedViews({ named, projectId, queryId, view, onShow }: SavedViewsProps) {
  const [name, setName] = useState('');
  const client = useQueryClient();
  const options = treeStatesOptions(projectId, queryId);
  const keep = (change: (all: readonly WireTreeState[]) => readonly WireTreeState[]) =>
    client.setQueryData(options.queryKey, (before) => (before ? change(before) : before));

  const save = useMutation({
    mutationFn: (into: { readonly id: number | null; readonly name: string; readonly view: TreeView }) =>
      saveNamedState(projectId, queryId, into, into.view),
    onSuccess: (state) => {
      keep((all) => [...all.filter(({ id }) => id !== state.id), state].toSorted((a, b) => a.id - b.id));
      setName('');
      toasts.message(texts.viewSaved(state.name));
    },
  });
  const remove = useMutation({
    mutationFn: (state: WireTreeState) => deleteTreeState(projectId, queryId, state.id),
    onSuccess: (_, state) => {
      keep((all) => all.filter(({ id }) => id !== state.id));
      toasts.undoable(texts.viewDeleted(state.name), () => save.mutate({ id: null, name: state.name, view: treeViewOf(state.state) }));
    },
  });
  const nameTooLong = tooLong(name, LONGEST.viewName);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const given = name.trim();
    if (given === '' || nameTooLong !== null) return;
    save.mutate({ id: named.find((state) => state.name === given)?.id ?? null, name: given, view });
  };
  const error = save.error ?? remove.error;
  return (
    <>
      {named.length === 0 ? <p className={classes.noViews}>{texts.savedViewsHint}</p> : null}
      <ul className={classes.views}>
        {named.map((state) => (
          <li key={state.id}>
            <Button size="xs" variant="subtle" justify="flex-start" fullWidth onClick={() => onShow(treeViewOf(state.state), state.name)}>
              {state.name}
            </Button>
            <ActionIcon
              size="sm"
              aria-label={texts.saveViewAs(state.name)}
              title={texts.saveViewHere}
              onClick={() => save.mutate({ id: state.id, name: state.name, view })}
            >
              <IconDeviceFloppy {...ICON} />
            </ActionIcon>
            <ActionIcon size="sm" aria-label={texts.deleteView(state.name)} title={common.deleteIt} onClick={() => remove.mutate(state)}>
              <IconTrash {...ICON} />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <form className={classes.saveView} onSubmit={handleSubmit}>
        <TextInput
          size="xs"
          label={common.name}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          error={nameTooLong ?? (error === null ? undefined : reasonOf(error))}
        />
        <Button size="xs" type="submit" loading={save.isPending} disabled={name.trim() === ''}>
          {texts.saveView}
        </Button>
      </form>
    </>
  );
}
