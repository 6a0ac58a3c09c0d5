import { describe, expect, it } from 'vitest';
import { type OptionKind, readOptions } from './options.ts';

const KINDS: Readonly<Record<string, OptionKind>> = { from: 'value', source: 'list', json: 'flag' };

describe('options', () => {
  it('take their value from the next word or from behind an equals sign', () => {
    expect(readOptions(['--from', 'smiles'], KINDS)).toMatchObject({ ok: true, value: { values: { from: 'smiles' } } });
    expect(readOptions(['--from=a=b'], KINDS)).toMatchObject({ ok: true, value: { values: { from: 'a=b' } } });
  });

  it('collect the values of a list in their order', () => {
    expect(readOptions(['--source', 'a', '--source=b', '--source', 'c'], KINDS)).toMatchObject({
      ok: true,
      value: { lists: { source: ['a', 'b', 'c'] } },
    });
  });

  it('leave what is no option in its order, single hyphens included', () => {
    const read = readOptions(['C#N', '--json', '-', '-x'], KINDS);
    expect(read).toMatchObject({ ok: true, value: { positional: ['C#N', '-', '-x'] } });
    expect(read.ok && [...read.value.flags]).toEqual(['json']);
  });

  it('let the last of a value given twice count', () => {
    expect(readOptions(['--from=a', '--from=b'], KINDS)).toMatchObject({ ok: true, value: { values: { from: 'b' } } });
  });

  it.each([
    ['a name nobody knows', ['--form', 'smiles'], 'unknown-option', 'Unknown option --form.'],
    ['a name every object has', ['--toString'], 'unknown-option', 'Unknown option --toString.'],
    ['a value that is missing at the end', ['--from'], 'missing-value', 'Option --from needs a value.'],
    ['a value that is missing before the next option', ['--from', '--json'], 'missing-value', 'Option --from needs a value.'],
    ['a value for a flag', ['--json=no'], 'needless-value', 'Option --json takes no value.'],
  ])('refuse %s', (_, args, kind, message) => {
    expect(readOptions(args, KINDS)).toEqual({ ok: false, error: { kind, message } });
  });

  it('take a value that looks like an option when it is joined', () => {
    expect(readOptions(['--from=--x'], KINDS)).toMatchObject({ ok: true, value: { values: { from: '--x' } } });
  });
});
