import type { WireMolecule } from '@retron/contract';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DRAWN, drawing } from '../../testing/drawn-editor.tsx';
import { useFixtureFetch } from '../../testing/fixture-fetch.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { MoleculeDialog } from './MoleculeDialog.tsx';

vi.mock(import('../../shared/structures/StructureEditor.tsx'), async () => ({
  StructureEditor: (await import('../../testing/drawn-editor.tsx')).DrawnEditor,
}));

afterEach(() => {
  drawing.text = 'drawn';
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const CHECK = { 'POST /app/api/structures/check': { json: DRAWN } };
const REFUSED = { status: 400, json: { errors: ['No.'] } };
const MOLECULE: WireMolecule = {
  ...{ id: 1, name: 'ethanol', rosdal: '1-2-3O.', smiles: 'CCO', inchikey: 'LFQSCWFLJHTTHZ-UHFFFAOYSA-N', formula: 'C2H6O', weight: 46.07 },
  ...{ tags: [], origin: 'drawn', inCatalogue: false, priceCategory: null, similarity: null, matched: [] },
  ...{ created: '2026-11-01T10:00:00.000Z', changed: '2026-11-01T10:00:00.000Z' },
};

const save = () => screen.getByRole('button', { name: 'Save' });
const canSave = () => waitFor(() => expect(save()).toHaveProperty('disabled', false));

/** Source: spec section 5, "Molecule", and section 8, "Molecules". */
describe('a molecule that was drawn', () => {
  it('is not saved without a name, and as a new one says that it could not be saved', async () => {
    useFixtureFetch({ ...CHECK, 'POST /app/api/molecules': REFUSED });
    await renderPage(<MoleculeDialog molecule={null} onClose={() => {}} />);
    expect(await screen.findByText('Please supply a molecule name.')).toBeDefined();
    expect(save()).toHaveProperty('disabled', true);
    fireEvent.change(screen.getByRole('textbox', { name: /Name/ }), { target: { value: 'ethanol' } });
    await canSave();
    fireEvent.click(save());
    expect(await screen.findByText('Unable to save new molecule... No.')).toBeDefined();
  });

  it('is not saved under a name that another has', async () => {
    const exists = { json: { exists: true } };
    useFixtureFetch({ ...CHECK, 'POST /app/api/molecules/exists': exists });
    await renderPage(<MoleculeDialog molecule={null} onClose={() => {}} />);
    const name = await screen.findByRole('textbox', { name: /Name/ });
    fireEvent.change(name, { target: { value: 'ethanol' } });
    expect(await screen.findByText('A molecule with this name already exists.')).toBeDefined();
    expect(save()).toHaveProperty('disabled', true);
    exists.json.exists = false;
    fireEvent.change(name, { target: { value: 'ethanol, dry' } });
    await canSave();
  });

  it.each([[''], ['\n  drawn\n\n  0  0  0  0  0  0  0  0  0  0999 V2000\nM  END\n']])(
    'is not saved without a structure: %j is none',
    async (text) => {
      drawing.text = text;
      useFixtureFetch({ 'POST /app/api/structures/check': { json: { errors: ['The structure is empty.'], structure: null } } });
      await renderPage(<MoleculeDialog molecule={null} onClose={() => {}} />);
      fireEvent.change(await screen.findByRole('textbox', { name: /Name/ }), { target: { value: 'nothing' } });
      expect(await screen.findByText('Please supply a molecule structure.')).toBeDefined();
      expect(save()).toHaveProperty('disabled', true);
    },
  );

  it('says nothing of an empty form that nobody touched', async () => {
    drawing.text = '';
    const calls = useFixtureFetch({ 'POST /app/api/structures/check': { json: { errors: ['The structure is empty.'], structure: null } } });
    await renderPage(<MoleculeDialog molecule={null} onClose={() => {}} />);
    await waitFor(() => expect(calls).toHaveLength(1));
    await act(async () => {});
    expect(screen.queryByText('Please supply a molecule structure.')).toBeNull();
    fireEvent.change(screen.getByRole('textbox', { name: /Name/ }), { target: { value: 'x' } });
    expect(await screen.findByText('Please supply a molecule structure.')).toBeDefined();
  });

  it('comes back with its name when it is closed without being saved, until it is discarded', async () => {
    useFixtureFetch({ ...CHECK, 'POST /app/api/molecules/exists': { json: { exists: false } } });
    await renderPage(<MoleculeDialog molecule={null} onClose={() => {}} />);
    fireEvent.change(await screen.findByRole('textbox', { name: /Name/ }), { target: { value: 'half done' } });
    cleanup();
    await renderPage(<MoleculeDialog molecule={null} onClose={() => {}} />);
    expect(await screen.findByRole('textbox', { name: /Name/ })).toHaveProperty('value', 'half done');
    fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.getByRole('textbox', { name: /Name/ })).toHaveProperty('value', '');
  });

  it.each(['drawn', 'drawn again otherwise'])('is not kept when it was undone: %j is ethanol again', async (undone) => {
    const heading = 'name\n  editor\n\n';
    drawing.text = `${heading}drawn`;
    const check = { json: DRAWN };
    const calls = useFixtureFetch({ 'POST /app/api/structures/check': check });
    await renderPage(<MoleculeDialog molecule={MOLECULE} onClose={() => {}} />);
    const kept = () => Object.values(sessionStorage).filter((text) => String(text).includes('structure'));
    const draw = async (text: string, smiles: string) => {
      const asked = calls.length;
      drawing.text = `${heading}${text}`;
      check.json = { ...DRAWN, structure: { ...(DRAWN.structure as NonNullable<typeof DRAWN.structure>), smiles } };
      act(() => drawing.tellChange());
      await waitFor(() => expect(calls.length).toBe(asked + 1));
    };
    await canSave();
    await draw('propanol', 'CCCO');
    await waitFor(() => expect(kept()).toHaveLength(1));
    await draw(undone, 'CCO');
    await waitFor(() => expect(kept()).toEqual([]));
    cleanup();
    await renderPage(<MoleculeDialog molecule={MOLECULE} onClose={() => {}} />);
    await screen.findByRole('textbox', { name: /Name/ });
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
  });

  it('is sent its new name alone where its structure was not touched', async () => {
    const calls = useFixtureFetch({
      'POST /app/api/structures/check': { json: { ...DRAWN, structure: { ...DRAWN.structure, smiles: MOLECULE.smiles } } },
      'PUT /app/api/molecules/ethanol': { json: { ...MOLECULE, name: 'alcohol' } },
    });
    await renderPage(<MoleculeDialog molecule={MOLECULE} onClose={() => {}} />);
    await canSave();
    fireEvent.change(screen.getByRole('textbox', { name: /Name/ }), { target: { value: 'alcohol' } });
    await canSave();
    fireEvent.click(save());
    await waitFor(() => expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ originalName: 'ethanol', name: 'alcohol' }));
  });

  it('is told where another tab has drawn it anew, and replaced by a second save alone', async () => {
    const message = 'Changed by somebody since you opened this, to “CCCCO”. Save again to put yours in its place.';
    const answer = {
      status: 409,
      json: { errors: [message], details: [{ code: 'changed', field: 'smiles', message, now: 'CCCCO' }] } as unknown,
    };
    const check = { json: { ...DRAWN, structure: { ...DRAWN.structure, smiles: 'CCO' } } };
    const calls = useFixtureFetch({ 'POST /app/api/structures/check': check, 'PUT /app/api/molecules/ethanol': answer });
    await renderPage(<MoleculeDialog molecule={MOLECULE} onClose={() => {}} />);
    await canSave();
    drawing.text = 'name\n  editor\n\npropanol';
    check.json = { ...DRAWN, structure: { ...DRAWN.structure, smiles: 'CCCO' } };
    act(() => drawing.tellChange());
    await waitFor(() => expect(Object.values(sessionStorage).join()).toContain('propanol'));
    fireEvent.click(save());
    expect(await screen.findByText(`Unable to save molecule... ${message}`)).toBeDefined();
    answer.status = 200;
    answer.json = MOLECULE;
    fireEvent.click(save());
    const sent = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => (body as { before?: unknown }).before);
    await waitFor(() => expect(sent()).toEqual([{ smiles: 'CCO' }, { smiles: 'CCCCO' }]));
  });

  it('says that it could not be saved again', async () => {
    useFixtureFetch({ ...CHECK, 'PUT /app/api/molecules/ethanol': REFUSED });
    await renderPage(<MoleculeDialog molecule={MOLECULE} onClose={() => {}} />);
    await canSave();
    fireEvent.click(save());
    expect(await screen.findByText('Unable to save molecule... No.')).toBeDefined();
  });
});
