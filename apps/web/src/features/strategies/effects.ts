import { IconArrowDown, IconArrowUp, IconCheck, IconChevronDown, IconX } from '@tabler/icons-react';
import * as texts from '../../texts/strategies.ts';

/** What a clause does with a step, in a word and a sign. */
export const EFFECTS = {
  admit: { word: texts.admit, Icon: IconCheck },
  fold: { word: texts.fold, Icon: IconChevronDown },
  'leave out': { word: texts.leaveOut, Icon: IconX },
  lift: { word: texts.lift, Icon: IconArrowUp },
  lower: { word: texts.lower, Icon: IconArrowDown },
} as const;
