import { success } from '@retron/molecule';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RdkitModule } from './create-rdkit.ts';
import { createToolkit, type Toolkit } from './toolkit.ts';
import { createToolkitInstance, loadRdkitModule, type ToolkitInstance } from './toolkit-instance.ts';

let module: RdkitModule;
beforeAll(async () => {
  module = await loadRdkitModule();
});

/** A toolkit without the caps that guard it, and the instances it has used. */
function unguarded(stackBytes?: number): { toolkit: Toolkit; instances: ToolkitInstance[] } {
  const instances: ToolkitInstance[] = [];
  const toolkit = createToolkit(() => {
    const instance = createToolkitInstance(module, stackBytes);
    instances.push(instance);
    return instance;
  });
  return { toolkit, instances };
}

function canonical(toolkit: Toolkit, smiles: string) {
  return toolkit.run((session) => success(session.read(smiles)?.get_smiles()));
}

describe('createToolkit', () => {
  it('answers toolkit-crash when the stack of the thread overflows, and works again at once', () => {
    const { toolkit, instances } = unguarded();
    expect(canonical(toolkit, 'C'.repeat(100_000))).toMatchObject({ ok: false, error: { kind: 'toolkit-crash' } });
    expect(canonical(toolkit, 'OCC')).toEqual({ ok: true, value: 'CCO' });
    expect(instances).toHaveLength(2);
  });

  it('notices when the stack of the toolkit overflows without a trap', () => {
    // The toolkit as it comes: 64 KiB of stack below the guard zone of the same size.
    const { toolkit, instances } = unguarded(128 * 1024);
    expect(canonical(toolkit, 'C'.repeat(400))).toEqual({ ok: true, value: 'C'.repeat(400) });
    expect(canonical(toolkit, 'C'.repeat(800))).toMatchObject({ ok: false, error: { kind: 'toolkit-crash' } });
    expect(canonical(toolkit, 'OCC')).toEqual({ ok: true, value: 'CCO' });
    expect(instances).toHaveLength(2);
  });

  it('survives ten crashes in one turn of the event loop', () => {
    const { toolkit, instances } = unguarded();
    for (let i = 0; i < 10; i++) expect(canonical(toolkit, 'C'.repeat(100_000)).ok).toBe(false);
    expect(canonical(toolkit, 'OCC')).toEqual({ ok: true, value: 'CCO' });
    expect(instances).toHaveLength(11);
  });

  it('takes a C++ exception for a refusal, not for a crash', () => {
    const { toolkit, instances } = unguarded();
    // RDKit looks for the long axis of the heavy atoms, and there is none.
    const result = toolkit.run((session) => {
      const hydrogen = session.read('[H][H]', { removeHs: false });
      hydrogen?.set_new_coords();
      return success(hydrogen?.normalize_depiction());
    });
    expect(result).toMatchObject({ ok: false, error: { kind: 'invalid-chemistry' } });
    expect(canonical(toolkit, 'OCC')).toEqual({ ok: true, value: 'CCO' });
    expect(instances).toHaveLength(1);
  });

  it('lets bugs of the caller through', () => {
    const { toolkit } = unguarded();
    expect(() =>
      toolkit.run(() => {
        throw new TypeError('a bug');
      }),
    ).toThrow('a bug');
  });

  it('replaces an instance whose memory has grown too large', () => {
    const { toolkit, instances } = unguarded();
    const grow = toolkit.run((session) => {
      const list = new session.rdkit.StringList();
      list.resize(30_000_000, '');
      list.delete();
      return success('grown');
    });
    expect(grow).toEqual({ ok: true, value: 'grown' });
    expect(instances[0].heapBytes()).toBeGreaterThan(256 * 1024 * 1024);
    expect(instances).toHaveLength(2);
    expect(canonical(toolkit, 'OCC')).toEqual({ ok: true, value: 'CCO' });
  });

  it('frees every molecule: 20,000 leave the memory as it was', { timeout: 120_000 }, () => {
    const { toolkit, instances } = unguarded();
    const smiles = ['CC(=O)Oc1ccccc1C(=O)O', 'c1cccc1', 'C(C)(C)(C)(C)C', 'N[C@@H](C)C(=O)O'];
    const use = (i: number) =>
      toolkit.run((session) => {
        const molecule = session.read(smiles[i % smiles.length]);
        return success(molecule === null ? session.refusal().message : molecule.get_smiles());
      });
    for (let i = 0; i < 1000; i++) use(i);
    const before = instances[0].heapBytes();
    for (let i = 0; i < 20_000; i++) use(i);
    expect(instances).toHaveLength(1);
    expect(instances[0].heapBytes()).toBe(before);
  });
});
