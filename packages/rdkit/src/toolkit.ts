import type { MainModule, Mol } from '@rdkit/rdkit';
import { failure, type Result } from '@retron/molecule';
import type { ChemistryFailure } from './rdkit.ts';
import { refusal } from './refusal.ts';
import type { ToolkitInstance } from './toolkit-instance.ts';
import { WebAssembly } from './web-assembly.ts';

/** What a call may do with the toolkit. Molecules read through it are freed when the call ends. */
export interface ToolkitSession {
  readonly rdkit: MainModule;
  /** The molecule of a SMILES or molfile, or null if the toolkit refuses it; `options` as RDKit's JSON of parse options. */
  read(text: string, options?: Readonly<Record<string, unknown>>): Mol | null;
  /** Why the toolkit refused the last input. */
  refusal(): ChemistryFailure;
}

/** The toolkit behind a guard: its crashes become failures, and the next call finds it whole. */
export interface Toolkit {
  readonly version: string;
  run<T>(use: (session: ToolkitSession) => Result<T, ChemistryFailure>): Result<T, ChemistryFailure>;
}

/** An instance whose memory has grown beyond this is replaced, as it can never shrink. */
const HEAP_BYTES_LIMIT = 256 * 1024 * 1024;

const CRASH: ChemistryFailure = { kind: 'toolkit-crash', message: 'The chemistry toolkit broke down on this structure.' };
const REFUSED: ChemistryFailure = { kind: 'invalid-chemistry', message: 'The chemistry toolkit cannot work with this structure.' };

/** @param start - makes a fresh instance; called at once and after each crash */
export function createToolkit(start: () => ToolkitInstance): Toolkit {
  let instance = start();

  function run<T>(use: (session: ToolkitSession) => Result<T, ChemistryFailure>): Result<T, ChemistryFailure> {
    const { rdkit, errorLog } = instance;
    const molecules: Mol[] = [];
    let format: 'SMILES' | 'molfile' = 'SMILES';
    const read: ToolkitSession['read'] = (text, options) => {
      format = text.includes('\n') ? 'molfile' : 'SMILES';
      errorLog.clear_buffer();
      const molecule = options === undefined ? rdkit.get_mol(text) : rdkit.get_mol(text, JSON.stringify(options));
      if (molecule !== null) molecules.push(molecule);
      return molecule;
    };
    let result: Result<T, ChemistryFailure>;
    try {
      try {
        result = use({ rdkit, read, refusal: () => refusal(errorLog.get_buffer(), format) });
      } catch (error) {
        if (!(error instanceof WebAssembly.Exception)) throw error;
        // An ordinary C++ exception: the toolkit cleaned up behind itself, but for the stack pointer.
        instance.rewindStack();
        result = isHealthy(instance) ? failure(REFUSED) : failure(CRASH);
      }
      for (const molecule of molecules) molecule.delete();
    } catch (error) {
      if (isBugOfOurs(error)) throw error;
      result = failure(CRASH);
    }
    if (instance.hasOverflowed()) result = failure(CRASH);
    const isBroken = !result.ok && result.error.kind === 'toolkit-crash';
    if (isBroken || instance.heapBytes() > HEAP_BYTES_LIMIT) instance = start();
    return result;
  }

  return { version: instance.rdkit.version(), run };
}

/** Traps and exhausted stacks come as these two; the toolkit's own script throws errors of its own context. */
function isBugOfOurs(error: unknown): boolean {
  const isExhausted = error instanceof RangeError || error instanceof WebAssembly.RuntimeError;
  return error instanceof Error && !isExhausted;
}

function isHealthy({ rdkit }: ToolkitInstance): boolean {
  const ethanol = rdkit.get_mol('OCC');
  if (ethanol === null) return false;
  const isRight = ethanol.get_smiles() === 'CCO';
  ethanol.delete();
  return isRight;
}
