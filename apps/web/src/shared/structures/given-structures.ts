/** The types under which chemists' programs put structures on the clipboard, the one that says most first. */
const TYPES = [
  'chemical/x-cdxml',
  'chemical/x-mdl-rxnfile',
  'chemical/x-mdl-molfile',
  'chemical/x-mdl-sdfile',
  'chemical/x-inchi',
  'chemical/x-daylight-smiles',
  'text/plain',
] as const;

/** Files that are offered where one is chosen; any other that holds a structure may be dropped too. */
export const STRUCTURE_FILES = '.mol,.mdl,.sdf,.sd,.smi,.smiles,.txt,.cdxml,.cdx,.rxn,.inchi';

/** Larger than any drawing; what the server takes at once. */
const MOST_BYTES = 1_000_000;

/** What was pasted or dropped as a structure; null where there is none. A binary ChemDraw file comes in base 64. */
export async function givenText(data: DataTransfer): Promise<string | null> {
  // The event's data is gone after the first pause, so all of it is asked for before.
  const [file] = data.files;
  const said = TYPES.flatMap((type) => [data.getData(`web ${type}`), data.getData(type)]).find((text) => text.trim() !== '');
  return file === undefined ? (said ?? null) : textOfFile(file);
}

/** The content of a file of a structure. @throws Error with a sentence for the reader where it is too large */
export async function textOfFile(file: File): Promise<string> {
  if (file.size > MOST_BYTES) throw new Error(`${file.name} is larger than 1 MB. Please give fewer structures at once.`);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isBinaryChemDraw = String.fromCharCode(...bytes.subarray(0, 8)) === 'VjCD0100';
  if (!isBinaryChemDraw) return new TextDecoder().decode(bytes);
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** An InChI with what may stand behind it. Its beginning is easily lost in copying: what is left is an InChI that cannot be read, not a SMILES. */
const INCHI = /^((?:(?:InChI|nChI|ChI|hI|I)?=)?1S?\/\S*|InChI=\S*)(?:\s+(\S.*))?$/;

/** A line of what was given: InChI, which only the editor's toolkit reads, or what the server reads. */
export interface GivenLine {
  readonly text: string;
  /** Null for all but InChI. */
  readonly inchi: string | null;
  /** What stands behind an InChI; empty where nothing does. */
  readonly name: string;
}

/** What only the editor's toolkit reads: a binary ChemDraw file (in base 64), or InChI, in some lines of many. */
export type EditorInput =
  | { readonly from: 'cdx'; readonly text: string }
  | { readonly from: 'inchi'; readonly lines: readonly GivenLine[] };

/** Null for what the server reads as it is. */
export function editorInputOf(text: string): EditorInput | null {
  const trimmed = text.trim();
  if (trimmed.startsWith('VmpDRDAxMDA')) return { from: 'cdx', text: trimmed };
  const lines = trimmed.split(/\r\n?|\n/).map((line): GivenLine => {
    const [, inchi = null, name = ''] = INCHI.exec(line.trim()) ?? [];
    return { text: line.trim(), inchi, name };
  });
  return lines.some(({ inchi }) => inchi !== null) ? { from: 'inchi', lines } : null;
}
