import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import type { WireDataFile } from '@retron/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reasonOf } from '../../api/api-error.ts';
import { deleteDataFile } from '../../api/data-files.ts';
import { keys } from '../../api/keys.ts';
import { CentreDialog } from '../../components/dialogs/CentreDialog.tsx';
import { toasts } from '../../components/toast/toast-store.ts';
import * as texts from '../../texts/backoffice/data-files.ts';
import * as common from '../../texts/common.ts';
import { kindText } from './data-file-texts.ts';

export interface DeleteDataFileProps {
  readonly file: WireDataFile;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks for the name before a file is deleted: that cannot be undone. */
export function DeleteDataFile({ file, isOpen, onClose, onDone }: DeleteDataFileProps) {
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const end = useMutation({
    mutationFn: () => deleteDataFile(file),
    onSuccess: () => {
      onClose();
      onDone();
    },
    onSettled: () => client.invalidateQueries({ queryKey: keys.dataFiles }),
    onError: (error) => toasts.error(reasonOf(error)),
  });
  return (
    <CentreDialog isOpen={isOpen} title={texts.askToDelete(file.name)} width={460} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (typed === file.name) end.mutate();
        }}
      >
        <Stack gap="md">
          <Text>{texts.whatDeletingMeans(kindText(file.kind), file.kind === 'library')}</Text>
          <TextInput
            label={texts.typeToDeleteIt(file.name)}
            autoComplete="off"
            data-autofocus
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {common.cancel}
            </Button>
            <Button type="submit" color="red" disabled={typed !== file.name} loading={end.isPending}>
              {texts.deleteForEver}
            </Button>
          </Group>
        </Stack>
      </form>
    </CentreDialog>
  );
}
