import * as texts from '../../texts/exports.ts';

/** What a file of pathways says, or why it cannot be imported, in words for the user. */
export type ReadImport = { readonly ok: true; readonly file: Record<string, unknown> } | { readonly ok: false; readonly message: string };

/** Bytes of a request that the server takes, with room for what is around the file. */
const MOST_BYTES = 1_900_000;
/** Nobody exports so much; a browser would be busy with it for long. */
const MOST_FILE_BYTES = 100_000_000;

/**
 * Reads a file of pathways that was exported as JSON, without what the tree does not need: precedents are looked up anew, and molfiles are
 * drawn anew.
 */
export async function readImportFile(file: Pick<File, 'name' | 'size' | 'text'>): Promise<ReadImport> {
  const refused = (why: string): ReadImport => ({ ok: false, message: `${file.name} ${why}` });
  if (file.size > MOST_FILE_BYTES) return refused(texts.isTooLarge);
  const text = await file.text();
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return refused(texts.isNoJson);
  }
  if (!isRecord(read) || read.format !== 'retron-export') return refused(texts.isNoExport);
  const { structures } = read;
  const lean = {
    ...read,
    precedents: [],
    structures: Array.isArray(structures)
      ? structures.map((each: unknown) => (isRecord(each) ? { ...each, molfile: null } : each))
      : structures,
  };
  if (new TextEncoder().encode(JSON.stringify(lean)).byteLength > MOST_BYTES) return refused(texts.holdsTooLargeTree);
  return { ok: true, file: lean };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
