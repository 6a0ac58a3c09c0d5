import { TextInput } from '@mantine/core';
import { MESSAGES, type WireMolecule } from '@retron/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { ApiError, fieldMessage, reasonOf } from '../../api/api-error.ts';
import { keys } from '../../api/keys.ts';
import { updateMolecule } from '../../api/molecules.ts';
import * as texts from '../../texts/molecules.ts';

/** A name in its place: Enter saves, Esc restores. */
export function RenameInput({ molecule, onClose }: { readonly molecule: WireMolecule; readonly onClose: () => void }) {
  const client = useQueryClient();
  const [name, setName] = useState(molecule.name);
  const rename = useMutation({
    mutationFn: () => updateMolecule(molecule.name, { name: name.trim() }),
    onSuccess: async () => {
      onClose();
      await client.invalidateQueries({ queryKey: keys.molecules });
    },
  });
  const own = name.trim() === '' ? MESSAGES.moleculeNameRequired : null;
  const isGone = rename.error instanceof ApiError && rename.error.kind === 'not-found';
  const failure = rename.isError
    ? (fieldMessage(rename.error, 'name') ?? (isGone ? MESSAGES.moleculeUpdate : reasonOf(rename.error)))
    : null;
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Enter' || own !== null) return;
    if (name.trim() === molecule.name) onClose();
    else rename.mutate();
  }
  return (
    <TextInput
      aria-label={texts.newNameOf(molecule.name)}
      size="xs"
      autoFocus
      value={name}
      error={own ?? failure}
      onChange={(event) => {
        rename.reset();
        setName(event.currentTarget.value);
      }}
      onKeyDown={handleKeyDown}
    />
  );
}
