import { Radio } from '@mantine/core';
import classes from './QueryCreation.module.css';

export interface RadioCardOption {
  readonly value: string;
  readonly title: string;
  readonly text: string;
  readonly chips?: readonly string[];
}

export interface RadioCardsProps {
  readonly label: string;
  readonly value: string | null;
  readonly options: readonly RadioCardOption[];
  readonly onChange: (value: string) => void;
}

/** One choice of several, each with a sentence about it. */
export function RadioCards({ label, value, options, onChange }: RadioCardsProps) {
  return (
    <Radio.Group aria-label={label} value={value} onChange={onChange} className={classes.cards}>
      {options.map((option) => (
        <Radio.Card key={option.value} value={option.value} className={classes.card} aria-label={option.title}>
          <Radio.Indicator className={classes.indicator} />
          <span className={classes.cardBody}>
            <strong>{option.title}</strong>
            <span className={classes.cardText}>{option.text}</span>
            {option.chips ? (
              <span className={classes.chips}>
                {option.chips.map((chip) => (
                  <span key={chip}>{chip}</span>
                ))}
              </span>
            ) : null}
          </span>
        </Radio.Card>
      ))}
    </Radio.Group>
  );
}
