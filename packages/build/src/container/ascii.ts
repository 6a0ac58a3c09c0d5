/** Text as ASCII bytes; anything else in it is a bug of the caller. */
export function asciiBytes(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 127) throw new RangeError(`"${text[i]}" is not ASCII`);
    bytes[i] = code;
  }
  return bytes;
}

/** JSON with everything beyond ASCII escaped. */
export function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
