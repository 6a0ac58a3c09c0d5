import type { AskedMaterials } from '@retron/contract';

/** Everything that the catalogues list is known. */
export const NO_MATERIALS: AskedMaterials = { unpriced: true, never: [], also: [] };

/** Whether this asks for nothing but what counts anyway. */
export function isAnyMaterial({ catalogs, dearest, unpriced, never, also }: AskedMaterials): boolean {
  return catalogs === undefined && dearest === undefined && unpriced && never.length + also.length === 0;
}
