export interface FormulaProps {
  /** Such as `C22H30N6O4S`; a charge may follow. */
  readonly formula: string;
}

/** A molecular formula with its numbers as subscripts. */
export function Formula({ formula }: FormulaProps) {
  const parts = formula.match(/[A-Za-z]+|\d+|[^A-Za-z\d]+/g) ?? [];
  return (
    <span>
      {parts.map((part, index) => {
        const isCount = /^\d+$/.test(part) && /[A-Za-z]$/.test(parts[index - 1] ?? '');
        // A formula does not change in place, so a position names its part.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        return isCount ? <sub key={index}>{part}</sub> : <span key={index}>{part}</span>;
      })}
    </span>
  );
}
