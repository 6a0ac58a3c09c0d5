import { Tooltip } from '@mantine/core';
import * as texts from '../../../texts/tree/evidence.ts';
import { LEVEL_MEANINGS } from '../../../texts/tree/evidence.ts';
import classes from './EvidencePanel.module.css';

export interface LevelChipProps {
  /** 1 to 3. */
  readonly level: number;
  /** A reaction of the textbooks has no level: nothing recorded shows it. */
  readonly isOfTextbook: boolean;
}

const OF_TEXTBOOK = texts.ofTextbooks;

/** How much of the surroundings of the reaction centre the precedents share, said in full on hover and focus. */
export function LevelChip({ level, isOfTextbook }: LevelChipProps) {
  return (
    <Tooltip
      label={isOfTextbook ? OF_TEXTBOOK : (LEVEL_MEANINGS[level] ?? '')}
      multiline
      w={260}
      events={{ hover: true, focus: true, touch: true }}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what it means is told on focus too */}
      <span className={classes.chip} tabIndex={0}>
        {isOfTextbook ? texts.textbookReaction : texts.levelOfThree(level)}
      </span>
    </Tooltip>
  );
}
