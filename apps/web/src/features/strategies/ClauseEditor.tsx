import { ActionIcon, Menu, NumberInput, Select, TextInput } from '@mantine/core';
import { LONGEST, type StrategyTerms } from '@retron/contract';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import type { Dispatch } from 'react';
import { tooLong } from '../../components/text/too-long.ts';
import * as texts from '../../texts/strategies.ts';
import { ConditionField } from './ConditionField.tsx';
import { type ClauseChange, type ClauseDraft, CONDITION_KEYS, CONDITIONS, weighs } from './clause-draft.ts';
import classes from './editor.module.css';
import { EFFECTS } from './effects.ts';

export interface ClauseEditorProps {
  readonly draft: ClauseDraft;
  /** From 1. */
  readonly no: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly terms: StrategyTerms | undefined;
  readonly error: string | undefined;
  /** What it does with the previewed target; null while there is no preview of these clauses. */
  readonly effectText: string | null;
  readonly change: Dispatch<ClauseChange>;
}

const EFFECT_OPTIONS = Object.entries(EFFECTS).map(([value, { word }]) => ({ value, label: word }));

/** One clause being written: what it does, what it asks, its sentence. */
export function ClauseEditor({ draft, no, isFirst, isLast, terms, error, effectText, change }: ClauseEditorProps) {
  const { key, effect, when } = draft;
  const asked = CONDITION_KEYS.filter((condition) => when[condition] !== undefined);
  const open = CONDITION_KEYS.filter((condition) => when[condition] === undefined);
  return (
    <fieldset className={classes.clause} data-wrong={error !== undefined || undefined}>
      <legend className={classes.legend}>{texts.clause(no)}</legend>
      <div className={classes.line}>
        <Select
          size="xs"
          w={120}
          aria-label={texts.clauseEffect(no)}
          data={EFFECT_OPTIONS}
          allowDeselect={false}
          value={effect}
          onChange={(chosen) => chosen && change({ kind: 'effect', key, effect: chosen as ClauseDraft['effect'] })}
        />
        {weighs(draft) ? (
          <NumberInput
            size="xs"
            w={90}
            prefix="× "
            min={1}
            max={1000}
            aria-label={texts.clauseFactor(no)}
            value={draft.factor}
            onChange={(next) => change({ kind: 'factor', key, factor: Number(next) || 0 })}
          />
        ) : null}
        <span className={classes.steps}>{asked.length === 0 ? texts.everyStep : texts.stepsThatFitAll}</span>
        <span className={classes.grow} />
        <ActionIcon
          variant="subtle"
          aria-label={texts.moveClauseUp(no)}
          disabled={isFirst}
          onClick={() => change({ kind: 'move', key, by: -1 })}
        >
          <IconArrowUp size={15} stroke={1.75} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          aria-label={texts.moveClauseDown(no)}
          disabled={isLast}
          onClick={() => change({ kind: 'move', key, by: 1 })}
        >
          <IconArrowDown size={15} stroke={1.75} />
        </ActionIcon>
        <ActionIcon variant="subtle" color="red" aria-label={texts.removeClause(no)} onClick={() => change({ kind: 'remove', key })}>
          <IconTrash size={15} stroke={1.75} />
        </ActionIcon>
      </div>
      {asked.map((condition) => (
        <ConditionField
          key={condition}
          condition={condition}
          when={when}
          terms={terms}
          onSet={(value) => change({ kind: 'set', key, condition: value })}
          onForget={() => change({ kind: 'forget', key, condition })}
        />
      ))}
      <div className={classes.line}>
        <Menu position="bottom-start">
          <Menu.Target>
            <button type="button" className={classes.add} aria-label={texts.clauseAddCondition(no)}>
              <IconPlus size={14} stroke={1.75} aria-hidden /> {texts.condition}
            </button>
          </Menu.Target>
          <Menu.Dropdown>
            {open.map((condition) => (
              <Menu.Item key={condition} onClick={() => change({ kind: 'ask', key, condition })}>
                {CONDITIONS[condition].label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
        <TextInput
          size="xs"
          className={classes.sentence}
          aria-label={texts.clauseSentence(no)}
          placeholder={texts.sentenceHint}
          value={draft.text}
          error={tooLong(draft.text, LONGEST.ruleInWords)}
          onChange={(event) => change({ kind: 'text', key, text: event.currentTarget.value })}
        />
      </div>
      {error === undefined ? null : (
        <p className={classes.wrong} role="alert">
          {error}
        </p>
      )}
      {effectText === null ? null : <p className={classes.effect}>{effectText}</p>}
    </fieldset>
  );
}
