import type { ExportChemistry, PictureRequest } from './export-file.ts';

/** Pictures asked for at a time: enough to keep several threads at work. */
const AT_A_TIME = 16;

/** Drawn pictures by what was asked for. */
export class Pictures {
  readonly #drawn: ReadonlyMap<string, Uint8Array>;

  /** @param drawn - by their keys */
  private constructor(drawn: ReadonlyMap<string, Uint8Array>) {
    this.#drawn = drawn;
  }

  /** Draws each distinct picture once, several at a time. */
  static async draw(wanted: Iterable<PictureRequest>, chemistry: ExportChemistry, onProgress?: (share: number) => void): Promise<Pictures> {
    const requests = new Map<string, PictureRequest>();
    for (const request of wanted) requests.set(keyOf(request), request);
    const drawn = new Map<string, Uint8Array>();
    const waiting = requests.entries();
    let done = 0;
    // All take from one iterator, so that none waits for the others.
    const drawNext = async () => {
      for (const [key, request] of waiting) {
        const png = await chemistry.picture(request);
        if (png !== null) drawn.set(key, png);
        onProgress?.(++done / requests.size);
      }
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, drawNext));
    return new Pictures(drawn);
  }

  /** Null for what cannot be drawn, or was not asked for. */
  of(request: PictureRequest): Uint8Array | null {
    return this.#drawn.get(keyOf(request)) ?? null;
  }
}

function keyOf(request: PictureRequest): string {
  return JSON.stringify(request);
}
