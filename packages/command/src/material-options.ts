import type { Catalog } from '@retron/library';
import { type Failure, failure, type Result, success } from '@retron/molecule';
import { type AskedMaterials, askedStock, type GivenMaterials, readMaterials, type Stock } from '@retron/planning';
import type { Rdkit } from '@retron/rdkit';
import { materialOfText } from '@retron/reactivity';
import { readMaterialFiles } from './material-files.ts';

/** What a command was told of starting materials. */
export interface MaterialOptions extends Omit<GivenMaterials, 'catalogs'> {
  /** Names of installed catalogues, and files that list molecules; all that are installed when empty. */
  readonly catalogs: readonly string[];
}

/**
 * Of the catalogues named, those that are files: what is none of the installed ones.
 *
 * @param installed - full names
 */
export function listedFiles(named: readonly string[], installed: readonly string[]): readonly string[] {
  return named.filter((name) => !installed.some((fullName) => isCalled(fullName, name)));
}

/** By its full name, or by that without the version. */
const isCalled = (fullName: string, name: string): boolean => fullName === name || fullName.replace(/-[^-]*$/, '') === name;

/** What counts as known, and what a person should know of the files that list it. Fails where a file cannot be read, or where something listed is no material. */
export function stockOfOptions(
  { catalogs: named, ...options }: MaterialOptions,
  installed: readonly Catalog[],
  rdkit: Rdkit,
): Result<{ readonly stock: Stock; readonly notes: readonly string[] }, Failure> {
  const canonical = (text: string) => {
    const read = rdkit.canonicalSmiles(text);
    return read.ok ? read.value : null;
  };
  const { materials, unread } = readMaterials({ ...options, catalogs: null }, (text) => materialOfText(text, canonical));
  if (unread.length > 0) {
    const texts = unread.map(({ list, text, problem }) =>
      problem === 'both' ? `${text} is listed with --never, too.` : `--${list} ${text} is no structure, InChIKey or known name.`,
    );
    return failure({ kind: 'material', message: texts.join(' ') });
  }
  const names = installed.map(({ fullName }) => fullName);
  const files = readMaterialFiles(listedFiles(named, names), rdkit);
  if (!files.ok) return files;
  const asked: AskedMaterials = {
    ...materials,
    catalogs: named.length === 0 ? null : names.filter((fullName) => named.some((name) => isCalled(fullName, name))),
    also: {
      smiles: [...materials.also.smiles, ...files.value.smiles],
      inchiKeys: [...materials.also.inchiKeys, ...files.value.inchiKeys],
    },
  };
  const counted = installed.filter(({ fullName }) => asked.catalogs?.includes(fullName) ?? true);
  return success({ stock: askedStock(installed, asked, rdkit), notes: [...files.value.notes, ...priceNotes(options, counted)] });
}

/** A limit that nothing can exceed is told: who sets one believes that there are prices. @param counted - catalogues that count */
function priceNotes({ dearest, unpriced }: Omit<MaterialOptions, 'catalogs'>, counted: readonly Catalog[]): readonly string[] {
  const hasPrices = counted.some(({ header }) => (header.imported?.priced ?? 0) > 0);
  if (dearest === null || hasPrices) return [];
  const what = unpriced
    ? '--max-price leaves nothing out (--priced-only leaves out what has no price)'
    : 'with --priced-only nothing of them is known';
  return [`No catalogue that counts lists a price: ${what}.`];
}
