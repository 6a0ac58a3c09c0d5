import { describe, expect, it } from 'vitest';
import { EMPTY_UPLOAD, namedAfter } from './upload-draft.ts';

describe('what a file becomes', () => {
  it('is named after the file, as far as nothing else was typed', () => {
    expect(namedAfter(EMPTY_UPLOAD, { name: 'Stock (2026) Böhm.v2.csv' })).toEqual({
      name: 'stock_2026_b_hm_v2',
      displayname: 'Stock (2026) Böhm.v2',
    });
    expect(namedAfter({ ...EMPTY_UPLOAD, name: 'ours' }, { name: 'list.tsv' })).toEqual({ name: 'ours', displayname: 'list' });
    expect(namedAfter({ ...EMPTY_UPLOAD, displayname: 'Ours' }, { name: '在庫.csv' })).toEqual({ name: '', displayname: 'Ours' });
  });
});
