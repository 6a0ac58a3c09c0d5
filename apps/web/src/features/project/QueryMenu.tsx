import { ActionIcon, Menu } from '@mantine/core';
import type { QueryStatus, QuerySummary } from '@retron/contract';
import { IconDots, IconEdit, IconGitCompare, IconPlayerStop, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useId, useMemo } from 'react';
import { paths } from '../../addresses/paths.ts';
import { focusOnReturn } from '../../components/focus-on-return.ts';
import { useDeleteQuery } from '../../shared/queries/use-delete-query.ts';
import { mayStop, useStopQuery } from '../../shared/queries/use-stop-query.ts';
import * as texts from '../../texts/project/project.ts';
import classes from './QueryCard.module.css';

export interface QueryMenuProps {
  readonly query: QuerySummary;
  readonly status: QueryStatus;
  readonly onEdit: () => void;
}

/** STOP while Busy, EDIT otherwise, COMPARE when Ready, and DELETE. Source: spec section 2, "Project page". */
export function QueryMenu({ query, status, onEdit }: QueryMenuProps) {
  const reason = useId();
  // Named by those of its entries that are disabled.
  const why = query.mayEdit ? undefined : reason;
  const stop = useStopQuery();
  const deleteQuery = useDeleteQuery();
  // Comparing leads away and back. One that stays the same, or every drawing would be a return.
  const opener = useMemo(() => focusOnReturn(paths.compare(query.projectid, query.id)), [query.projectid, query.id]);
  return (
    <Menu position="bottom-end" width={196}>
      <Menu.Target>
        <ActionIcon ref={opener} size="sm" aria-label={texts.moreActionsFor(query.sessionid)}>
          <IconDots size={15} stroke={1.75} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {status === 'Busy' ? (
          <Menu.Item
            disabled={!mayStop(query)}
            aria-describedby={mayStop(query) ? undefined : why}
            leftSection={<IconPlayerStop size={16} stroke={1.75} />}
            onClick={() => stop.mutate(query)}
          >
            <span className={classes.menuWord}>{texts.stop}</span>
          </Menu.Item>
        ) : (
          <Menu.Item disabled={!query.mayEdit} aria-describedby={why} leftSection={<IconEdit size={16} stroke={1.75} />} onClick={onEdit}>
            <span className={classes.menuWord}>{texts.edit}</span>
          </Menu.Item>
        )}
        {status === 'Ready' ? (
          <Menu.Item
            component={Link}
            to={paths.compare(query.projectid, query.id)}
            leftSection={<IconGitCompare size={16} stroke={1.75} />}
          >
            <span className={classes.menuWord}>{texts.compare}</span>
          </Menu.Item>
        ) : null}
        <Menu.Divider />
        <Menu.Item
          disabled={!query.mayEdit}
          aria-describedby={why}
          color="var(--retron-err)"
          leftSection={<IconTrash size={16} stroke={1.75} />}
          onClick={() => deleteQuery(query)}
        >
          <span className={classes.menuWord}>{texts.deleteIt}</span>
        </Menu.Item>
        {query.mayEdit ? null : (
          <Menu.Label id={reason} className={classes.menuReason ?? ''}>
            {texts.mayNotChangeQuery}
          </Menu.Label>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
