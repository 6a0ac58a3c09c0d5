/** Line notations and files in which a structure may be given. */
export type Notation = 'smiles' | 'rosdal' | 'molfile';

/** Which notation a text is in. A molfile has several lines; ROSDAL begins with an atom number or ends with a full stop. */
export function notationOf(text: string): Notation {
  if (/\bV[23]000\b/.test(text) || /^M {2}END/m.test(text) || text.trim().split('\n').length > 3) return 'molfile';
  return /\.\s*$/.test(text) || /^\s*\d/.test(text) ? 'rosdal' : 'smiles';
}
