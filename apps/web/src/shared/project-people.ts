import type { Member, ProjectAnswer } from '@retron/contract';

/** Everybody who sees a project, by name or by a group, each once. */
export function peopleOf({ members, groups }: Pick<ProjectAnswer, 'members' | 'groups'>): readonly Member[] {
  const people = [...members, ...groups.flatMap((group) => group.members)];
  return people.filter(({ username }, index) => people.findIndex((other) => other.username === username) === index);
}
