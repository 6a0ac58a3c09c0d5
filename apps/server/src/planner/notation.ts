import { failure, kekulise, parseRosdal, parseSmiles, type Result, success, writeRosdal, writeSmiles } from '@retron/molecule';

export type NotationName = 'smiles' | 'rosdal' | 'molfile';

/** Which notation a text is in. A molfile has several lines; ROSDAL begins with an atom number and ends with a full stop. */
export function notationOf(text: string): NotationName {
  if (/\bV[23]000\b/.test(text) || /^M {2}END/m.test(text) || text.trim().split('\n').length > 3) return 'molfile';
  return /\.\s*$/.test(text) || /^\s*\d/.test(text) ? 'rosdal' : 'smiles';
}

/** A SMILES with the atoms in the order of the ROSDAL; not canonical. */
export function smilesOfRosdal(rosdal: string): Result<string> {
  const molecule = parseRosdal(rosdal);
  if (!molecule.ok) return failure({ kind: molecule.error.code, message: molecule.error.message });
  return success(writeSmiles(molecule.value).smiles);
}

/** ROSDAL whose atom numbers are the places, from 1, of the atoms in the SMILES. */
export function rosdalOfSmiles(smiles: string): Result<string> {
  const molecule = parseSmiles(smiles);
  if (!molecule.ok) return molecule;
  const kekule = kekulise(molecule.value);
  if (!kekule.ok) return kekule;
  const rosdal = writeRosdal(kekule.value);
  return rosdal.ok ? rosdal : failure({ kind: rosdal.error.code, message: rosdal.error.message });
}
