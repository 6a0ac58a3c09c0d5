import { ActionIcon, MultiSelect, NumberInput, SegmentedControl } from '@mantine/core';
import type { StrategyTerms, WireCondition } from '@retron/contract';
import { IconX } from '@tabler/icons-react';
import * as texts from '../../texts/strategies.ts';
import { CONDITIONS, type ConditionKey } from './clause-draft.ts';
import classes from './editor.module.css';

export interface ConditionFieldProps {
  readonly condition: ConditionKey;
  readonly when: WireCondition;
  readonly terms: StrategyTerms | undefined;
  readonly onSet: (condition: WireCondition) => void;
  readonly onForget: () => void;
}

/** One thing that a clause asks of a step, with the values to choose. */
export function ConditionField({ condition, when, terms, onSet, onForget }: ConditionFieldProps) {
  const { label } = CONDITIONS[condition];
  return (
    <div className={classes.condition}>
      <span className={classes.ask}>{label}</span>
      <Value condition={condition} when={when} terms={terms} onSet={onSet} />
      <ActionIcon variant="subtle" size="sm" aria-label={texts.removeCondition(label)} onClick={onForget}>
        <IconX size={14} stroke={1.75} />
      </ActionIcon>
    </div>
  );
}

function Value({ condition, when, terms, onSet }: Omit<ConditionFieldProps, 'onForget'>) {
  const { label, kind } = CONDITIONS[condition];
  const value = when[condition];
  switch (kind) {
    case 'yes or no':
      return (
        <SegmentedControl
          size="xs"
          aria-label={label}
          data={['Yes', 'No']}
          value={value === true ? 'Yes' : 'No'}
          onChange={(chosen) => onSet({ [condition]: chosen === 'Yes' })}
        />
      );
    case 'number':
      return (
        <NumberInput
          size="xs"
          w={90}
          aria-label={label}
          min={1}
          max={500}
          allowDecimal={false}
          value={typeof value === 'number' ? value : 1}
          onChange={(next) => onSet({ [condition]: Math.max(1, Number(next) || 1) })}
        />
      );
    case 'percent':
      return (
        <NumberInput
          size="xs"
          w={90}
          aria-label={label}
          min={0}
          max={100}
          suffix=" %"
          allowDecimal={false}
          value={typeof value === 'number' ? Math.round(100 * value) : 0}
          onChange={(next) => onSet({ [condition]: Math.min(100, Math.max(0, Number(next) || 0)) / 100 })}
        />
      );
    case 'words':
      return (
        <MultiSelect
          size="xs"
          className={classes.words}
          aria-label={label}
          searchable
          hidePickedOptions
          limit={200}
          data={wordsOf(condition, terms)}
          value={Array.isArray(value) ? [...value] : []}
          nothingFoundMessage={texts.nothingFits}
          onChange={(next) => onSet({ [condition]: next })}
        />
      );
  }
}

function wordsOf(condition: ConditionKey, terms: StrategyTerms | undefined): string[] {
  if (terms === undefined) return [];
  return condition === 'makesBond' || condition === 'reactionClass' || condition === 'nameReaction' ? [...terms[condition]] : [];
}
