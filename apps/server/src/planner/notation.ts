import { parseRosdal, parseSmiles, type Result, success, writeRosdal, writeSmiles } from '@retron/molecule';

export type NotationName = 'smiles' | 'rosdal' | 'molfile';

/** Which notation a text is in. A molfile has several lines; ROSDAL begins with an atom number or ends with a full stop. */
export function notationOf(text: string): NotationName {
  if (/\bV[23]000\b/.test(text) || /^M {2}END/m.test(text) || text.trim().split('\n').length > 3) return 'molfile';
  return /\.\s*$/.test(text) || /^\s*\d/.test(text) ? 'rosdal' : 'smiles';
}

/** A SMILES with the atoms in the order of the ROSDAL; not canonical. */
export function smilesOfRosdal(rosdal: string): Result<string> {
  const molecule = parseRosdal(rosdal);
  return molecule.ok ? success(writeSmiles(molecule.value).smiles) : molecule;
}

/** ROSDAL whose atom numbers are the places, from 1, of the atoms in the SMILES. */
export function rosdalOfSmiles(smiles: string): Result<string> {
  const molecule = parseSmiles(smiles);
  return molecule.ok ? writeRosdal(molecule.value) : molecule;
}
