import { type FileRecord, fileRecords, LONGEST_FILE } from './file-records.ts';

/** The records of a file, of which there is at least one. @throws what is wrong with the file, in words for the reader */
export async function recordsOfFile(file: File): Promise<readonly FileRecord[]> {
  if (file.size > LONGEST_FILE) throw new Error('The file has more than 10 MB. Please take it apart.');
  const records = fileRecords(await textOf(file), file.name);
  if (records.length === 0) throw new Error('There is no structure in this file.');
  return records;
}

function textOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('The file cannot be read.'));
    reader.readAsText(file);
  });
}
