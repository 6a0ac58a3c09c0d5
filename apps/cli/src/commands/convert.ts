import type { Command, CommandIo } from '@retron/command';
import { readOptions } from '@retron/command';
import { kekulise, parseSmiles, writeRosdal } from '@retron/molecule';
import type { Rdkit } from '@retron/rdkit';
import { createRdkit } from '@retron/rdkit';
import { type Notation, smilesOfRosdal, statesStereoGroups } from '@retron/target';

const SOURCES: readonly Notation[] = ['smiles', 'rosdal', 'molfile'];
const RESULTS = [...SOURCES, 'inchikey'] as const;
type Target = (typeof RESULTS)[number];

/** Ends a molfile in an SD stream. */
const RECORD_END = '$$$$';

type Converted = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly code: string; readonly message: string };

const refused = (code: string, message: string): Converted => ({ ok: false, code, message: message.replace(/\s+/g, ' ').trim() });

/** A SMILES line may end with the molecule's name; an extension `|...|`, which states stereo groups, belongs to the SMILES. */
function withoutName(line: string): string {
  return /^\s*(\S*(?:\s+\|[^|]*\|)?)/.exec(line)?.[1] ?? '';
}

/** The toolkit's canonical SMILES has no place for stereo groups; the ROSDAL has, and takes them from the extension. */
function withoutExtension(smiles: string): string {
  return smiles.split(/\s/, 1)[0];
}

/** Of a racemate, or of what has a relative configuration: written without its groups it would be one enantiomer. */
const GROUPS_LOST = refused('stereo-groups', 'The structure has stereo groups (& or o), which are kept from SMILES to ROSDAL alone.');

/** In ROSDAL's error table chemistry that cannot be is `CHEM`; the toolkit's other refusals have no code there and keep their kind. */
function codeOf(kind: string, source: Notation): string {
  return source === 'rosdal' && kind === 'invalid-chemistry' ? 'CHEM' : kind;
}

/** The structure as SMILES, in the atom order it was given in, checked by the toolkit. */
function readStructure(text: string, source: Notation, rdkit: Rdkit): Converted {
  if (source !== 'smiles' && statesStereoGroups(text, source)) return GROUPS_LOST;
  if (source === 'molfile') {
    const facts = rdkit.facts({ molfile: text });
    return facts.ok ? { ok: true, text: facts.value.smiles } : refused(facts.error.kind, facts.error.message);
  }
  let smiles = withoutName(text);
  if (source === 'rosdal') {
    const read = smilesOfRosdal(text);
    if (!read.ok) return refused(read.error.code, read.error.message);
    smiles = read.value;
  }
  const canonical = rdkit.canonicalSmiles(withoutExtension(smiles));
  if (!canonical.ok) return refused(codeOf(canonical.error.kind, source), canonical.error.message);
  // ROSDAL keeps the atom numbers of the SMILES it is made from; everything else is canonical.
  return { ok: true, text: source === 'smiles' ? smiles : canonical.value };
}

/** Writes a checked SMILES in another notation. */
function writeStructure(smiles: string, target: Target, rdkit: Rdkit): Converted {
  if (target !== 'rosdal' && statesStereoGroups(smiles, 'smiles')) return GROUPS_LOST;
  if (target === 'smiles') {
    const canonical = rdkit.canonicalSmiles(withoutExtension(smiles));
    return canonical.ok ? { ok: true, text: canonical.value } : refused(canonical.error.kind, canonical.error.message);
  }
  if (target === 'inchikey') {
    const key = rdkit.inchiKey(withoutExtension(smiles));
    return key.ok ? { ok: true, text: key.value } : refused(key.error.kind, key.error.message);
  }
  if (target === 'molfile') {
    // In a molfile it would be a query atom, which no reader of molecules takes back, ours included.
    if (smiles.includes('*'))
      return refused('invalid-chemistry', 'The structure has wildcard atoms (*), which a molfile can state as a query only.');
    const molfile = rdkit.molfile(withoutExtension(smiles));
    return molfile.ok ? { ok: true, text: molfile.value.trimEnd() } : refused(molfile.error.kind, molfile.error.message);
  }
  const molecule = parseSmiles(smiles);
  if (!molecule.ok) return refused(molecule.error.kind, molecule.error.message);
  const kekule = kekulise(molecule.value);
  if (!kekule.ok) return refused(kekule.error.kind, kekule.error.message);
  const rosdal = writeRosdal(kekule.value);
  return rosdal.ok
    ? { ok: true, text: rosdal.value }
    : refused('code' in rosdal.error ? rosdal.error.code : rosdal.error.kind, rosdal.error.message);
}

/** One structure a line; molfiles end with `$$$$`. Blank lines count as empty structures, a blank end of input does not. */
async function* records(source: Notation, io: CommandIo): AsyncIterable<string> {
  if (source !== 'molfile') {
    yield* io.lines();
    return;
  }
  let block: string[] = [];
  for await (const line of io.lines()) {
    if (line.trimEnd() === RECORD_END) {
      yield block.join('\n');
      block = [];
    } else block.push(line);
  }
  if (block.some((line) => line.trim() !== '')) yield block.join('\n');
}

async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const options = readOptions(args, { from: 'value', to: 'value' });
  if (!options.ok) {
    io.err(options.error.message);
    return 2;
  }
  const source = SOURCES.find((name) => name === options.value.values.from);
  const target = RESULTS.find((name) => name === options.value.values.to);
  if (!source || !target || options.value.positional.length > 0) {
    io.err(`Usage: ${convertCommand.usage}`);
    return 2;
  }
  const rdkit = await createRdkit();
  for await (const record of records(source, io)) {
    const smiles = readStructure(record, source, rdkit);
    const result = smiles.ok ? writeStructure(smiles.text, target, rdkit) : smiles;
    if (result.ok) io.out(result.text);
    else io.out(`ERROR ${result.code} ${result.message}`);
    // Every record of an SD stream is ended, bad ones too, so that the n-th out belongs to the n-th in.
    if (target === 'molfile') io.out(RECORD_END);
  }
  return 0;
}

/** `retron convert`: structures from one notation to another. A bad one gives an ERROR line, and the rest goes on. */
export const convertCommand: Command = {
  name: 'convert',
  summary: 'Convert structures, one a line, between SMILES, ROSDAL, molfile and InChIKey',
  usage: `retron convert --from ${SOURCES.join('|')} --to ${RESULTS.join('|')} < structures

Reads a structure a line (molfiles: each ends with ${RECORD_END}) and prints one result a line, or
ERROR <code> <message> in its place; molfiles printed end with ${RECORD_END} too, and so does an ERROR among
them. Atoms keep their order from SMILES to ROSDAL, and so do stereo groups of a racemate (|&1:3|), which give
an ERROR elsewhere.`,
  run,
};
