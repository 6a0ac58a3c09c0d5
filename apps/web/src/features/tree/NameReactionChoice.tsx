import { Button, Checkbox, Text } from '@mantine/core';
import { numberText } from '../../texts/counts.ts';
import * as texts from '../../texts/tree/page.ts';
import type { NameReactionOption } from './model/name-reactions.ts';
import classes from './TreePage.module.css';

export interface NameReactionChoiceProps {
  readonly nameReactions: readonly NameReactionOption[];
  readonly chosen: readonly string[];
  readonly onChoose: (names: readonly string[]) => void;
}

/** The name reactions among the suggestions, each with how many have it. */
export function NameReactionChoice({ nameReactions, chosen, onChoose }: NameReactionChoiceProps) {
  const toggle = (name: string, isOn: boolean) => onChoose(isOn ? [...chosen, name] : chosen.filter((other) => other !== name));
  return (
    <>
      {nameReactions.length === 0 && <Text c="dimmed">{texts.noNameReactions}</Text>}
      <div className={classes.options}>
        {nameReactions.map(({ name, suggestions }) => (
          <Checkbox
            key={name}
            checked={chosen.includes(name)}
            onChange={(event) => toggle(name, event.currentTarget.checked)}
            label={
              <span className={classes.option}>
                {name}
                <span>{numberText(suggestions)}</span>
              </span>
            }
          />
        ))}
      </div>
      {chosen.length > 0 && (
        <Button size="xs" variant="subtle" mt="sm" onClick={() => onChoose([])}>
          {texts.clearFilter}
        </Button>
      )}
    </>
  );
}
