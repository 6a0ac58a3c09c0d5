import type { ExportChemistry } from '../export-file.ts';
import { fieldLines, molfileLines, registryFieldLines, structureFieldLines, title } from './rdfile-lines.ts';

/** A molecule of a record, with what stands in the first line of its molfile. */
export interface RecordMolecule {
  readonly smiles: string;
  readonly name: string;
}

/** A molecule beside the arrow. */
export interface RecordAgent {
  readonly smiles: string | null;
  readonly name: string | null;
  readonly isSolvent: boolean;
}

/** Molfiles by SMILES, each asked for once. */
export class Molfiles {
  readonly #known = new Map<string, Promise<string | null>>();
  readonly #chemistry: ExportChemistry;

  constructor(chemistry: ExportChemistry) {
    this.#chemistry = chemistry;
  }

  async of(smiles: string): Promise<string | null> {
    const known = this.#known.get(smiles) ?? this.#chemistry.molfile(smiles);
    this.#known.set(smiles, known);
    const molfile = await known;
    return molfile !== null && / V2000\r?$/m.test(molfile) ? molfile : null;
  }
}

/** `$RXN` of a reaction with its one product. Empty where a molecule cannot be written: a reaction that lacks one is another reaction. */
export async function reactionLines(
  name: string,
  reactants: readonly RecordMolecule[],
  product: RecordMolecule,
  molfiles: Molfiles,
): Promise<readonly string[]> {
  if (reactants.length === 0 || reactants.length > 999) return [];
  const lines = ['$RXN', title(name), '      Retron', '', `${String(reactants.length).padStart(3)}  1`];
  for (const molecule of [...reactants, product]) {
    const molfile = await molfiles.of(molecule.smiles);
    if (molfile === null) return [];
    lines.push('$MOL', ...molfileLines(molfile, molecule.name));
  }
  return lines;
}

/** Fields of what stands beside the arrow: structures where they are known, else names as external registry numbers. */
export async function agentLines(path: string, agents: readonly RecordAgent[], molfiles: Molfiles): Promise<readonly string[]> {
  const lines: string[] = [];
  const counts = { SOLVENT: 0, CATALYST: 0 };
  for (const { smiles, name, isSolvent } of agents) {
    const kind = isSolvent ? 'SOLVENT' : 'CATALYST';
    const molfile = smiles === null ? null : await molfiles.of(smiles);
    if (molfile === null && name === null) continue;
    const field = `${path}:STEPNO(1):${kind}(${++counts[kind]})`;
    if (molfile !== null) lines.push(...structureFieldLines(`${field}:MOL(1):MOLSTRUCTURE`, molfile));
    else lines.push(...registryFieldLines(`${field}:MOL(1):MOLSTRUCTURE`, name ?? ''));
    lines.push(...fieldLines(`${field}:SYMBOL(1):SYMBOL`, name));
  }
  return lines;
}

/** `80.0 - 85.0`, or one number where both ends are equal. */
export function rangeText([from, to]: readonly [number, number]): string {
  return from === to ? String(from) : `${from} - ${to}`;
}
