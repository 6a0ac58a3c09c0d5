import type { ExportChemistry, PictureRequest } from '../export-file.ts';
import type { Table } from '../tables/table.ts';

/** Pictures asked for at a time: enough to keep several threads at work. */
const AT_A_TIME = 16;

/** What tells pictures apart. */
export function pictureKey(request: PictureRequest): string {
  return JSON.stringify(request);
}

/** Every picture of the tables, drawn once, in order of appearance; without those that cannot be drawn. */
export async function drawPictures(
  tables: readonly Table[],
  chemistry: ExportChemistry,
  onProgress?: (share: number) => void,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const requests = new Map<string, PictureRequest>();
  for (const { rows } of tables) {
    for (const { cells } of rows) {
      for (const cell of cells) {
        if (cell !== null && typeof cell === 'object' && 'picture' in cell) requests.set(pictureKey(cell.picture), cell.picture);
      }
    }
  }
  const waiting = [...requests];
  const drawn = new Map<string, Uint8Array>();
  for (let start = 0; start < waiting.length; start += AT_A_TIME) {
    const pictures = await Promise.all(
      waiting.slice(start, start + AT_A_TIME).map(async ([key, request]) => [key, await chemistry.picture(request)] as const),
    );
    for (const [key, png] of pictures) if (png !== null) drawn.set(key, png);
    onProgress?.(Math.min(1, (start + AT_A_TIME) / waiting.length));
  }
  return drawn;
}
