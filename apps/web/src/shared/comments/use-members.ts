import type { Member } from '@retron/contract';
import { useQuery } from '@tanstack/react-query';
import { projectOptions } from '../../api/projects.ts';
import { peopleOf } from '../project-people.ts';

const NOBODY: readonly Member[] = [];

/** Everybody who sees a project, while that is known: those whom its comments can name. */
export function useMembers(projectId: number): readonly Member[] {
  const { data } = useQuery(projectOptions(projectId));
  return data === undefined ? NOBODY : peopleOf(data);
}
