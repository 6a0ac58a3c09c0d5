import type { WireDirection } from '@retron/contract';
import { reasonOf } from '../../api/api-error.ts';
import { checkStructure } from '../../api/check-structure.ts';
import { toasts } from '../../components/toast/toast-store.ts';
import type { Target } from './draft.ts';

/** Takes a structure that was chosen somewhere as a target, or says why it cannot be one. */
export async function takeStructure(rosdal: string, direction: WireDirection, onUse: (structure: Target) => void): Promise<void> {
  try {
    const { structure, errors } = await checkStructure(rosdal, direction);
    if (structure === null || errors.length > 0) toasts.error(errors.join(' '));
    else onUse(structure);
  } catch (error) {
    toasts.error(reasonOf(error));
  }
}
