import { createHash } from 'node:crypto';
import { textbookLibrary } from '@retron/build/testing';
import { createRdkit } from '@retron/rdkit';
import type { PlanningPorts } from '../ports/ports.ts';
import { Workbench } from '../ports/workbench.ts';

/** What planning needs, with a library of a few reactions and nothing known of any stock. @param taught - mapped, with the key that each has */
export async function taughtPorts(taught: Parameters<typeof textbookLibrary>[2]): Promise<PlanningPorts> {
  const rdkit = await createRdkit();
  const library = await textbookLibrary(rdkit, (bytes) => createHash('sha256').update(bytes).digest('hex'), taught);
  const stock = { availability: () => ({ isInStock: null, catalogId: null, priceCategory: null }) };
  return { libraries: [library], stock, rdkit, workbench: new Workbench(rdkit), nowMs: () => 0 };
}
