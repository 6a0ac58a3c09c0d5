import { useHotkeys } from '@mantine/hooks';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { NewQueryRequest, ShellActions } from '../../components/shell/shell-actions.ts';
import { useKey } from '../../components/use-key.ts';
import { SearchPalette } from './SearchPalette.tsx';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';

const QueryCreationDialog = lazy(async () => ({
  default: (await import('../../features/query-creation/QueryCreationDialog.tsx')).QueryCreationDialog,
}));

type OpenDialog =
  | { readonly kind: 'new-query'; readonly request: NewQueryRequest }
  | { readonly kind: 'shortcuts' }
  | { readonly kind: 'search' };

export interface ShellDialogsState {
  readonly open: OpenDialog | null;
  readonly close: () => void;
  readonly actions: ShellActions;
}

/** At most one of the frame's dialogs is open; `Ctrl K` opens the search and `?` the list of keys. */
export function useShellDialogs(): ShellDialogsState {
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const actions = useMemo<ShellActions>(
    () => ({
      openNewQuery: (request) => setOpen({ kind: 'new-query', request }),
      openShortcuts: () => setOpen({ kind: 'shortcuts' }),
      openSearch: () => setOpen({ kind: 'search' }),
    }),
    [],
  );
  useHotkeys([['mod+K', actions.openSearch]], []);
  useKey('?', actions.openShortcuts);
  return { open, close: () => setOpen(null), actions };
}

export function ShellDialogs({ dialogs: { open, close, actions } }: { readonly dialogs: ShellDialogsState }) {
  return (
    <>
      <SearchPalette isOpen={open?.kind === 'search'} onClose={close} onNewQuery={() => actions.openNewQuery({})} />
      <ShortcutsDialog isOpen={open?.kind === 'shortcuts'} onClose={close} />
      {open?.kind === 'new-query' ? (
        <Suspense fallback={null}>
          <QueryCreationDialog {...open.request} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
