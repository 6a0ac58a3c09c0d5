import { useRouter } from '@tanstack/react-router';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { useUrlSearch } from '../use-url-search.ts';
import { useBackCloses } from './use-back-closes.ts';

/** A list with a drawer of filters, and a way to another page. */
function List() {
  const { history } = useRouter();
  const [isOpen, setOpen] = useState(false);
  const [search, changeSearch] = useUrlSearch();
  useBackCloses(isOpen, () => setOpen(false));
  return (
    <>
      <p>{search.get('strategy') ?? 'all'}</p>
      <p>{isOpen ? 'drawer' : 'no drawer'}</p>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Filters
      </button>
      <button type="button" onClick={() => changeSearch((next) => next.set('strategy', 'core'))}>
        Core
      </button>
      <button
        type="button"
        onClick={() => {
          setOpen(false);
          history.push('/elsewhere');
        }}
      >
        Leave
      </button>
      <button
        type="button"
        onClick={() => {
          // A browser goes back in its own time.
          const { back } = history;
          history.back = () => void setTimeout(back, 40);
          setOpen(false);
          setTimeout(() => history.push('/elsewhere'), 20);
        }}
      >
        Leave later
      </button>
    </>
  );
}

/** A list with what stands in the address beside it. */
function Beside() {
  const [search, changeSearch] = useUrlSearch();
  const isOpen = search.get('row') !== null;
  useBackCloses(isOpen, () => changeSearch((next) => next.delete('row')));
  return (
    <>
      <p>{isOpen ? 'beside' : 'alone'}</p>
      <button type="button" onClick={() => changeSearch((next) => next.set('row', '3'))}>
        Row
      </button>
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it.each(['Back', 'Filters'])('what is open is closed by %s, and what was chosen in it stays', async (way) => {
  const { address, goBack } = await renderPage(<List />, '/projects/1');
  await screen.findByText('no drawer');
  press('Filters');
  press('Core');
  await screen.findByText('core');
  if (way === 'Back') goBack();
  else press(way);
  await screen.findByText('no drawer');
  await waitFor(() => expect(address()).toBe('/projects/1?strategy=core'));
  await screen.findByText('core');
  // There is nothing behind it any more.
  goBack();
  expect(address()).toBe('/projects/1?strategy=core');
});

it('closing on the way to another page leads there', async () => {
  const { address } = await renderPage(<List />, '/projects/1');
  await screen.findByText('no drawer');
  press('Filters');
  await screen.findByText('drawer');
  press('Leave');
  await screen.findByText('no drawer');
  await new Promise((done) => setTimeout(done, 20));
  expect(address()).toBe('/elsewhere');
});

it('another page that is gone to before the browser has gone back is where one ends', async () => {
  const { address, goBack } = await renderPage(<List />, '/projects/1');
  await screen.findByText('no drawer');
  press('Filters');
  await screen.findByText('drawer');
  press('Leave later');
  await screen.findByText('no drawer');
  await new Promise((done) => setTimeout(done, 80));
  expect(address()).toBe('/elsewhere');
  goBack();
  await waitFor(() => expect(address()).toBe('/projects/1'));
});

it('what stands in the address is taken out of it by Back', async () => {
  const { address, goBack } = await renderPage(<Beside />, '/users');
  await screen.findByText('alone');
  press('Row');
  await screen.findByText('beside');
  expect(address()).toBe('/users?row=3');
  goBack();
  await screen.findByText('alone');
  await waitFor(() => expect(address()).toBe('/users'));
});
