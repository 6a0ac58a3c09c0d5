import { Radio, Tooltip } from '@mantine/core';
import classes from './QueryCreation.module.css';

export interface GridOption {
  readonly value: number;
  readonly label: string;
  readonly disabledReason?: string;
}

export interface OptionGridProps {
  readonly label: string;
  readonly value: number;
  readonly options: readonly GridOption[];
  readonly onChange: (value: number) => void;
}

/** One number of a short list, as a grid of buttons. */
export function OptionGrid({ label, value, options, onChange }: OptionGridProps) {
  return (
    <Radio.Group label={label} value={String(value)} onChange={(chosen) => onChange(Number(chosen))}>
      <div className={classes.grid}>
        {options.map((option) => (
          <Tooltip key={option.value} label={option.disabledReason} disabled={option.disabledReason === undefined}>
            <span>
              <Radio.Card
                value={String(option.value)}
                disabled={option.disabledReason !== undefined}
                className={classes.gridOption}
                aria-label={option.label}
              >
                {option.label}
              </Radio.Card>
            </span>
          </Tooltip>
        ))}
      </div>
    </Radio.Group>
  );
}
