import type { FullConfig } from '@playwright/test';
import { startProduct } from './product.ts';

/** Starts a product for each worker, as a new user would, so that tests side by side share nothing; see `session.ts` for how they are found. */
export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  const products = await Promise.all(Array.from({ length: workers }, () => startProduct()));
  process.env.RETRON_PRODUCTS = JSON.stringify(products.map(({ url, password }) => ({ url, password })));
  return async () => {
    await Promise.all(products.map(({ stop }) => stop()));
  };
}
