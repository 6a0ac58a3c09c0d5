import { useLocation, useRouter } from '@tanstack/react-router';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { AppDialog } from './AppDialog.tsx';
import { CentreDialog } from './CentreDialog.tsx';
import { SlideUp } from './SlideUp.tsx';

/** Steps back that what closed asks for have come. */
const settled = () => act(() => new Promise((done) => setTimeout(done, 20)));

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

it("the browser's Back closes the dialog that is topmost, then the one below, and then leaves the page", async () => {
  const { goBack, entries, address } = await renderPage(<Nested />, '/projects/1');
  fireEvent.click(await screen.findByRole('button', { name: 'Draw' }));
  await screen.findByRole('dialog', { name: 'Drawing' });
  expect(entries()).toBe(3);
  goBack();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Drawing' })).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Form' })).toBeDefined();
  goBack();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Form' })).toBeNull());
  expect(address()).toBe('/projects/1');
});

/** A form that is one dialog or another, as it is simple or not, and leads to a page. */
function TwoForms() {
  const { history } = useRouter();
  const [form, setForm] = useState<'simple' | 'expert' | null>(null);
  const here = useLocation({ select: ({ pathname }) => pathname });
  return (
    <>
      <p>{here}</p>
      <button type="button" onClick={() => setForm('simple')}>
        Open
      </button>
      {form === 'simple' ? (
        <AppDialog isOpen title="Simple" onClose={() => setForm(null)}>
          <button type="button" onClick={() => setForm('expert')}>
            Expert mode
          </button>
        </AppDialog>
      ) : null}
      {form === 'expert' ? (
        <CentreDialog isOpen title="Expert" onClose={() => setForm(null)} width={300}>
          <button type="button" onClick={() => history.push('/projects/2')}>
            Leave
          </button>
        </CentreDialog>
      ) : null}
    </>
  );
}

async function openExpert() {
  const page = await renderPage(<TwoForms />, '/projects/1');
  page.goTo('/projects/3');
  await screen.findByText('/projects/3');
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Expert mode' }));
  await screen.findByRole('dialog', { name: 'Expert' });
  return page;
}

it('Back closes a dialog that took the place of another, and the next Back leaves the page', async () => {
  const { goBack } = await openExpert();
  goBack();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await settled();
  expect(screen.getByText('/projects/3')).toBeDefined();
  goBack();
  await screen.findByText('/projects/1');
});

it('Back from where a dialog led to finds the page that it was opened on, and no dialog', async () => {
  const { goBack } = await openExpert();
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
  await screen.findByText('/projects/2');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  goBack();
  await screen.findByText('/projects/3');
  await settled();
  goBack();
  await screen.findByText('/projects/1');
});

it('a dialog with an address of its own takes no entry of the history', async () => {
  const { entries } = await renderPage(
    <AppDialog isOpen hasAddress title="Compare" onClose={() => undefined}>
      two queries
    </AppDialog>,
    '/projects/1/compare/2',
  );
  await screen.findByRole('dialog', { name: 'Compare' });
  expect(entries()).toBe(1);
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
