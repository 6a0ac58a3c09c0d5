import type { WireDirection } from '@retron/contract';
import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { reasonOf } from '../../api/api-error.ts';
import { queryListOptions } from '../../api/list-queries.ts';
import * as texts from '../../texts/query-creation/settings.ts';
import type { Target } from './draft.ts';
import { StructureMenu } from './StructureMenu.tsx';
import { takeStructure } from './take-structure.ts';

export interface RecentTargetsProps {
  readonly direction: WireDirection;
  readonly className?: string | undefined;
  readonly onUse: (structure: Target) => void;
}

/** Newest queries that are looked through, and targets of them that are shown. */
const LOOKED_THROUGH = 30;
const MOST_SHOWN = 8;

/** The targets of the newest queries that the reader may see, each once. */
export function RecentTargets({ direction, className, onUse }: RecentTargetsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const queries = useQuery({ ...queryListOptions({ per_page: LOOKED_THROUGH, page: 1, counts: 'no' }), enabled: isOpen });
  // The newest query of each target, in the order of the list.
  const targets = [...new Map((queries.data?.queries ?? []).toReversed().map((query) => [query.smiles, query])).values()]
    .toReversed()
    .slice(0, MOST_SHOWN);
  return (
    <StructureMenu
      title={texts.recent}
      icon={<IconHistory size={14} stroke={1.75} />}
      className={className}
      isOpen={isOpen}
      onToggle={setIsOpen}
      label={labelOf(queries, targets.length)}
      structures={targets.map(({ id, sessionid, smiles, rosdal }) => ({
        ...{ id, name: sessionid, spoken: texts.targetOf(sessionid), smiles, rosdal },
      }))}
      onUse={({ rosdal }) => void takeStructure(rosdal, direction, onUse)}
    />
  );
}

function labelOf({ isPending, error }: { readonly isPending: boolean; readonly error: Error | null }, count: number): string {
  if (error !== null) return reasonOf(error);
  if (isPending) return texts.loadingRecentTargets;
  return count === 0 ? texts.noQueryYet : texts.recentTargets;
}
