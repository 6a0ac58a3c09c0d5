import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { AppDialog } from './AppDialog.tsx';
import { CentreDialog } from './CentreDialog.tsx';
import { SlideUp } from './SlideUp.tsx';

/** A form with a dialog over it, which is gone with its closing. */
function Nested() {
  const [isFormOpen, setFormOpen] = useState(true);
  const [isOverOpen, setOverOpen] = useState(false);
  return (
    <AppDialog isOpen={isFormOpen} title="Form" onClose={() => setFormOpen(false)}>
      <button type="button" onClick={() => setOverOpen(true)}>
        Draw
      </button>
      {isOverOpen ? (
        <CentreDialog isOpen title="Drawing" onClose={() => setOverOpen(false)} width={300}>
          what is drawn
        </CentreDialog>
      ) : null}
    </AppDialog>
  );
}

it('Esc closes the dialog that is topmost, which gives the keys back; the next Esc closes the one below', async () => {
  await renderPage(<Nested />, '/');
  const draw = await screen.findByRole('button', { name: 'Draw' });
  draw.focus();
  fireEvent.click(draw);
  await screen.findByRole('dialog', { name: 'Drawing' });
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Drawing' })).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Form' })).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(draw));
  fireEvent.keyDown(draw, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Form' })).toBeNull());
});

/** Source: spec section 2, "Full-screen dialog with title and close; slide-up dialog with title and close". */
it.each([
  ['full-screen', AppDialog],
  ['slide-up', SlideUp],
] as const)('a %s dialog has its title and a button that closes it', async (_, Dialog) => {
  const onClose = vi.fn();
  await renderPage(
    <Dialog isOpen title="Form" onClose={onClose}>
      what is asked
    </Dialog>,
    '/',
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Form' }));
  expect(dialog.getByRole('heading', { name: 'Form' })).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});
