import type { StructureCheckAnswer, WireMolecule } from '@retron/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { StructureEditorProps } from '../../shared/structures/StructureEditor.tsx';
import { type Answers, useFixtureFetch } from '../../testing/fixture-fetch.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { EditorPage } from '../editor/EditorPage.tsx';
import { MoleculeDialog } from './MoleculeDialog.tsx';

/** The editor's frame loads nothing here: ethanol is drawn at once. */
vi.mock(import('../../shared/structures/StructureEditor.tsx'), () => ({
  StructureEditor: function DrawnEditor({ onReady, onChange }: StructureEditorProps) {
    // biome-ignore lint/correctness/useExhaustiveDependencies: ready once
    useEffect(() => {
      const done = async () => {};
      onReady({ ready: done(), setStructure: done, getStructure: async () => 'drawn', convert: async () => '', close: () => {} });
      onChange();
    }, []);
    return <div />;
  },
}));

afterEach(() => vi.unstubAllGlobals());

const ETHANOL = { smiles: 'CCO', rosdal: '1-2-3O.', inchikey: 'LFQSCWFLJHTTHZ-UHFFFAOYSA-N', formula: 'C2H6O', weight: 46.07 };
const CHECKED: StructureCheckAnswer = { errors: [], structure: { ...ETHANOL, format: 'molfile', molfile: 'drawn' } };
const DRAWN: Answers = { 'POST /app/api/structures/check': { json: CHECKED } };
const REFUSED = { status: 400, json: { errors: ['No.'] } };
const MOLECULE: WireMolecule = {
  ...{ ...ETHANOL, id: 1, name: 'ethanol', tags: [], origin: 'drawn', inCatalogue: false, priceCategory: null },
  ...{ created: '2026-11-01T10:00:00.000Z', changed: '2026-11-01T10:00:00.000Z', similarity: null, matched: [] },
};

const save = () => screen.getByRole('button', { name: 'Save' });
const canSave = () => waitFor(() => expect(save()).toHaveProperty('disabled', false));

/** Source: spec section 5, "Molecule", and section 8, "Molecules". */
describe('a molecule that was drawn', () => {
  it('is not saved without a name, and as a new one says that it could not be saved', async () => {
    useFixtureFetch({ ...DRAWN, 'POST /app/api/molecules': REFUSED });
    await renderPage(<MoleculeDialog molecule={null} onClose={() => {}} />);
    expect(await screen.findByText('Please supply a molecule name.')).toBeDefined();
    expect(save()).toHaveProperty('disabled', true);
    fireEvent.change(screen.getByRole('textbox', { name: /Name/ }), { target: { value: 'ethanol' } });
    await canSave();
    fireEvent.click(save());
    expect(await screen.findByText('Unable to save new molecule... No.')).toBeDefined();
  });

  it('says that it could not be saved again', async () => {
    useFixtureFetch({ ...DRAWN, 'PUT /app/api/molecules/ethanol': REFUSED });
    await renderPage(<MoleculeDialog molecule={MOLECULE} onClose={() => {}} />);
    await canSave();
    fireEvent.click(save());
    expect(await screen.findByText('Unable to save molecule... No.')).toBeDefined();
  });

  it('in the editor wants a name, and says that it could not be created', async () => {
    useFixtureFetch({ ...DRAWN, 'POST /app/api/molecules': REFUSED });
    await renderPage(<EditorPage title="Molecule editor" />, '/iceditor');
    await canSave();
    fireEvent.click(save());
    expect(await screen.findByText('Please supply a molecule name.')).toBeDefined();
    expect(save()).toHaveProperty('disabled', true);
    fireEvent.change(screen.getByRole('textbox', { name: 'Molecule name' }), { target: { value: 'ethanol' } });
    await canSave();
    fireEvent.click(save());
    expect(await screen.findByText('Error creating new molecule: No.')).toBeDefined();
  });
});
