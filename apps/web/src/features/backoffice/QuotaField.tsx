import { NumberInput } from '@mantine/core';
import { MOST_QUOTA } from '@retron/contract';
import { useState } from 'react';
import { numberText } from '../../texts/numbers.ts';

export interface QuotaFieldProps {
  readonly label: string;
  /** Null: none is set here. */
  readonly value: number | null;
  /** What holds then. */
  readonly inherited: number;
  readonly onSave: (value: number | null) => void;
}

/** A limit that is saved when the field is left, or by Enter. */
export function QuotaField({ label, value, inherited, onSave }: QuotaFieldProps) {
  const [typed, setTyped] = useState<number | string | null>(null);
  const shown = typed ?? value ?? '';
  function save() {
    const next = shown === '' ? null : Number(shown);
    if (next !== value) onSave(next);
    setTyped(null);
  }
  return (
    <NumberInput
      aria-label={label}
      size="xs"
      w={120}
      min={0}
      max={MOST_QUOTA}
      allowDecimal={false}
      allowNegative={false}
      placeholder={numberText(inherited)}
      value={shown}
      onChange={setTyped}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save();
        if (event.key === 'Escape') setTyped(null);
      }}
    />
  );
}
