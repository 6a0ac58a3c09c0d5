import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { newDraft } from './draft.ts';
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
  });
});
