import { expect, it } from 'vitest';
import { writeWhole } from './write-whole.ts';

/** A file on a disk that takes so many bytes at a time, and no more than so many in all. */
function fileWith(atOnce: number, room: number) {
  const bytes = Buffer.alloc(100);
  let used = 0;
  const write = async (chunk: Buffer, from: number, length: number, at: number) => {
    if (used === room) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const bytesWritten = Math.min(atOnce, length, room - used);
    chunk.copy(bytes, at, from, from + bytesWritten);
    used += bytesWritten;
    return { bytesWritten, buffer: chunk };
  };
  return {
    file: { write } as never,
    text: () =>
      bytes
        .subarray(0, used + 2)
        .toString('latin1')
        .replaceAll('\0', '.'),
  };
}

it('writes what a disk takes in pieces, each where it belongs', async () => {
  const { file, text } = fileWith(3, 100);
  await writeWhole(file, Buffer.from('abcdefgh'), 2);
  expect(text()).toBe('..abcdefgh');
});

it('does not take for written what a full disk took a part of', async () => {
  const { file } = fileWith(100, 5);
  await expect(writeWhole(file, Buffer.from('abcdefgh'), 0)).rejects.toMatchObject({ code: 'ENOSPC' });
});
