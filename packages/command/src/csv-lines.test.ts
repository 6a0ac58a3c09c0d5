import { describe, expect, it } from 'vitest';
import { tabSeparated } from './csv-lines.ts';

const read = (...lines: readonly string[]) => [...tabSeparated(lines)];

describe('a table of reactions', () => {
  it('may be separated by commas, as its ending promises', () => {
    expect(read('id,reaction', '1,CO.CCl>>COC')).toEqual(['id\treaction', '1\tCO.CCl>>COC']);
  });

  it('is read with its quotes, with commas, quotes and line breaks within them', () => {
    expect(read('id,"reaction",note', '1,CO.CCl>>COC,"at 5, then ""warm""', 'overnight"', '2,"CO.CBr>>COC",')).toEqual([
      'id\treaction\tnote',
      '1\tCO.CCl>>COC\tat 5, then "warm" overnight',
      '2\tCO.CBr>>COC\t',
    ]);
  });

  it('may be separated by semicolons, and pad its rows', () => {
    expect(read('id; reaction', '1; CO.CCl>>COC;;', '')).toEqual(['id\treaction', '1\tCO.CCl>>COC', '']);
  });

  it('comes as it is where tabs separate it, or nothing', () => {
    expect(read('id\treaction', '"1\tCO.CCl>>COC', '2\tCO>>CO')).toEqual(['id\treaction', '"1\tCO.CCl>>COC', '2\tCO>>CO']);
    expect(read('reaction', 'CO.CCl>>COC')).toEqual(['reaction', 'CO.CCl>>COC']);
  });

  it('is not read in half where a cell has a comma without quotes, and loses no row to a quote that is never closed', () => {
    expect(read('id,reaction', '1,CO.CCl>>COC |f:0,1|')).toEqual(['id\treaction', ' \t ']);
    const rest = Array.from({ length: 300 }, (_, row) => `${row},CO>>C`);
    expect(read('id,reaction', '"1,CO.CCl>>COC', ...rest)).toHaveLength(302);
    expect(read('id,reaction,note', '1,CO.CCl>>COC,1" pipe', '2,CO.CBr>>COC,')).toEqual([
      'id\treaction\tnote',
      '1\tCO.CCl>>COC\t1" pipe',
      '2\tCO.CBr>>COC\t',
    ]);
  });
});
