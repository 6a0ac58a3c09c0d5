import { describe, expect, it } from 'vitest';
import { progressBar } from './progress-bar.ts';

function recorded(isTerminal: boolean) {
  const drawn: string[] = [];
  const lines: string[] = [];
  let now = 0;
  const io = { isTerminal, progress: (text: string) => drawn.push(text), err: (line: string) => lines.push(line) };
  const bar = progressBar(io, () => now);
  const at = (ms: number, stage: string, done: number, share: number | null) => {
    now = ms;
    bar.update(stage, done, share);
  };
  return { at, finish: () => bar.finish(), drawn, lines };
}

/** The texts without what moves the cursor. */
const plain = (texts: readonly string[]) => texts.map((text) => text.replaceAll('\u001b[K', '').replace('\r', '').trim());

describe('on a terminal, the bar', () => {
  it('shows stage, share, number, time gone and time left on one line', () => {
    const { at, finish, drawn, lines } = recorded(true);
    at(0, 'Reading', 0, 0);
    at(30_000, 'Reading', 500, 0.25);
    at(60_000, 'Packing', 0, null);
    at(61_000, 'Packing', 0, null);
    finish();
    expect(plain(drawn)).toEqual([
      'Reading              [------------------------]   0 % · 0:00',
      'Reading              [######------------------]  25 % · 500 · 0:30, 1:30 left',
      'Reading              [########################] 100 % · 500 · 1:00, 0:00 left',
      'Packing              0:00',
      'Packing              0:01',
      'Packing              0:01',
    ]);
    expect(drawn.every((text) => text.startsWith('\r'))).toBe(true);
    expect(lines).toEqual([]);
  });

  it('is not redrawn for every small step', () => {
    const { at, drawn } = recorded(true);
    for (let ms = 0; ms < 1000; ms++) at(ms, 'Reading', ms, ms / 1000);
    expect(drawn).toHaveLength(10);
  });
});

describe('elsewhere, the bar', () => {
  it('writes a line when a stage ends and every ten seconds of a long one', () => {
    const { at, finish, drawn, lines } = recorded(false);
    at(0, 'Reading', 0, 0);
    at(5_000, 'Reading', 10, 0.1);
    at(12_000, 'Reading', 20, 0.2);
    at(13_000, 'Reading', 100, 1);
    at(13_000, 'Packing', 0, null);
    finish();
    expect(lines).toEqual(['Reading: 20 % · 20 · 0:12, 0:48 left', 'Reading: 100 % · 100 · 0:13, 0:00 left', 'Packing: 0:00']);
    expect(drawn).toEqual([]);
  });

  it('says nothing when nothing was done', () => {
    const { finish, lines } = recorded(false);
    finish();
    expect(lines).toEqual([]);
  });
});
