import { Button } from '@mantine/core';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import { ApiError, reasonOf } from '../../api/api-error.ts';
import classes from '../../components/states/states.module.css';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/failures.ts';

export interface ErrorStateProps {
  /** What could not be done, in the specification's words. */
  readonly message: string;
  /** What was thrown; its reason is folded. */
  readonly error?: unknown;
  /** Not offered for what does not exist: asking again would not bring it. */
  readonly onRetry?: () => void;
}

/** A failure said in place, with a way to try again. */
export function ErrorState({ message, error, onRetry }: ErrorStateProps) {
  const details = detailsOf(error, message);
  const isMissing = error instanceof ApiError && error.kind === 'not-found';
  return (
    <div className={classes.error} role="alert">
      <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
      <p>{message}</p>
      {onRetry && !isMissing ? (
        <Button variant="default" size="xs" leftSection={<IconRefresh size={14} stroke={1.75} />} onClick={onRetry}>
          {common.retry}
        </Button>
      ) : null}
      {details === null ? null : (
        <details>
          <summary>{texts.details}</summary>
          {details}
        </details>
      )}
    </div>
  );
}

function detailsOf(error: unknown, message: string): string | null {
  if (error === undefined || error === null) return null;
  const reason = reasonOf(error);
  const status = error instanceof ApiError && error.status !== 0 ? texts.withStatus(error.status) : '';
  return reason === message && status === '' ? null : reason + status;
}
