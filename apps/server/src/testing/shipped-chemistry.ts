import { shippedFolder, unpackInstallation } from '@retron/installation';
import { loadRdkitModule } from '@retron/rdkit';
import { type ChemistryData, chemistryData, FOR_CHEMISTRY } from '../chemistry/chemistry-service.ts';
import { REPOSITORY_ROOT } from '../repository-root.ts';

let unpacked: ChemistryData | null = null;

/** What comes with Retron, unpacked once for all tests of a file. */
export async function shippedChemistry(): Promise<ChemistryData> {
  if (unpacked === null) {
    const installation = unpackInstallation(shippedFolder(REPOSITORY_ROOT), FOR_CHEMISTRY);
    if (!installation.ok) throw new Error(installation.error.message);
    unpacked = chemistryData(installation.value, await loadRdkitModule());
  }
  return unpacked;
}
