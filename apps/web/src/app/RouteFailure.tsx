import { MESSAGES } from '@retron/contract';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { ErrorState } from '../shared/failures/ErrorState.tsx';

/** Stands in for a page that could not be drawn, such as one whose code could not be loaded. */
export function RouteFailure({ error, reset }: ErrorComponentProps) {
  return <ErrorState message={`This page could not be shown. ${MESSAGES.reload}`} error={error} onRetry={reset} />;
}
