import { type ReactNode, useMemo, useState } from 'react';
import { ShellSlotsProvider } from '../../../components/shell/shell-slots.ts';

/** A page below a header and beside a rail that it can fill, as in the frame of the app. */
export function WithHeader({ children }: { readonly children: ReactNode }) {
  const [header, setHeader] = useState<HTMLElement | null>(null);
  const [rail, setRail] = useState<HTMLElement | null>(null);
  const slots = useMemo(() => ({ header, rail }), [header, rail]);
  return (
    <ShellSlotsProvider value={slots}>
      <header ref={setHeader} />
      <nav ref={setRail} />
      {children}
    </ShellSlotsProvider>
  );
}
