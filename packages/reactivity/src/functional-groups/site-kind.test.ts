import { parseSmiles } from '@retron/molecule';
import { describe, expect, it } from 'vitest';
import { siteKind } from './site-kind.ts';

/** What decides how the first atom of a SMILES reacts. */
function ofFirst(smiles: string): string {
  const parsed = parseSmiles(smiles);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return siteKind(parsed.value, 0);
}

describe('the kind of a site', () => {
  it('is that of an arene with what stands ortho, meta and para', () => {
    expect(ofFirst('c1ccc(O)cc1')).not.toBe(ofFirst('c1ccc(N)cc1'));
    expect(ofFirst('c1ccc(O)cc1')).not.toBe(ofFirst('c1ccccc1'));
  });

  it('does not reach farther than that', () => {
    expect(ofFirst('c1ccc(OC)cc1')).toBe(ofFirst('c1ccc(OCC)cc1'));
  });
});
