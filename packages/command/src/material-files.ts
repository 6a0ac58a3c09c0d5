import { basename } from 'node:path';
import { DATA_FILE_ENDINGS } from '@retron/library';
import { type Failure, failure, type Result, success } from '@retron/molecule';
import type { MaterialList } from '@retron/planning';
import type { Rdkit } from '@retron/rdkit';
import { readPlainBytes } from './library-files.ts';

const INCHI_KEY = /^[A-Z]{14}-[A-Z]{10}-[A-Z]$/;
/** Of a line that is not only a molecule. */
const COLUMN_ENDS = /[\t ,;]/;

/** Of lines that are no molecule, so many are named. */
const LINES_NAMED = 5;

/** What files list, and what a person should know of the reading. */
export interface ListedMaterials extends MaterialList {
  readonly notes: readonly string[];
}

/**
 * The molecules that files list, one a line, as SMILES or InChIKey; what follows a tab, blank, comma or semicolon is passed over. Lines that
 * are no molecule are counted in a note of their file, but for a first one, which may name the columns.
 *
 * Fails where a file cannot be read, is no text, or where no line of it is a molecule.
 */
export function readMaterialFiles(paths: readonly string[], rdkit: Rdkit): Result<ListedMaterials, Failure> {
  const smiles = new Set<string>();
  const inchiKeys = new Set<string>();
  const notes: string[] = [];
  for (const path of paths) {
    const text = readText(path);
    if (!text.ok) return text;
    const unread: number[] = [];
    let read = 0;
    for (const [place, line] of text.value.split(/\r?\n/).entries()) {
      const [first] = line.trim().split(COLUMN_ENDS, 1);
      if (first === undefined || first === '') continue;
      const isKey = INCHI_KEY.test(first);
      const canonical = isKey ? null : rdkit.canonicalSmiles(first);
      if (isKey) inchiKeys.add(first);
      else if (canonical?.ok) smiles.add(canonical.value);
      if (isKey || canonical?.ok) read++;
      else if (place > 0) unread.push(place + 1);
    }
    if (read === 0) return failure({ kind: 'empty-stock', message: `${path} lists no molecule.` });
    if (unread.length > 0) notes.push(unreadNote(path, unread, read));
  }
  return success({ smiles: [...smiles], inchiKeys: [...inchiKeys], notes });
}

/** Bytes of another kind of file may read as atoms here and there. */
function readText(path: string): Result<string, Failure> {
  const file = readPlainBytes(path);
  if (!file.ok) return file;
  const wrong = (message: string) => failure({ kind: 'no-list', message: `${path} ${message}` });
  if (path.endsWith(DATA_FILE_ENDINGS.catalog)) {
    const name = basename(path, DATA_FILE_ENDINGS.catalog);
    return wrong(
      `is a catalogue, no list of molecules: copy it into the folder libraries of Retron, and give its name, --catalog ${name}.`,
    );
  }
  return file.value.plain.includes(0)
    ? wrong('is no text, so that no molecule can be read of it.')
    : success(file.value.plain.toString('utf8'));
}

function unreadNote(path: string, unread: readonly number[], read: number): string {
  const named = `${unread.slice(0, LINES_NAMED).join(', ')}${unread.length > LINES_NAMED ? ', …' : ''}`;
  const lines = unread.length === 1 ? '1 line is no SMILES or InChIKey and is' : `${unread.length} lines are no SMILES or InChIKey and are`;
  return `${path}: ${lines} passed over (line ${named}); ${read} ${read === 1 ? 'was' : 'were'} read.`;
}
