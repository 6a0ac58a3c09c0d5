import { MESSAGES } from '@retron/contract';
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import * as texts from '../../texts/failures.ts';
import { ErrorState } from './ErrorState.tsx';
import { reloadPage } from './reload-page.ts';

export interface PartBoundaryProps {
  /** Which part it is: another one begins without the failure of this one. */
  readonly part: string;
  /** In its place while its code is loaded. */
  readonly loading: ReactNode;
  /** A tip or a menu: nothing stands for it. */
  readonly isPassing?: boolean;
  readonly children: ReactNode;
}

/** A part of a page: where it cannot be shown, such as without its code, the page round it stays. */
export function PartBoundary({ part, loading, isPassing = false, children }: PartBoundaryProps) {
  return (
    <CatchBoundary getResetKey={() => part} errorComponent={isPassing ? Nothing : Failure}>
      <Suspense fallback={loading}>{children}</Suspense>
    </CatchBoundary>
  );
}

const Failure = ({ error }: ErrorComponentProps) => (
  <ErrorState message={texts.partNotShown(MESSAGES.reload)} error={error} onRetry={() => void reloadPage()} />
);

const Nothing = () => null;
