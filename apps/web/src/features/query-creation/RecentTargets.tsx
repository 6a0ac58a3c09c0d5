import { Button, Menu } from '@mantine/core';
import type { WireDirection } from '@retron/contract';
import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { reasonOf } from '../../api/api-error.ts';
import { queryListOptions } from '../../api/list-queries.ts';
import { StructurePicture } from '../../shared/structures/StructurePicture.tsx';
import type { Target } from './draft.ts';
import classes from './RecentTargets.module.css';
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
export function RecentTargets({ direction, className = '', onUse }: RecentTargetsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const queries = useQuery({ ...queryListOptions({ per_page: LOOKED_THROUGH, page: 1, counts: 'no' }), enabled: isOpen });
  // The newest query of each target, in the order of the list.
  const targets = [...new Map((queries.data?.queries ?? []).toReversed().map((query) => [query.smiles, query])).values()]
    .toReversed()
    .slice(0, MOST_SHOWN);
  return (
    <Menu opened={isOpen} onChange={setIsOpen} position="bottom-end" width={340}>
      <Menu.Target>
        <Button
          className={className}
          size="xs"
          variant="default"
          leftSection={<IconHistory size={14} stroke={1.75} />}
          // While the list is open Esc closes it, not the dialog around it.
          data-mantine-stop-propagation={isOpen || undefined}
          onKeyDown={(event) => event.key === 'Escape' && setIsOpen(false)}
        >
          Recent
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.list ?? ''} data-mantine-stop-propagation>
        <Menu.Label>{labelOf(queries, targets.length)}</Menu.Label>
        {targets.map((query) => (
          <Menu.Item
            key={query.id}
            aria-label={`Target of ${query.sessionid}`}
            leftSection={<StructurePicture smiles={query.smiles} width={92} height={64} alt="" />}
            onClick={() => void takeStructure(query.rosdal, direction, onUse)}
          >
            <span className={classes.name}>{query.sessionid}</span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function labelOf({ isPending, error }: { readonly isPending: boolean; readonly error: Error | null }, count: number): string {
  if (error !== null) return reasonOf(error);
  if (isPending) return 'Loading recent targets';
  return count === 0 ? 'No query has been started yet.' : 'Recent targets';
}
