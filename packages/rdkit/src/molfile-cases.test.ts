import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { success } from '@retron/molecule';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadRdkitModule } from './create-rdkit.ts';
import { canonicalSmilesOf } from './molecule-facts.ts';
import { readMolfile } from './structure-reading.ts';
import { createToolkit, type Toolkit } from './toolkit.ts';
import { createToolkitInstance } from './toolkit-instance.ts';

const ARCHIVE = fileURLToPath(new URL('../../../../shared/data/molfile_cases.tar.gz', import.meta.url));

describe.skipIf(!existsSync(ARCHIVE))("RDKit's own mol and SD files", () => {
  let folder: string;
  let toolkit: Toolkit;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'molfile-cases-'));
    execFileSync('tar', ['-xzf', ARCHIVE, '-C', folder]);
    const module = await loadRdkitModule();
    toolkit = createToolkit(() => createToolkitInstance(module));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** One record of a file; SD records end at `$$$$`. */
  function recordOf(file: string, kind: string, record: number): string {
    const text = readFileSync(join(folder, 'molfile_cases', file), 'latin1');
    return kind === 'mol' ? text : text.replace(/\r\n?/g, '\n').split(/^\$\$\$\$.*\n?/m)[record - 1];
  }

  it('are read as an older RDKit read them, but for what this one reads better', () => {
    const counts: Record<string, number> = {};
    const rows = readFileSync(join(folder, 'molfile_cases/index.tsv'), 'utf8').trimEnd().split('\n').slice(1);
    for (const row of rows) {
      const [file, record, kind, , expected] = row.split('\t');
      if (kind === 'rxn') continue;
      const smiles = toolkit.run((session) => {
        const molecule = readMolfile(session, recordOf(file, kind, Number(record)));
        return molecule.ok ? success(canonicalSmilesOf(session, molecule.value)) : molecule;
      });
      // The older version's SMILES in the form this version writes.
      const wanted = toolkit.run((session) => {
        const molecule = session.read(expected);
        return success(molecule === null ? null : canonicalSmilesOf(session, molecule));
      });
      const outcome = !smiles.ok ? smiles.error.kind : wanted.ok && wanted.value === smiles.value ? 'same molecule' : 'other molecule';
      const key = expected === 'error' ? `error: ${outcome}` : outcome;
      counts[key] = (counts[key] ?? 0) + 1;
    }
    // Other: atom lists are wildcards now instead of their first choice, dative bonds are kept as such, implicit hydrogens at
    // pi-bound metals, and stereo of imines and protonated amines.
    expect(counts).toEqual({
      'same molecule': 1567,
      'other molecule': 22,
      empty: 1,
      'too-large': 2,
      // A file that tells the reader to skip its end.
      unparsable: 1,
      'error: unparsable': 46,
      'error: invalid-chemistry': 7,
      'error: empty': 2,
      'error: too-large': 2,
      'error: other molecule': 2,
    });
  });
});
