import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useFixtureFetch as answerCalls } from '../../testing/fixture-fetch.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { QueryCreationDialog } from './QueryCreationDialog.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

/** The dialog in expert mode. */
async function openExpert(): Promise<void> {
  answerCalls();
  await renderPage(<QueryCreationDialog projectId={1} initial={{ direction: 'synthesis', autorunmode: 'Expert' }} onClose={() => {}} />);
  await screen.findByRole('list', { name: 'Steps' });
}

const stepButtons = () => within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('button');
function goTo(step: string): void {
  const button = stepButtons().find((each) => each.querySelector('b')?.textContent === step);
  if (!button) throw new Error(`There is no step ${step}`);
  fireEvent.click(button);
}
const radioNames = () => screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'));

describe('expert mode', () => {
  it('has the ten steps of the specification in its order', async () => {
    await openExpert();
    expect(stepButtons().map((button) => button.querySelector('b')?.textContent)).toEqual([
      'Direction',
      'Algorithm',
      'Strategy',
      'Libraries',
      'Suggestions',
      'Steps',
      'Precision',
      'Query name',
      'Project',
      'Description',
    ]);
  });

  it.each([
    ['Direction', ['Retrosynthesis', 'Forward Reaction Prediction']],
    ['Algorithm', ['Brute Force', 'Complexity Reduction', 'Unprecedented', 'Multi Step']],
    ['Steps', ['1', '2', '3', '4', '5']],
    ['Precision', ['Low', 'Medium', 'High']],
  ])('offers at the step %s: %j', async (step, options) => {
    await openExpert();
    goTo(step);
    await waitFor(() => expect(radioNames()).toEqual(options));
  });

  it('offers the numbers of suggestions from 1 to 5,000', async () => {
    await openExpert();
    goTo('Suggestions');
    const numbers = '1 2 3 4 5 6 7 8 9 10 15 20 30 40 50 100 150 200 250 500 1,000 2,000 5,000'.split(' ');
    await waitFor(() => expect(radioNames()).toEqual(numbers));
  });

  it('offers forward only Brute Force, with the defaults of that direction', async () => {
    await openExpert();
    goTo('Direction');
    fireEvent.click(await screen.findByRole('radio', { name: 'Forward Reaction Prediction' }));
    goTo('Algorithm');
    await waitFor(() => expect(radioNames()).toEqual(['Brute Force']));
    expect(stepButtons().map((button) => button.textContent)).toContainEqual(expect.stringContaining('FG Library Design 1.0'));
  });

  it('lets no more steps be chosen than the suggestions allow', async () => {
    await openExpert();
    goTo('Suggestions');
    fireEvent.click(await screen.findByRole('radio', { name: '100' }));
    goTo('Steps');
    await waitFor(() => expect(radioNames()).toEqual(['1', '2', '3', '4', '5']));
    const open = screen.getAllByRole('radio').filter((radio) => !radio.hasAttribute('disabled'));
    expect(open.map((radio) => radio.getAttribute('aria-label'))).toEqual(['1', '2']);
  });

  it('takes what is pasted after a choice was pressed', async () => {
    await openExpert();
    goTo('Direction');
    const pressed = await screen.findByRole('radio', { name: 'Retrosynthesis' });
    fireEvent.paste(pressed, { clipboardData: { getData: () => 'CCO', files: [] } });
    const dialog = await screen.findByRole('dialog', { name: 'Paste a structure' });
    expect(within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: /SMILES/ }).value).toBe('CCO');
  });

  it('opens the editor by the empty picture, which asks to draw the target', async () => {
    await openExpert();
    fireEvent.click(screen.getByRole('button', { name: 'Draw the target' }));
    expect(await screen.findByRole('dialog', { name: 'Edit structure' })).toBeDefined();
  });

  it('can return to simple mode', async () => {
    await openExpert();
    fireEvent.click(screen.getByRole('button', { name: 'Back to simple mode' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Steps' })).toBeNull());
  });
});

it('of a query that is run again says that the earlier one stays, and leads to it', async () => {
  answerCalls();
  const earlier = { id: 7, projectid: 1, sessionid: 'the first try' };
  await renderPage(<QueryCreationDialog projectId={1} initial={{ direction: 'synthesis' }} earlier={earlier} onClose={() => {}} />);
  const note = within(await screen.findByRole('region', { name: 'The earlier query' }));
  expect(note.getByText('“the first try” stays as it is, with all its suggestions.')).toBeDefined();
  expect(note.getByRole('link', { name: 'Open it in a new tab' }).getAttribute('href')).toBe('/projects/1/tree/7');
});

describe('a start that fails', () => {
  it('brings what is missing to the keyboard and into view, each time', async () => {
    await openExpert();
    const start = screen.getByRole('button', { name: 'Start query' });
    for (const _ of ['first', 'again']) {
      start.focus();
      fireEvent.click(start);
      await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('alert'));
      expect(document.activeElement?.textContent).toContain(
        'The query is incomplete. Please check your entries.A target molecule is required',
      );
    }
  });
});

