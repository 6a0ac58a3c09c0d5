import '../../testing/browser-stand-ins.ts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { lazy, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ThemeProvider } from '../../theme/ThemeProvider.tsx';
import { FromFirstOpening } from './FromFirstOpening.tsx';

const load = vi.fn(async () => ({ default: (await import('./CentreDialog.tsx')).CentreDialog }));
const CentreDialog = lazy(load);

function Place() {
  const [isOpen, setOpen] = useState(false);
  return (
    <ThemeProvider environment="test">
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <FromFirstOpening isOpen={isOpen}>
        {(isShown) => (
          <CentreDialog isOpen={isShown} title="Late" width={300} onClose={() => setOpen(false)}>
            Here
          </CentreDialog>
        )}
      </FromFirstOpening>
    </ThemeProvider>
  );
}

describe('a dialog whose code comes with its first opening', () => {
  it('loads nothing before, and gives the focus back to what opened it', async () => {
    render(<Place />);
    expect(load).not.toHaveBeenCalled();
    const button = screen.getByRole('button', { name: 'Open' });
    button.focus();
    fireEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Late' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(load).toHaveBeenCalledTimes(1);
  });
});
