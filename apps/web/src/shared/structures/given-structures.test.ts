import { File as NodeFile } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { inServerNotation } from './editor-reader.ts';
import { editorInputOf, givenText, textOfFile } from './given-structures.ts';

/** A file as browsers have it: the one of jsdom cannot be read. */
const fileOf = (content: string | Uint8Array<ArrayBuffer>, name: string) => new NodeFile([content], name) as unknown as File;

/** What a browser hands over at a paste or drop. */
function transfer(texts: Readonly<Record<string, string>>, files: readonly File[] = []): DataTransfer {
  return { files, getData: (type: string) => texts[type] ?? '' } as unknown as DataTransfer;
}

describe('what is pasted or dropped', () => {
  it('is taken in the form that says most of the structure', async () => {
    expect(await givenText(transfer({ 'text/plain': 'CCO', 'chemical/x-mdl-molfile': 'molfile' }))).toBe('molfile');
    expect(await givenText(transfer({ 'text/plain': 'CCO', 'web chemical/x-cdxml': '<CDXML/>' }))).toBe('<CDXML/>');
    expect(await givenText(transfer({ 'text/plain': 'CCO' }))).toBe('CCO');
    expect(await givenText(transfer({ 'text/plain': ' ' }))).toBeNull();
  });

  it('is a file before all else', async () => {
    expect(await givenText(transfer({ 'text/plain': 'a.mol' }, [fileOf('content', 'a.mol')]))).toBe('content');
  });

  it('is a binary ChemDraw file in base 64, for the editor to read', async () => {
    const text = await textOfFile(fileOf(new Uint8Array([...'VjCD0100'].map((letter) => letter.charCodeAt(0)).concat(4, 3, 255)), 'a.cdx'));
    expect(text).toBe('VmpDRDAxMDAEA/8=');
    expect(editorInputOf(text)).toEqual({ from: 'cdx', text });
  });

  it('that is too large says so by its name', async () => {
    await expect(textOfFile(fileOf('x'.repeat(1_000_001), 'all.sdf'))).rejects.toThrow(
      'all.sdf is larger than 1 MB. Please give fewer structures at once.',
    );
  });

  it('is the editor\u2019s to read where a line is InChI, with a name behind it or without', () => {
    const other = (text: string) => ({ text, inchi: null, name: '' });
    const inchi = (text: string, name = '') => ({ text: name === '' ? text : `${text} ${name}`, inchi: text, name });
    expect(editorInputOf('InChI=1S/CH4/h1H4 marsh gas\n InChI=1S/H2O/h1H2 \n')).toEqual({
      from: 'inchi',
      lines: [inchi('InChI=1S/CH4/h1H4', 'marsh gas'), inchi('InChI=1S/H2O/h1H2')],
    });
    expect(editorInputOf('CCO ethanol\nInChI=1S/CH4/h1H4')).toEqual({
      from: 'inchi',
      lines: [other('CCO ethanol'), inchi('InChI=1S/CH4/h1H4')],
    });
    for (const text of ['CCO', '1-2-3O.', 'nc1', 'I=1', 'IC1=CC=CC=C1', 'LFQSCWFLJHTTHZ-UHFFFAOYSA-N'])
      expect(editorInputOf(text)).toBeNull();
  });

  it.each(['nChI=1S/CH4/h1H4', '=1S/CH4/h1H4', '1S/CH4/h1H4', 'InChI=1', 'InChI=1S', 'InChI=1/CH4/h1H4'])(
    'that is %s is an InChI, and not a whole one of today',
    async (text) => {
      expect(editorInputOf(text)).toMatchObject({ from: 'inchi', lines: [{ inchi: text }] });
      await expect(inServerNotation(text)).rejects.toThrow('The InChI cannot be read. Please check that it is complete.');
      await expect(inServerNotation(`CCO\n${text}`)).rejects.toThrow('The InChI of line 2 cannot be read.');
    },
  );
});
