import { NO_ATOM } from '@retron/molecule';

/**
 * Arrays that say nothing, one for each length: most patterns state no stereo, thousands are kept, and an array of its own takes some two hundred
 * bytes however short. Shared, so never write to them.
 */
export const unstated = {
  /** Zeros. */
  marks: shared((length) => new Uint8Array(length)),
  /** `NO_ATOM` throughout. */
  atoms: shared((length) => new Int16Array(length).fill(NO_ATOM)),
};

function shared<A>(make: (length: number) => A): (length: number) => A {
  const known: A[] = [];
  return (length) => {
    known[length] ??= make(length);
    return known[length];
  };
}
