import { Button, Popover } from '@mantine/core';
import type { TreeView } from '@retron/tree';
import { IconBookmarks, IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PartBoundary } from '../../shared/failures/PartBoundary.tsx';
import * as texts from '../../texts/tree/page.ts';
import { treeStatesOptions } from './api/tree-states.ts';
import { SavedViews } from './on-demand.ts';
import type { SavedViewsProps } from './SavedViews.tsx';
import classes from './TreePage.module.css';

export type SavedViewsMenuProps = Omit<SavedViewsProps, 'named'>;

const ICON = { size: 14, stroke: 1.75, 'aria-hidden': true } as const;

/** The views of a tree that its reader keeps under names, beside the one that is saved without being asked for. */
export function SavedViewsMenu({ projectId, queryId, view, onShow }: SavedViewsMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useQuery(treeStatesOptions(projectId, queryId));
  const named = (data ?? []).filter((state) => state.name !== '');
  const handleShow = (shown: TreeView, name: string) => {
    setIsOpen(false);
    onShow(shown, name);
  };
  if (data === null) return null;
  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="bottom-start" width={320} trapFocus returnFocus>
      <Popover.Target>
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          className={classes.tool}
          title={texts.views}
          leftSection={<IconBookmarks {...ICON} />}
          rightSection={<IconChevronDown {...ICON} />}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={classes.toolWord}>{texts.views}</span>
          {named.length > 0 && <span className={classes.count}>{named.length}</span>}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <PartBoundary part="menu" loading={null}>
          <SavedViews projectId={projectId} queryId={queryId} view={view} named={named} onShow={handleShow} />
        </PartBoundary>
      </Popover.Dropdown>
    </Popover>
  );
}
