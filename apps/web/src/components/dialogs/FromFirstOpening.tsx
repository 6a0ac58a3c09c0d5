import { type ReactNode, Suspense, useEffect, useState } from 'react';

export interface FromFirstOpeningProps {
  readonly isOpen: boolean;
  /** The dialog, closed and open. */
  readonly children: (isOpen: boolean) => ReactNode;
}

/** A dialog that is drawn from its first opening on, so that its code need not be there before; afterwards it stays, to close in its own way. */
export function FromFirstOpening({ isOpen, children }: FromFirstOpeningProps) {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return wasOpened ? (
    <Suspense fallback={null}>
      <ClosedAtFirst isOpen={isOpen}>{children}</ClosedAtFirst>
    </Suspense>
  ) : null;
}

/** Closed when first drawn: a dialog notes where the focus goes back to when it is opened, not when it is made. */
function ClosedAtFirst({ isOpen, children }: FromFirstOpeningProps) {
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(isOpen), [isOpen]);
  return children(isShown && isOpen);
}
