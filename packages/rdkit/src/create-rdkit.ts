import type { Mol } from '@rdkit/rdkit';
import { failure, type Result, success } from '@retron/molecule';
import { morganFingerprint, patternFingerprint } from './fingerprint.ts';
import { layout } from './layout.ts';
import { mappedSmiles } from './mapped-smiles.ts';
import { drawMolecule } from './molecule-drawing.ts';
import { factsOf, inchiKeyOf } from './molecule-facts.ts';
import { weightOf } from './molecule-weight.ts';
import { placeStructure } from './placing.ts';
import type { ChemistryFailure, Rdkit } from './rdkit.ts';
import { drawReaction } from './reaction-drawing.ts';
import { readSmiles, readSmilesToRewrite, readStructure } from './structure-reading.ts';
import { createToolkit, type ToolkitSession } from './toolkit.ts';
import { createToolkitInstance, loadRdkitModule } from './toolkit-instance.ts';
import type { RdkitModule } from './web-assembly.ts';

export { loadRdkitModule, type RdkitModule };

export interface RdkitOptions {
  /** The toolkit's code as `loadRdkitModule` compiled it, handed from another thread; compiled here if absent. */
  readonly module?: RdkitModule;
}

const NO_WEIGHT = failure<ChemistryFailure>({ kind: 'invalid-chemistry', message: 'A wildcard atom has no weight.' });

/** The toolkit for this thread. */
export async function createRdkit(options: RdkitOptions = {}): Promise<Rdkit> {
  const module = options.module ?? (await loadRdkitModule());
  const toolkit = createToolkit(() => createToolkitInstance(module));

  function onSmiles<T>(smiles: string, use: (molecule: Mol, session: ToolkitSession) => Result<T, ChemistryFailure>) {
    return toolkit.run((session) => {
      const molecule = readSmiles(session, smiles);
      return molecule.ok ? use(molecule.value, session) : molecule;
    });
  }

  return {
    version: toolkit.version,
    canonicalSmiles: (smiles, care = 'perceived') =>
      toolkit.run((session) => {
        const molecule = readSmilesToRewrite(session, smiles, care);
        return molecule.ok ? success(molecule.value.get_smiles()) : molecule;
      }),
    mappedSmiles: (input) => toolkit.run((session) => mappedSmiles(session, input)),
    facts: (input) =>
      toolkit.run((session) => {
        const molecule = readStructure(session, input);
        return molecule.ok ? factsOf(session, molecule.value) : molecule;
      }),
    inchiKey: (smiles, care = 'perceived') =>
      toolkit.run((session) => {
        const molecule = care === 'perceived' ? readSmiles(session, smiles) : readSmilesToRewrite(session, smiles, care);
        return molecule.ok ? inchiKeyOf(session, molecule.value) : molecule;
      }),
    weight: (smiles) => (smiles.includes('*') ? NO_WEIGHT : onSmiles(smiles, (molecule, session) => success(weightOf(session, molecule)))),
    fingerprint: (smiles) => onSmiles(smiles, (molecule) => success(morganFingerprint(molecule))),
    substructureFingerprint: (smiles) => onSmiles(smiles, (molecule) => success(patternFingerprint(molecule))),
    molfile: (smiles, version = 'V2000') =>
      toolkit.run((session) => {
        const molecule = placeStructure(session, { smiles });
        if (!molecule.ok) return molecule;
        return success(version === 'V2000' ? molecule.value.get_v2Kmolblock() : molecule.value.get_v3Kmolblock());
      }),
    layout: (request) => toolkit.run((session) => layout(session, request)),
    drawMolecule: (request) =>
      toolkit.run((session) => {
        const drawing = drawMolecule(session, request);
        return drawing.ok ? success(drawing.value.svg) : drawing;
      }),
    drawMoleculeWithPositions: (request) => toolkit.run((session) => drawMolecule(session, request)),
    drawReaction: (request) => toolkit.run((session) => drawReaction(session, request)),
  };
}
