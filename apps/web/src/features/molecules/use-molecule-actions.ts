import { MESSAGES, type WireMolecule } from '@retron/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { reasonOf } from '../../api/api-error.ts';
import { keys } from '../../api/keys.ts';
import { copyMolecule, deleteMolecule, restoreMolecule } from '../../api/molecules.ts';
import { useShellActions } from '../../components/shell/shell-actions.ts';
import { toasts } from '../../components/toast/toast-store.ts';
import * as texts from '../../texts/molecules.ts';

export interface MoleculeActions {
  readonly useAsTarget: () => void;
  readonly copy: () => void;
  readonly remove: () => void;
  readonly isRenaming: boolean;
  readonly setIsRenaming: (isRenaming: boolean) => void;
  /** For the element that stands for the molecule: keys act while it has the focus itself. */
  readonly handleKeyDown: (event: KeyboardEvent) => void;
}

/** What can be done with a molecule of the library, however it is shown. */
export function useMoleculeActions({ name, smiles }: WireMolecule, onOpen: () => void): MoleculeActions {
  const client = useQueryClient();
  const { openNewQuery } = useShellActions();
  const [isRenaming, setIsRenaming] = useState(false);
  const refresh = () => client.invalidateQueries({ queryKey: keys.molecules });
  const say = (message: string) => (error: unknown) => toasts.error(`${message} ${reasonOf(error)}`);
  const copy = useMutation({ mutationFn: () => copyMolecule(name), onSettled: refresh, onError: say(MESSAGES.moleculeCopy) });
  const restore = useMutation({ mutationFn: () => restoreMolecule(name), onSettled: refresh, onError: say(MESSAGES.moleculeSave) });
  const remove = useMutation({
    mutationFn: () => deleteMolecule(name),
    onSuccess: () => toasts.undoable(texts.moleculeDeletedNamed(name), () => restore.mutate()),
    onSettled: refresh,
    onError: say(MESSAGES.moleculeDelete),
  });
  const useAsTarget = () => openNewQuery({ initial: { rosdal: smiles } });

  function handleKeyDown(event: KeyboardEvent) {
    if (event.target !== event.currentTarget) return;
    const action = { Enter: onOpen, t: useAsTarget, F2: () => setIsRenaming(true), Delete: () => remove.mutate() }[event.key];
    const isCopy = event.key.toLowerCase() === 'd' && event.ctrlKey;
    if (action === undefined && !isCopy) return;
    event.preventDefault();
    if (isCopy) copy.mutate();
    else action?.();
  }
  return { useAsTarget, copy: () => copy.mutate(), remove: () => remove.mutate(), isRenaming, setIsRenaming, handleKeyDown };
}
