import { Anchor } from '@mantine/core';

/** A text that leads to another site, where an address of it is known. */
export function Linked({ url, children }: { readonly url: string | null; readonly children: string }) {
  if (url === null) return children;
  return (
    <Anchor href={url} target="_blank" rel="noopener noreferrer" inherit>
      {children}
    </Anchor>
  );
}
