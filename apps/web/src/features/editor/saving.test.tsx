import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DRAWN } from '../../testing/drawn-editor.tsx';
import { useFixtureFetch } from '../../testing/fixture-fetch.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { EditorPage } from './EditorPage.tsx';

vi.mock(import('../../shared/structures/StructureEditor.tsx'), async () => ({
  StructureEditor: (await import('../../testing/drawn-editor.tsx')).DrawnEditor,
}));

afterEach(() => vi.unstubAllGlobals());

/** Source: spec section 5, "Save is disabled while errors exist", and section 8, "Molecules". */
it('what is drawn in the editor wants a name, and says that it could not be created', async () => {
  useFixtureFetch({
    'POST /app/api/structures/check': { json: DRAWN },
    'POST /app/api/molecules': { status: 400, json: { errors: ['No.'] } },
  });
  await renderPage(<EditorPage title="Molecule editor" />, '/iceditor');
  const save = () => screen.getByRole('button', { name: 'Save' });
  const canSave = () => waitFor(() => expect(save()).toHaveProperty('disabled', false));
  await canSave();
  fireEvent.click(save());
  expect(await screen.findByText('Please supply a molecule name.')).toBeDefined();
  expect(save()).toHaveProperty('disabled', true);
  fireEvent.change(screen.getByRole('textbox', { name: 'Molecule name' }), { target: { value: 'ethanol' } });
  await canSave();
  fireEvent.click(save());
  expect(await screen.findByText('Error creating new molecule: No.')).toBeDefined();
});
