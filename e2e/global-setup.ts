import { startProduct } from './product.ts';

/** Starts the product as a new user would; the address and the password go to the tests by environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const product = await startProduct();
  process.env.RETRON_URL = product.url;
  process.env.RETRON_PASSWORD = product.password;
  return () => product.stop();
}