/** Source: spec section 9, "Defaults come from preferences". */
describe('the form of who set preferences', () => {
  const preferred = async (...preferences: readonly (readonly [name: string, value: string])[]) => {
    answerCalls({ 'GET /app/api/preferences': { json: preferences.map(([name, value]) => ({ name, value })) } });
    await renderPage(<QueryCreationDialog projectId={1} onClose={() => {}} />);
  };
  const chosenAt = async (step: string) => {
    await screen.findByRole('list', { name: 'Steps' });
    return stepButtons()
      .find((each) => each.querySelector('b')?.textContent === step)
      ?.textContent?.replace(/^\d*/, '');
  };

  it('begins with the direction that is not preferred, and the defaults of that direction', async () => {
    await preferred(['direction', 'synthesis']);
    expect(await chosenAt('Direction')).toContain('Forward Reaction Prediction');
    expect(await chosenAt('Algorithm')).toContain('Brute Force');
    expect(await chosenAt('Strategy')).toContain('FG Library Design 1.0');
  });

  it('begins with their suggestions, steps and precision', async () => {
    await preferred(['breadth', '15'], ['steps', '4'], ['precision', '3']);
    expect(await chosenAt('Direction')).toContain('Retrosynthesis');
    expect(await chosenAt('Suggestions')).toMatch(/15$/);
    expect(await chosenAt('Steps')).toMatch(/4$/);
    expect(await chosenAt('Precision')).toMatch(/High$/);
  });
});

describe('a form that is closed', () => {
  const openForm = async (projectId: number) => {
    answerCalls();
    const handleClose = vi.fn();
    await renderPage(<QueryCreationDialog projectId={projectId} onClose={handleClose} />);
    await screen.findByRole('textbox', { name: 'Query name' });
    return handleClose;
  };
  const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Query name' });

  it('keeps what was put together, and the next of the project offers it', async () => {
    const handleClose = await openForm(1);
    fireEvent.change(nameField(), { target: { value: 'my long work' } });
    fireEvent.keyDown(nameField(), { key: 'Escape' });
    expect(handleClose).toHaveBeenCalledOnce();
    cleanup();

    await openForm(1);
    expect(nameField().value).not.toBe('my long work');
    fireEvent.click(screen.getByRole('button', { name: 'Go on with your draft' }));
    expect(nameField().value).toBe('my long work');
    expect(screen.queryByRole('button', { name: 'Go on with your draft' })).toBeNull();
    cleanup();

    await openForm(2);
    expect(screen.queryByRole('region', { name: 'Draft' })).toBeNull();
  });

  it('forgets a draft that is discarded', async () => {
    await openForm(1);
    fireEvent.change(nameField(), { target: { value: 'my long work' } });
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    cleanup();
    await openForm(1);
    fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
    cleanup();
    await openForm(1);
    expect(screen.queryByRole('region', { name: 'Draft' })).toBeNull();
  });

  it('without a change keeps nothing, as a look at expert mode is none', async () => {
    await openForm(1);
    fireEvent.click(screen.getByRole('button', { name: /Expert mode/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    cleanup();
    await openForm(1);
    expect(screen.queryByRole('region', { name: 'Draft' })).toBeNull();
  });
});
