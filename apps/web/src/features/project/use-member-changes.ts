import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reasonOf } from '../../api/api-error.ts';
import { addProjectGroup, removeProjectGroup } from '../../api/groups.ts';
import { keys } from '../../api/keys.ts';
import { addMember, handOverProject, removeMember } from '../../api/members.ts';
import { toasts } from '../../components/toast/toast-store.ts';

/** Changes of the members and groups of a project; the page follows. */
export function useMemberChanges(projectId: number) {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: keys.projects });
  const onError = (error: unknown) => toasts.error(reasonOf(error));
  const add = useMutation({ mutationFn: (username: string) => addMember(projectId, username), onSettled, onError });
  const remove = useMutation({ mutationFn: (username: string) => removeMember(projectId, username), onSettled, onError });
  const handOver = useMutation({ mutationFn: (username: string) => handOverProject(projectId, username), onSettled, onError });
  const addGroup = useMutation({ mutationFn: (group: string) => addProjectGroup(projectId, group), onSettled, onError });
  const removeGroup = useMutation({ mutationFn: (groupId: number) => removeProjectGroup(projectId, groupId), onSettled, onError });
  return { add, remove, handOver, addGroup, removeGroup };
}
