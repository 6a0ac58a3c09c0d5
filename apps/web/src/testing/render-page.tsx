import './browser-stand-ins.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { createQueryClient } from '../api/query-client.ts';
import { parseSearch, stringifySearch } from '../app/search-text.ts';
import { type ShellActions, ShellActionsProvider } from '../components/shell/shell-actions.ts';
import { ToastHost } from '../components/toast/ToastHost.tsx';
import { ThemeProvider } from '../theme/ThemeProvider.tsx';

export interface RenderedPage {
  /** The address as the page sees it. */
  readonly address: () => string;
  /** The browser's Back. */
  readonly goBack: () => void;
  /** As a link leads to another address. */
  readonly goTo: (address: string) => void;
  /** Entries of the history, the page's first one included. */
  readonly entries: () => number;
  readonly actions: { readonly [Name in keyof ShellActions]: ReturnType<typeof vi.fn> };
}

/** Draws one page with theme, cache, router and toasts around it, at an address of its own. */
export async function renderPage(page: ReactNode, address = '/'): Promise<RenderedPage> {
  const actions = { openNewQuery: vi.fn(), openShortcuts: vi.fn(), openSearch: vi.fn(), startTour: vi.fn() };
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({
    routeTree: createRootRoute({ component: () => page, notFoundComponent: () => page }),
    history,
    parseSearch,
    stringifySearch,
  });
  render(
    <ThemeProvider environment="test">
      <QueryClientProvider client={createQueryClient()}>
        <ShellActionsProvider value={actions}>
          <RouterProvider router={router} />
          <ToastHost />
        </ShellActionsProvider>
      </QueryClientProvider>
    </ThemeProvider>,
  );
  await router.load();
  return {
    address: () => history.location.href,
    goBack: () => act(() => history.back()),
    goTo: (next) => act(() => history.push(next)),
    entries: () => history.length,
    actions,
  };
}
