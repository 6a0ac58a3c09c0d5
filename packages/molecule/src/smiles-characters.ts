/** Character codes of the signs SMILES is made of. */
export const CODE = {
  hash: 35,
  dollar: 36,
  percent: 37,
  openBranch: 40,
  closeBranch: 41,
  plus: 43,
  minus: 45,
  dot: 46,
  slash: 47,
  zero: 48,
  nine: 57,
  colon: 58,
  less: 60,
  equals: 61,
  greater: 62,
  at: 64,
  capitalB: 66,
  capitalC: 67,
  capitalH: 72,
  openBracket: 91,
  backslash: 92,
  smallA: 97,
  smallL: 108,
  smallR: 114,
  smallZ: 122,
} as const;

export function isDigit(code: number): boolean {
  return code >= CODE.zero && code <= CODE.nine;
}

export function isLowerCase(code: number): boolean {
  return code >= CODE.smallA && code <= CODE.smallZ;
}
