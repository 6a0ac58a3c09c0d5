export interface FormulaProps {
  /** Such as `C22H30N6O4S`; a charge may follow, such as `-` or `+2`. */
  readonly formula: string;
}

/** A molecular formula with its numbers as subscripts and its charge as a superscript, `2+` as chemists write it. */
export function Formula({ formula }: FormulaProps) {
  const [, atoms = formula, sign = '', charge = ''] = /^(.*?)([+-])(\d*)$/.exec(formula) ?? [];
  const parts = atoms.match(/[A-Za-z]+|\d+|[^A-Za-z\d]+/g) ?? [];
  return (
    <span>
      {parts.map((part, index) => {
        const isCount = /^\d+$/.test(part) && /[A-Za-z]$/.test(parts[index - 1] ?? '');
        // A formula does not change in place, so a position names its part.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        return isCount ? <sub key={index}>{part}</sub> : <span key={index}>{part}</span>;
      })}
      {sign === '' ? null : <sup>{`${charge}${sign === '-' ? '−' : '+'}`}</sup>}
    </span>
  );
}
