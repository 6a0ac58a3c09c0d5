import { Button } from '@mantine/core';
import { MESSAGES } from '@retron/contract';
import { IconTrash, IconX } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reasonOf } from '../../api/api-error.ts';
import { keys } from '../../api/keys.ts';
import { deleteMolecule, restoreMolecule } from '../../api/molecules.ts';
import { toasts } from '../../components/toast/toast-store.ts';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/molecules.ts';
import { ExportMenu } from './ExportMenu.tsx';
import type { MoleculeFile } from './molecule-files.ts';

export interface SelectionBarProps {
  readonly names: readonly string[];
  readonly isExporting: boolean;
  readonly onExport: (file: MoleculeFile) => void;
  readonly onClear: () => void;
}

/** What can be done with the molecules that are ticked. */
export function SelectionBar({ names, isExporting, onExport, onClear }: SelectionBarProps) {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: keys.molecules });
  const restore = useMutation({
    mutationFn: async (deleted: readonly string[]) => {
      for (const name of deleted) await restoreMolecule(name);
    },
    onSettled: refresh,
    onError: (error) => toasts.error(reasonOf(error)),
  });
  const remove = useMutation({
    mutationFn: async () => {
      for (const name of names) await deleteMolecule(name);
    },
    onSuccess: () => toasts.undoable(texts.moleculesDeleted(names.length), () => restore.mutate(names)),
    onSettled: async () => {
      onClear();
      await refresh();
    },
    onError: (error) => toasts.error(`${MESSAGES.moleculeDelete} ${reasonOf(error)}`),
  });
  return (
    <>
      <b role="status">{texts.countSelected(names.length)}</b>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconTrash size={14} stroke={1.75} />}
        loading={remove.isPending}
        onClick={() => remove.mutate()}
      >
        {common.deleteIt}
      </Button>
      <ExportMenu what={texts.theSelected} isCompact isDisabled={isExporting} onChoose={onExport} />
      <Button variant="subtle" size="compact-sm" leftSection={<IconX size={14} stroke={1.75} />} onClick={onClear}>
        {common.clear}
      </Button>
    </>
  );
}
