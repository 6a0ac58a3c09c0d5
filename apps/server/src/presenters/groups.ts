import type { WireGroup } from '@retron/contract';
import type { Group } from '../repositories/groups.ts';

export function groupOf({ id, name, description, createdAt, projectCount, members }: Group): WireGroup {
  return { id, name, description, created: createdAt.toISOString(), projectCount, members: [...members] };
}
