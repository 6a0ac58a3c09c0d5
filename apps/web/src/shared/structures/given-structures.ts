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

/** What only the editor's toolkit reads: a binary ChemDraw file (in base 64), or InChI, a line each. Null for all else. */
export function editorInputOf(text: string): { readonly from: 'inchi' | 'cdx'; readonly texts: readonly string[] } | null {
  const trimmed = text.trim();
  if (trimmed.startsWith('VmpDRDAxMDA')) return { from: 'cdx', texts: [trimmed] };
  const lines = trimmed.split(/\r\n?|\n/).map((line) => line.trim());
  const inchis = lines.filter((line) => line !== '');
  return inchis.length > 0 && inchis.every((line) => /^InChI=1S\//.test(line)) ? { from: 'inchi', texts: inchis } : null;
}
