import { Button, FileInput, Group, Select, Stack, Text } from '@mantine/core';
import { MESSAGES } from '@retron/contract';
import { IconFileImport } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '../../addresses/paths.ts';
import { reasonOf } from '../../api/api-error.ts';
import { importTree } from '../../api/exports.ts';
import { keys } from '../../api/keys.ts';
import { allProjectsOptions } from '../../api/projects.ts';
import { CentreDialog } from '../../components/dialogs/CentreDialog.tsx';
import { toasts } from '../../components/toast/toast-store.ts';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/exports.ts';
import { readImportFile } from './import-file.ts';

export interface ImportDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Makes a query of pathways that were exported as JSON, and opens its tree. */
export function ImportDialog({ isOpen, onClose }: ImportDialogProps) {
  const router = useRouter();
  const client = useQueryClient();
  const projects = useQuery({ ...allProjectsOptions, enabled: isOpen });
  const [file, setFile] = useState<File | null>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  const choices = (projects.data?.projects ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  const project = wanted ?? choices[0]?.value ?? null;
  const begin = useMutation({
    mutationFn: async ({ from, projectId }: { readonly from: File; readonly projectId: number }) => {
      const read = await readImportFile(from);
      if (!read.ok) throw new Error(read.message);
      return importTree(projectId, read.file);
    },
    onSuccess: async (queryId, { projectId }) => {
      await client.invalidateQueries({ queryKey: keys.queryLists });
      toasts.message(texts.pathwaysWereImported);
      onClose();
      // No search has told routes of it, whatever its algorithm.
      router.history.push(`${paths.tree(projectId, queryId)}?view=tree`);
    },
  });
  return (
    <CentreDialog isOpen={isOpen} title={texts.importPathways} width={480} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (file !== null && project !== null) begin.mutate({ from: file, projectId: Number(project) });
        }}
      >
        <Stack gap="md">
          <FileInput
            label={texts.file}
            description={texts.importIntroduction}
            placeholder={texts.chooseFile}
            accept=".json,application/json"
            leftSection={<IconFileImport size={16} stroke={1.75} aria-hidden />}
            value={file}
            clearable
            data-autofocus
            onChange={(chosen) => {
              setFile(chosen);
              begin.reset();
            }}
          />
          <Select
            label={common.project}
            data={choices}
            value={project}
            allowDeselect={false}
            searchable={choices.length > 8}
            error={projects.isError ? MESSAGES.projectsLoad : undefined}
            onChange={setWanted}
          />
          {begin.isError ? (
            <Text role="alert" c="var(--retron-err)">
              {reasonOf(begin.error)}
            </Text>
          ) : null}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {common.cancel}
            </Button>
            <Button type="submit" disabled={file === null || project === null} loading={begin.isPending}>
              {texts.importIt}
            </Button>
          </Group>
        </Stack>
      </form>
    </CentreDialog>
  );
}
