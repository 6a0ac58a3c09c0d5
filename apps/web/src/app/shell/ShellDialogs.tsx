import { useHotkeys } from '@mantine/hooks';
import { lazy, useCallback, useMemo, useState } from 'react';
import { FromFirstOpening } from '../../components/dialogs/FromFirstOpening.tsx';
import type { NewQueryRequest, ShellActions, TourSubject } from '../../components/shell/shell-actions.ts';
import { useKey } from '../../components/use-key.ts';
import { useTypedAhead } from './use-typed-ahead.ts';

const QueryCreationDialog = lazy(async () => ({
  default: (await import('../../features/query-creation/QueryCreationDialog.tsx')).QueryCreationDialog,
}));

const SearchPalette = lazy(async () => ({ default: (await import('./SearchPalette.tsx')).SearchPalette }));

const ShortcutsDialog = lazy(async () => ({ default: (await import('./ShortcutsDialog.tsx')).ShortcutsDialog }));

const Tour = lazy(async () => ({ default: (await import('../tour/Tour.tsx')).Tour }));

type OpenDialog =
  | { readonly kind: 'new-query'; readonly request: NewQueryRequest }
  | { readonly kind: 'search' }
  | { readonly kind: 'tour'; readonly sample: TourSubject };

export interface ShellDialogsState {
  readonly open: OpenDialog | null;
  /** The list of keys opens above whatever is open: a form below it stays as it is. */
  readonly areShortcutsOpen: boolean;
  readonly closeShortcuts: () => void;
  readonly close: () => void;
  readonly actions: ShellActions;
}

/** At most one of the frame's dialogs is open, the list of keys aside; `Ctrl K` opens the search and `?` the list of keys. */
export function useShellDialogs(): ShellDialogsState {
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const [areShortcutsOpen, setShortcutsOpen] = useState(false);
  const actions = useMemo<ShellActions>(
    () => ({
      openNewQuery: (request) => setOpen({ kind: 'new-query', request }),
      openShortcuts: () => setShortcutsOpen(true),
      openSearch: () => setOpen({ kind: 'search' }),
      startTour: (sample) => setOpen({ kind: 'tour', sample }),
    }),
    [],
  );
  useHotkeys([['mod+K', actions.openSearch]], []);
  useKey('?', actions.openShortcuts);
  const close = useCallback(() => setOpen(null), []);
  return { open, close, areShortcutsOpen, closeShortcuts: () => setShortcutsOpen(false), actions };
}

export function ShellDialogs({
  dialogs: { open, close, areShortcutsOpen, closeShortcuts, actions },
}: {
  readonly dialogs: ShellDialogsState;
}) {
  const isSearching = open?.kind === 'search';
  const typedAhead = useTypedAhead(isSearching, close);
  return (
    <>
      <FromFirstOpening isOpen={isSearching} onClose={close}>
        {(isOpen) => <SearchPalette isOpen={isOpen} typedAhead={typedAhead} onClose={close} onNewQuery={() => actions.openNewQuery({})} />}
      </FromFirstOpening>
      <FromFirstOpening isOpen={areShortcutsOpen} onClose={closeShortcuts}>
        {(isOpen) => <ShortcutsDialog isOpen={isOpen} onClose={closeShortcuts} />}
      </FromFirstOpening>
      {open?.kind === 'new-query' ? (
        <FromFirstOpening isOpen onClose={close}>
          {() => <QueryCreationDialog {...open.request} onClose={close} />}
        </FromFirstOpening>
      ) : null}
      {open?.kind === 'tour' ? (
        <FromFirstOpening isOpen onClose={close}>
          {() => <Tour sample={open.sample} onClose={close} />}
        </FromFirstOpening>
      ) : null}
    </>
  );
}
