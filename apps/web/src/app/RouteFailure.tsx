import { MESSAGES } from '@retron/contract';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { paths } from '../addresses/paths.ts';
import { PageFailure } from '../shared/failures/PageFailure.tsx';
import { reloadPage } from '../shared/failures/reload-page.ts';

/** Stands in for a page that could not be drawn, such as one whose code could not be loaded. */
export function RouteFailure({ error }: ErrorComponentProps) {
  return (
    <PageFailure
      subject="Page"
      message={`This page could not be shown. ${MESSAGES.reload}`}
      error={error}
      onRetry={() => void reloadPage()}
      back={{ label: 'Dashboard', to: paths.dashboard }}
    />
  );
}
