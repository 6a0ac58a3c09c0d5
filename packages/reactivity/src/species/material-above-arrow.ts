import { ELEMENT, netCharge, parseSmiles } from '@retron/molecule';
import { acidsOfSalts } from '../reagents/alkali-salts.ts';
import { reagentOfSmiles } from '../reagents/reagents.ts';
import { REAGENT_NAMES } from './reagent-names.ts';
import { ROLE_NAMES } from './reagent-roles.ts';
import { SOLVENT_NAMES } from './solvent-names.ts';

const { reagent: _, ...WITH_A_PART } = ROLE_NAMES;
/** What stands above an arrow for another reason than to give atoms. */
const HELPERS: ReadonlySet<string> = new Set(Object.values(WITH_A_PART).flat());
/** Heavy atoms of what is written beside an arrow for what it gives; larger molecules there are what records did not know where to put. */
const MOST_ATOMS = 15;
/** Solvents without a name here, scavengers of chlorine and of cations, acids of work-ups, additives of couplings, ligands, hindered amines. Canonical SMILES. */
const SCAVENGERS: ReadonlySet<string> = new Set([
  ...[
    'CC(Cl)Cl',
    'CSC',
    'CCCCCCCCS',
    'Cc1ccc(C(C)C)cc1',
    'COc1ccccc1',
    'CSc1ccccc1',
    'CC=C(C)C',
    'CCCC(C)C',
    'OCCOCCOCCO',
    'CCN(CC)C(C)=O',
    'CCOC(=O)OCC',
  ],
  ...['O=C(O)C(O)C(O)C(=O)O', 'Oc1cccc2[nH]nnc12', 'Oc1ccnc2[nH]nnc12', 'CN(C)c1ccccn1', 'CCN(CC)c1ccccc1', 'C1=CCC=CC1'],
  ...['c1ccc(-c2ccccn2)nc1', 'O=C(O)c1ccccn1', 'N[C@@H]1CCCC[C@H]1N', 'CN[C@@H]1CCCC[C@H]1NC', 'CC1(C)CCCC(C)(C)N1'],
]);
const { hydrogen, boron, carbon, nitrogen, oxygen, fluorine, silicon, phosphorus, sulfur, chlorine, bromine, iodine, tin } = ELEMENT;
const OF_ORGANIC_COMPOUNDS: ReadonlySet<number> = new Set([
  ...[hydrogen, boron, carbon, nitrogen, oxygen, fluorine],
  ...[silicon, phosphorus, sulfur, chlorine, bromine, iodine, tin],
]);

/**
 * As what a compound reacts that somebody wrote above the arrow though it is no reagent of the table, no solvent, base, acid, catalyst or
 * ligand: then it is a starting material. Of a salt with an alkali metal its acid; canonical SMILES. `null` for anything else.
 *
 * @param smiles - canonical, ions joined by dots
 */
export function materialAboveArrow(smiles: string): string | null {
  if (reagentOfSmiles(smiles) !== null) return null;
  const [molecule, ...others] = acidsOfSalts(smiles.split('.'));
  if (others.length > 0 || netCharge(molecule) !== 0 || molecule in SOLVENT_NAMES || SCAVENGERS.has(molecule)) return null;
  if (reagentOfSmiles(molecule) !== null || HELPERS.has(REAGENT_NAMES[molecule] ?? '')) return null;
  const read = parseSmiles(molecule);
  if (!read.ok) return null;
  if (read.value.atomCount > MOST_ATOMS) return null;
  const elements = [...read.value.atomicNumber.subarray(0, read.value.atomCount)];
  return elements.includes(carbon) && elements.every((element) => OF_ORGANIC_COMPOUNDS.has(element)) ? molecule : null;
}
