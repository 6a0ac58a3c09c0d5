/** Text as ASCII: what is beyond it as `\uXXXX`, a backslash doubled. Plain ASCII without a backslash stays as it is. */
export function escapeText(text: string): string {
  return text.replace(/\\/g, '\\\\').replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Undoes `escapeText`. */
export function unescapeText(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(/\\(?:\\|u([0-9a-f]{4}))/g, (_, code: string | undefined) =>
    code === undefined ? '\\' : String.fromCharCode(Number.parseInt(code, 16)),
  );
}
