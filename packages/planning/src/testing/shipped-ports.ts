import { existsSync, readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { catalogAvailability, inflateCatalog, openCatalog } from '@retron/library';
import type { Failure, Result } from '@retron/molecule';
import { createRdkit } from '@retron/rdkit';
import type { PlanningPorts } from '../ports/ports.ts';
import { Workbench } from '../ports/workbench.ts';
import { inflateRanker } from '../rank/ranker-container.ts';
import { openTrainedRanker } from '../rank/ranker-kinds.ts';
import { committedLibrary } from './committed-library.ts';

const FOLDER = new URL('../../../../libraries/', import.meta.url);
const CATALOG = 'starting_materials-1.0.rcat';

/** The data that comes with Retron, opened as the product opens it. Without a ranker beside the library the engine ranks by precedents. */
export async function shippedPorts(): Promise<PlanningPorts> {
  const library = committedLibrary();
  const catalog = unwrap(openCatalog(unwrap(inflateCatalog(read(CATALOG), brotliDecompressSync))));
  const stock = { availability: (smiles: string) => catalogAvailability([catalog], smiles) };
  const ranker = `${library.fullName}.rrank`;
  const rankers = existsSync(new URL(ranker, FOLDER))
    ? [unwrap(openTrainedRanker(unwrap(inflateRanker(read(ranker), brotliDecompressSync))))]
    : [];
  const rdkit = await createRdkit();
  return { libraries: [library], rankers, stock, rdkit, workbench: new Workbench(rdkit), nowMs: () => 0 };
}

function read(name: string): Uint8Array {
  return readFileSync(new URL(name, FOLDER));
}

/** @throws where what should be there is not */
export function unwrap<Value>(result: Result<Value, Failure>): Value {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}
