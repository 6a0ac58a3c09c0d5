import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { newDraft, offeredQueryName, type Target } from './draft.ts';
import { NameField, ProjectField } from './fields.tsx';

const usual = { draft: newDraft('synthesis', []), change: () => undefined };

describe('the fields of the query form', () => {
  it('say that there is no project to put a query in', async () => {
    await renderPage(<ProjectField {...usual} projects={[]} />);
    expect(await screen.findByText('No active project. Please try to open a project.')).toBeDefined();
  });

  it('ask for a name', async () => {
    await renderPage(<NameField {...usual} checkFailed={false} />);
    expect((await screen.findByRole('textbox', { name: 'Query name' })).getAttribute('placeholder')).toBe('Please assign');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('offer the name that the target was given by, until the query has it', async () => {
    const target = { smiles: 'CC', givenName: 'celecoxib' } as Target;
    const change = vi.fn();
    const draft = { ...usual.draft, target, sessionid: 'Default project 20261127-065359' };
    await renderPage(<NameField draft={draft} change={change} checkFailed={false} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Call it celecoxib' }));
    expect(change).toHaveBeenCalledWith({ kind: 'set', values: { sessionid: 'celecoxib' } });
    expect(offeredQueryName({ ...draft, sessionid: 'celecoxib ' })).toBeNull();
    expect(offeredQueryName({ ...draft, moreTargets: [target] })).toBeNull();
    expect(offeredQueryName({ ...draft, target: { ...target, givenName: 'x'.repeat(151) } })).toBeNull();
  });
});
