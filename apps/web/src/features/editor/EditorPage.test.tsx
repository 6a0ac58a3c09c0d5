import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useFixtureFetch } from '../../testing/fixture-fetch.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { EditorPage } from './EditorPage.tsx';

afterEach(() => vi.unstubAllGlobals());

describe('the editor as a page', () => {
  it('embeds the editor, and does nothing with an empty canvas', async () => {
    useFixtureFetch();
    await renderPage(<EditorPage title="Molecule editor" />, '/iceditor');
    expect(await screen.findByRole('heading', { level: 1, name: 'Molecule editor' })).toBeDefined();
    expect(screen.getByTitle('Molecule editor').tagName).toBe('IFRAME');
    expect(screen.getByText('Please supply a molecule structure.')).toBeDefined();
    for (const name of ['Use as target', 'Save']) expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true);
  });
});
