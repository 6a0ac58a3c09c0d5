import { Checkbox } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useId, useState } from 'react';
import * as texts from '../../texts/components/filters.ts';
import { numberText } from '../../texts/numbers.ts';
import classes from './FilterPanel.module.css';

/** A value that a list can be narrowed to. */
export interface FilterOption {
  readonly value: string;
  readonly label: string;
  /** What would be shown with this value, all other groups and the search term standing. */
  readonly count: number;
  /** There may be more: not all were looked at. */
  readonly isOrMore?: boolean;
  /** What is said of it to who looks closer, such as a version. */
  readonly hint?: string;
  /** Address of a drawing of it, of the size below; its label says the same. */
  readonly picture?: string;
}

/** Of the drawing of an option, in pixels. */
export const OPTION_PICTURE = { width: 108, height: 48 } as const;

export interface FilterGroupSectionProps {
  readonly title: string;
  readonly options: readonly FilterOption[];
  readonly chosen: readonly string[];
  readonly isOpenAtFirst: boolean;
  readonly onToggle: (value: string) => void;
}

/** Options shown of a long group; a shorter one is shown whole, as one line more would say no more. */
const SHOWN = 8;
const LONG = 11;

/** One group of checkboxes that folds, long ones after their first options; a dot says that it narrows even when folded. */
export function FilterGroupSection({ title, options, chosen, isOpenAtFirst, onToggle }: FilterGroupSectionProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst || chosen.length > 0);
  const [isWhole, setIsWhole] = useState(false);
  const bodyId = useId();
  const isCut = !isWhole && options.length >= LONG;
  const shown = isCut ? options.filter(({ value }, index) => index < SHOWN || chosen.includes(value)) : options;
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <section className={classes.group}>
      <h3>
        <button
          type="button"
          className={classes.groupHead}
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Chevron size={14} stroke={1.75} aria-hidden />
          {title}
          {chosen.length > 0 ? <i className={classes.dot} role="img" aria-label={texts.inUse} /> : null}
          <em>{options.length}</em>
        </button>
      </h3>
      <fieldset id={bodyId} hidden={!isOpen} className={classes.options} aria-label={title}>
        {shown.map((option) => (
          <Option key={option.value} option={option} isChosen={chosen.includes(option.value)} onToggle={() => onToggle(option.value)} />
        ))}
        {isCut && (
          <button
            type="button"
            className={classes.more}
            aria-label={texts.moreOf(options.length - shown.length, title)}
            onClick={() => setIsWhole(true)}
          >
            {texts.countMore(options.length - shown.length)}
          </button>
        )}
      </fieldset>
    </section>
  );
}

interface OptionProps {
  readonly option: FilterOption;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

function Option({ option: { label, count, isOrMore = false, hint, picture }, isChosen, onToggle }: OptionProps) {
  const number = numberText(count);
  return (
    <div className={classes.option} title={hint} data-none={(count === 0 && !isOrMore) || undefined}>
      <Checkbox
        label={
          <>
            {picture === undefined ? null : <img src={picture} {...OPTION_PICTURE} alt="" loading="lazy" />}
            {label}
            <em>{isOrMore ? texts.orMore(number) : number}</em>
          </>
        }
        aria-label={`${label}, ${isOrMore ? texts.orMoreInWords(number) : number}`}
        checked={isChosen}
        onChange={onToggle}
      />
    </div>
  );
}
