import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useFixtureFetch } from '../../testing/fixture-fetch.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { ShellDialogs, useShellDialogs } from './ShellDialogs.tsx';

/** The code of the palette arrives when the test says so. */
const arrival = vi.hoisted(() => {
  let arrive: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    arrive = done;
  });
  return { promise, arrive: () => arrive() };
});
vi.mock('./SearchPalette.tsx', async (importOriginal) => {
  await arrival.promise;
  return importOriginal();
});

afterEach(() => vi.unstubAllGlobals());

function Page({ onBelow }: { readonly onBelow: (key: string) => void }) {
  const dialogs = useShellDialogs();
  return (
    <>
      <button type="button" onClick={() => onBelow('click')} onKeyDown={({ key }) => onBelow(key)}>
        Below
      </button>
      <ShellDialogs dialogs={dialogs} />
    </>
  );
}

it('letters typed while the palette is loaded stand in its field, and reach nothing else', async () => {
  useFixtureFetch({
    'GET /app/api/queries': { json: { queries: [], total: 0 } },
    'GET /app/api/projects': { json: { projects: [], total: 0 } },
  });
  const onBelow = vi.fn();
  await renderPage(<Page onBelow={onBelow} />);
  const below = screen.getByRole('button', { name: 'Below' });
  below.focus();
  fireEvent.keyDown(below, { key: 'k', code: 'KeyK', ctrlKey: true });
  onBelow.mockClear();
  for (const key of ['k', 'i', 'm', 'Backspace', 'n', 'Enter']) fireEvent.keyDown(below, { key });
  expect(screen.queryByRole('combobox')).toBeNull();
  await act(async () => {
    arrival.arrive();
    await arrival.promise;
  });
  const field = await screen.findByRole('combobox', { name: 'Search or jump to' });
  expect(field).toHaveProperty('value', 'kin');
  expect(onBelow).not.toHaveBeenCalled();
  await waitFor(() => expect(document.activeElement).toBe(field));
  // From here on the field takes them itself.
  fireEvent.change(field, { target: { value: 'kina' } });
  fireEvent.keyDown(field, { key: 's' });
  expect(field).toHaveProperty('value', 'kina');
});
