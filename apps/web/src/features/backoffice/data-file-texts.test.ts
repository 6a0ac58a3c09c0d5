import type { WireDataFile } from '@retron/contract';
import { describe, expect, it } from 'vitest';
import { contentsOf } from './data-file-texts.ts';

const catalogue = (priced: number | null) => ({ reactions: null, transforms: null, compounds: 1290, priced }) as unknown as WireDataFile;

describe('what a catalogue holds', () => {
  it('says how many compounds have a price, that none has, or nothing where that was never counted', () => {
    expect([12, 0, null].map((priced) => contentsOf(catalogue(priced)).join(', '))).toEqual([
      '1,290 compounds, 12 with a price',
      '1,290 compounds, no prices',
      '1,290 compounds',
    ]);
  });
});
