import type { ProjectSummary } from '@retron/contract';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { isAccessError, reasonOf } from '../../api/api-error.ts';
import { keys } from '../../api/keys.ts';
import { deleteProject, restoreProject } from '../../api/projects.ts';
import { toasts } from '../../components/toast/toast-store.ts';
import * as texts from '../../texts/projects.ts';

type NamedProject = Pick<ProjectSummary, 'id' | 'name'>;

/** Deletes a project with its queries and offers to undo it. */
export function useDeleteProject(): (project: NamedProject) => void {
  const client = useQueryClient();
  const restore = useMutation({
    mutationFn: (project: NamedProject) => restoreProject(project.id),
    onSuccess: (renamed, project) => {
      if (renamed.length > 0) toasts.notice(texts.restoredWithNames(project.name, renamed));
    },
    onError: (error, project) => showFailure(texts.notRestored(project.name), error),
    onSettled: () => reloadLists(client),
  });
  const remove = useMutation({
    mutationFn: (project: NamedProject) => deleteProject(project.id),
    onSuccess: (_answer, project) => toasts.undoable(texts.projectDeleted(project.name), () => restore.mutate(project)),
    onError: (error, project) => showFailure(texts.notDeleted(project.name), error),
    onSettled: () => reloadLists(client),
  });
  return remove.mutate;
}

async function reloadLists(client: QueryClient): Promise<void> {
  await Promise.all([client.invalidateQueries({ queryKey: keys.projects }), client.invalidateQueries({ queryKey: keys.queryLists })]);
}

function showFailure(what: string, error: unknown): void {
  if (!isAccessError(error)) toasts.error(`${what} ${reasonOf(error)}`);
}
