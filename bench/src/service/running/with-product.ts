import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CommandIo } from '@retron/command';
import { Product } from './product.ts';

export interface FreshProduct {
  /** What is measured: part of the data folder's name. */
  readonly bench: string;
  /** Where it listens; 0 for any free one. */
  readonly port: number;
  /** Leaves the data folder, and says where it is. */
  readonly keeps: boolean;
}

/** Starts the product on an empty data folder, hands it to `work`, and ends it. @returns the exit status: 1 where the work could not go on */
export async function withProduct(
  io: CommandIo,
  { bench, port, keeps }: FreshProduct,
  work: (product: Product) => Promise<number>,
): Promise<number> {
  const dataFolder = mkdtempSync(join(tmpdir(), `retron-${bench}-`));
  chmodSync(dataFolder, 0o755); // the database's own user must enter it
  let product: Product | null = null;
  try {
    product = await Product.start({ root: io.root, dataFolder, port });
    return await work(product);
  } catch (error) {
    io.err(`The bench could not go on: ${(error as Error).message}`);
    return 1;
  } finally {
    await product?.end();
    if (keeps) io.err(`The data are in ${dataFolder}.`);
    else rmSync(dataFolder, { recursive: true, force: true });
  }
}
