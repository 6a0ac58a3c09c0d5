import { MESSAGES } from '@retron/contract';
import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import * as texts from '../../texts/components.ts';
import { toasts } from '../toast/toast-store.ts';

export interface FromFirstOpeningProps {
  readonly isOpen: boolean;
  /** Called where it cannot be shown: what is not there is not open. */
  readonly onClose: () => void;
  /** The dialog, closed and open. */
  readonly children: (isOpen: boolean) => ReactNode;
}

/** A dialog that is drawn from its first opening on, so that its code need not be there before; afterwards it stays, to close in its own way. */
export function FromFirstOpening({ isOpen, onClose, children }: FromFirstOpeningProps) {
  const [state, setState] = useState<'unopened' | 'drawn' | 'failed'>(isOpen ? 'drawn' : 'unopened');
  if (isOpen && state === 'unopened') setState('drawn');
  // Said anew at the next opening.
  if (!isOpen && state === 'failed') setState('unopened');
  const handleFailure = () => {
    setState('failed');
    toasts.error(texts.notOpened(MESSAGES.reload));
    onClose();
  };
  return state === 'drawn' ? (
    <CatchBoundary getResetKey={() => ''} errorComponent={Nothing} onCatch={handleFailure}>
      <Suspense fallback={null}>
        <ClosedAtFirst isOpen={isOpen}>{children}</ClosedAtFirst>
      </Suspense>
    </CatchBoundary>
  ) : null;
}

const Nothing = () => null;

/** Closed when first drawn: a dialog notes where the focus goes back to when it is opened, not when it is made. */
function ClosedAtFirst({ isOpen, children }: Pick<FromFirstOpeningProps, 'isOpen' | 'children'>) {
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(isOpen), [isOpen]);
  return children(isShown && isOpen);
}
