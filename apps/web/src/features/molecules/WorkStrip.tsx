import { ActionIcon, Button, Progress } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/molecules.ts';
import classes from './Molecules.module.css';

export interface WorkStripProps {
  /** What is done, such as `Import`. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly title: string;
  /** How far it is, or what came of it. */
  readonly status: string;
  /** Per cent; null when it has ended. */
  readonly share: number | null;
  /** Behind the status. */
  readonly children?: ReactNode;
  readonly onStop: () => void;
  readonly onClose: () => void;
}

/** Above the lower edge: long work that can be stopped, and what came of it. */
export function WorkStrip({ label, icon, title, status, share, children, onStop, onClose }: WorkStripProps) {
  return (
    <section className={classes.strip} aria-label={label}>
      {icon}
      <div className={classes.stripBody}>
        <p>
          <b>{title}</b> <span role="status">{status}</span>
          {children}
        </p>
        {share === null ? null : <Progress size="xs" value={share} aria-label={label} />}
      </div>
      {share === null ? (
        <ActionIcon aria-label={texts.closeNamed(label.toLowerCase())} onClick={onClose}>
          <IconX size={16} stroke={1.75} />
        </ActionIcon>
      ) : (
        <>
          <b>{share} %</b>
          <Button variant="default" size="compact-sm" onClick={onStop}>
            {common.stop}
          </Button>
        </>
      )}
    </section>
  );
}

/** What both kinds of work say while the server takes no more calls in a minute. */
export const WAITING = texts.andWaiting;

/** Per cent of `total` that is done. */
export const shareOf = (done: number, total: number): number => (total === 0 ? 0 : Math.round((done / total) * 100));
