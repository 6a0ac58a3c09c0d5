import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { paths } from '../../addresses/paths.ts';
import { ApiError } from '../../api/api-error.ts';
import { type Crumb, ShellHeader } from '../../components/shell/ShellHeader.tsx';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/shared/failures.ts';
import { ErrorState } from './ErrorState.tsx';
import classes from './PageFailure.module.css';

export interface PageFailureProps {
  /** What the page would have shown, such as `Project`. */
  readonly subject: string;
  readonly message: string;
  readonly error: unknown;
  readonly onRetry: () => void;
  /** What to do where it does not exist for the reader. */
  readonly missingHint?: string | undefined;
  /** The page that lists such subjects; the breadcrumb leads there, too. */
  readonly back: Required<Crumb>;
}

/** Stands for a page whose subject could not be loaded: what is wrong, a way to try again where that can help, and the ways out. */
export function PageFailure({ subject, message, error, onRetry, missingHint, back }: PageFailureProps) {
  const isMissing = error instanceof ApiError && error.kind === 'not-found';
  const title = texts.subjectNotShown(subject, isMissing);
  return (
    <div className={classes.page}>
      <ShellHeader crumbs={[back, { label: title }]} />
      <h1>{title}</h1>
      <ErrorState message={message} error={error} onRetry={onRetry} />
      {isMissing && missingHint !== undefined ? <p className={classes.hint}>{missingHint}</p> : null}
      <div className={classes.ways}>
        <Button component={Link} to={back.to} variant="light" leftSection={<IconArrowLeft size={16} stroke={1.75} />}>
          {back.label}
        </Button>
        {back.to === paths.dashboard ? null : (
          <Button component={Link} to={paths.dashboard} variant="subtle">
            {common.dashboard}
          </Button>
        )}
      </div>
    </div>
  );
}
