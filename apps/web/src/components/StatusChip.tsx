import { Loader } from '@mantine/core';
import type { QueryStatus } from '@retron/contract';
import { IconAlertTriangle, IconCheck, IconPlayerStop } from '@tabler/icons-react';
import classes from './StatusChip.module.css';

export interface StatusChipProps {
  readonly status: QueryStatus;
}

/** The status of a query by colour, icon and word. */
export function StatusChip({ status }: StatusChipProps) {
  return (
    <span className={classes.chip} data-status={status}>
      <StatusIcon status={status} />
      {status}
    </span>
  );
}

function StatusIcon({ status }: StatusChipProps) {
  if (status === 'Busy') return <Loader size={12} color="currentColor" aria-hidden />;
  if (status === 'Ready') return <IconCheck size={14} stroke={1.75} aria-hidden />;
  if (status === 'Stopped') return <IconPlayerStop size={14} stroke={1.75} aria-hidden />;
  return <IconAlertTriangle size={14} stroke={1.75} aria-hidden />;
}
