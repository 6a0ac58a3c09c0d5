import { describe, expect, it } from 'vitest';
import { PictureCache } from './pictures.ts';

/** A cache, and what was drawn for it. */
function counted() {
  const cache = new PictureCache();
  const drawn: string[] = [];
  const get = (key: string, picture = '<svg/>') =>
    cache.get(key, async () => {
      drawn.push(key);
      return picture;
    });
  return { get, drawn };
}

/** Source: spec section 9, "Molecule rendering cache holds 1000 entries". */
describe('PictureCache', () => {
  it('draws a picture once', async () => {
    const { get, drawn } = counted();
    expect([await get('a', '<svg>1</svg>'), await get('a', '<svg>2</svg>')]).toEqual(['<svg>1</svg>', '<svg>1</svg>']);
    expect(drawn).toEqual(['a']);
  });

  it('keeps the 1000 that were asked for last', async () => {
    const { get, drawn } = counted();
    for (let index = 0; index < 1000; index += 1) await get(`${index}`);
    await get('0');
    expect(drawn).toHaveLength(1000);
    await get('one more');
    await get('0');
    expect(drawn).toHaveLength(1001);
    await get('1');
    expect(drawn.slice(-2)).toEqual(['one more', '1']);
  });

  it('does not keep what could not be drawn', async () => {
    const cache = new PictureCache();
    await expect(cache.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await cache.get('a', async () => '<svg/>')).toBe('<svg/>');
  });
});
