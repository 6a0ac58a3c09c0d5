import { describe, expect, it } from 'vitest';
import { RowTable } from './row-table.ts';

describe('a table of rows', () => {
  const width = 8;
  const numbers = Float32Array.from({ length: 11 * width }, (_, k) => Math.sin(7 * k) * (1 + (k % 5)));
  const table = RowTable.round(numbers, width);

  it.each([0, 3, 4, 9])('adds %i rows at once as one after the other, to the bit', (count) => {
    const rows = Uint16Array.from({ length: count + 1 }, (_, k) => (3 * k) % 11);
    const apart = Float32Array.from({ length: width }, (_, k) => 1 / (k + 3));
    const together = apart.slice();
    for (let k = 1; k <= count; k++) table.addRow(rows[k], 0.3, apart, 0);
    table.addRows(rows, 1, count + 1, 0.3, together);
    expect([...together]).toEqual([...apart]);
  });

  it('keeps numbers to a 127th of the largest of their row', () => {
    const sum = new Float32Array(width);
    table.addRow(2, 1, sum, 0);
    const row = numbers.subarray(2 * width, 3 * width);
    const step = Math.max(...row.map(Math.abs)) / 127;
    for (const [k, number] of row.entries()) expect(Math.abs(sum[k] - number)).toBeLessThanOrEqual(step);
  });
});
