import { type ReactNode, useMemo, useState } from 'react';
import { ShellSlotsProvider } from '../../../components/shell/shell-slots.ts';

/** A page below a header that it can fill, as in the frame of the app. */
export function WithHeader({ children }: { readonly children: ReactNode }) {
  const [header, setHeader] = useState<HTMLElement | null>(null);
  const slots = useMemo(() => ({ header, rail: null }), [header]);
  return (
    <ShellSlotsProvider value={slots}>
      <header ref={setHeader} />
      {children}
    </ShellSlotsProvider>
  );
}
