import { Button, Group, NumberInput } from '@mantine/core';
import { MOST_QUOTA } from '@retron/contract';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { reasonOf } from '../../api/api-error.ts';
import * as texts from '../../texts/backoffice/quotas.ts';
import * as common from '../../texts/common.ts';
import { numberText } from '../../texts/numbers.ts';

export interface QuotaFieldProps {
  readonly label: string;
  /** Null: none is set here. */
  readonly value: number | null;
  /** What holds then. */
  readonly inherited: number;
  readonly onSave: (value: number | null) => Promise<unknown>;
}

/** A limit, saved by its button or Enter: it counts for everybody at once, so that leaving the field must not do it. Esc restores it. */
export function QuotaField({ label, value, inherited, onSave }: QuotaFieldProps) {
  const [typed, setTyped] = useState<number | string | null>(null);
  const shown = typed ?? value ?? '';
  const next = shown === '' ? null : Number(shown);
  const isChanged = typed !== null && next !== value;
  const isGood = next === null || (Number.isInteger(next) && next >= 0 && next <= MOST_QUOTA);
  const save = useMutation({ mutationFn: onSave, onSuccess: () => setTyped(null) });
  function type(what: number | string | null) {
    save.reset();
    setTyped(what);
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isChanged && isGood && !save.isPending) save.mutate(next);
  }
  return (
    <form noValidate aria-label={label} onSubmit={handleSubmit}>
      <Group gap="xs" align="start" wrap="nowrap">
        <NumberInput
          aria-label={label}
          size="xs"
          w={120}
          min={0}
          max={MOST_QUOTA}
          clampBehavior="none"
          allowDecimal={false}
          placeholder={numberText(inherited)}
          value={shown}
          error={isGood ? (save.isError ? reasonOf(save.error) : null) : texts.limitBetween(MOST_QUOTA)}
          onChange={type}
          onKeyDown={(event) => {
            if (event.key === 'Escape') type(null);
          }}
        />
        {isChanged ? (
          <Button type="submit" size="xs" variant="default" disabled={!isGood} loading={save.isPending}>
            {common.save}
          </Button>
        ) : null}
      </Group>
    </form>
  );
}
