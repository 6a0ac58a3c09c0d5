import { parseRosdal, parseSmiles, type Result, success, writeRosdal, writeSmiles } from '@retron/molecule';

/** A SMILES with the atoms in the order of the ROSDAL; not canonical. */
export function smilesOfRosdal(rosdal: string) {
  const molecule = parseRosdal(rosdal);
  return molecule.ok ? success(writeSmiles(molecule.value).smiles) : molecule;
}

/** ROSDAL whose atom numbers are the places, from 1, of the atoms in the SMILES. */
export function rosdalOfSmiles(smiles: string): Result<string> {
  const molecule = parseSmiles(smiles);
  return molecule.ok ? writeRosdal(molecule.value) : molecule;
}
