import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type ComponentType, lazy, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { toasts } from '../toast/toast-store.ts';
import type { CentreDialogProps } from './CentreDialog.tsx';
import { FromFirstOpening } from './FromFirstOpening.tsx';

const load = vi.fn(async () => ({ default: (await import('./CentreDialog.tsx')).CentreDialog }));

function Place({ part: CentreDialog }: { readonly part: ComponentType<CentreDialogProps> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <FromFirstOpening isOpen={isOpen} onClose={() => setOpen(false)}>
        {(isShown) => (
          <CentreDialog isOpen={isShown} title="Late" width={300} onClose={() => setOpen(false)}>
            Here
          </CentreDialog>
        )}
      </FromFirstOpening>
    </>
  );
}

describe('a dialog whose code comes with its first opening', () => {
  it('loads nothing before, and gives the focus back to what opened it', async () => {
    await renderPage(<Place part={lazy(load)} />);
    expect(load).not.toHaveBeenCalled();
    const button = await screen.findByRole('button', { name: 'Open' });
    button.focus();
    fireEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Late' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('says that it could not be opened, each time, and leaves the page as it is', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await renderPage(<Place part={lazy(() => Promise.reject(new Error('no network')))} />);
    const button = await screen.findByRole('button', { name: 'Open' });
    for (const _ of ['first', 'second']) {
      fireEvent.click(button);
      await waitFor(() => expect(toasts.current()?.text).toBe('This could not be opened. Please try to reload the page.'));
      expect(button.isConnected).toBe(true);
      toasts.close();
    }
  });
});
