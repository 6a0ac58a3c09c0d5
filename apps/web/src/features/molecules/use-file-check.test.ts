import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useFileCheck } from './use-file-check.ts';

afterEach(() => vi.unstubAllGlobals());

interface Asked {
  readonly records: readonly { readonly name: string; readonly text: string }[];
  readonly check: boolean;
}

/** A server that keeps one structure and refuses one, and takes texts that are equal for one structure. */
function answerChecks(kept: string, broken: string): readonly Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body)) as Asked;
    asked.push(body);
    const first = new Map([[kept, 'kept']]);
    const names: (string | null)[] = [];
    const known: object[] = [];
    for (const [index, { name, text }] of body.records.entries()) {
      const keptAs = first.get(text);
      if (keptAs !== undefined) known.push({ index, name, keptAs });
      names.push(keptAs === undefined && text !== broken ? name : null);
      if (keptAs === undefined && text !== broken) first.set(text, name);
    }
    const refused = body.records.flatMap(({ name, text }, index) => (text === broken ? [{ index, name, reason: 'It is torn.' }] : []));
    const structures = body.records.map(({ text }) => (text === broken ? null : text));
    return new Response(JSON.stringify({ added: names.filter((name) => name !== null).length, names, known, refused, structures }));
  });
  return asked;
}

it('counts over all batches of a large file what is new, kept already, twice in it, and refused', async () => {
  const asked = answerChecks('CCO', 'C1CC');
  const chain = (length: number) => 'C'.repeat(length);
  // 150 chains, of which the last 30 stand before: 20 of them in the batch before, 10 in their own.
  const chains = [...Array.from({ length: 120 }, (_, index) => index + 1), ...Array.from({ length: 20 }, (_, index) => index + 1)];
  const lines = [...chains, ...Array.from({ length: 10 }, (_, index) => index + 101)].map((length) => `${chain(length)} chain`);
  const text = [...lines, 'CCO alcohol', 'CCO once more', 'C1CC torn'].join('\n');
  const file = new File([text], 'large.smi');
  const { result } = renderHook(() => useFileCheck(file));
  await waitFor(() => expect(result.current.state).toBe('done'));
  expect(asked.map(({ records, check }) => [records.length, check])).toEqual([
    [100, true],
    [53, true],
  ]);
  expect(result.current).toMatchObject({ records: 153, read: 153, kept: 2, twice: 30, refused: 1 });
  expect(result.current.reasons).toEqual([{ reason: 'It is torn.', count: 1, line: 153 }]);
});

it('keeps what the file itself says where the server cannot be asked', async () => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ message: 'Not now.' }), { status: 500 }));
  const file = new File(['CCO ethanol'], 'one.smi');
  const { result } = renderHook(() => useFileCheck(file));
  await waitFor(() => expect(result.current.state).toBe('failed'));
  expect(result.current).toMatchObject({ records: 1, read: 0 });
  expect(result.current.reason).not.toBe('');
});
