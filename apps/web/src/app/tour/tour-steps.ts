import * as texts from '../../texts/app/tour.ts';

export interface TourStep {
  readonly title: string;
  readonly text: string;
  /** What on the page the step is about; the step stands by itself while that is not there. */
  readonly at: string;
  /** Whether the evidence of the first suggestion is open. */
  readonly hasEvidence: boolean;
}

/** The tour of the sample, in its order. */
export const TOUR_STEPS: readonly TourStep[] = [
  {
    title: texts.thisIsFinishedQuery,
    text: texts.finishedText,
    at: '[role="tree"] [aria-level="1"]',
    hasEvidence: false,
  },
  {
    title: texts.discIsSuggestedReaction,
    text: texts.discText,
    at: '[role="tree"] [role="treeitem"][aria-label^="Reaction"]',
    hasEvidence: false,
  },
  {
    title: texts.evidenceAnswersTwoQuestions,
    text: texts.evidenceText,
    at: 'aside[aria-label^="Evidence"]',
    hasEvidence: true,
  },
  {
    title: texts.threeViewsOfSameResult,
    text: texts.viewsText,
    at: '[role="toolbar"] [role="radiogroup"]',
    hasEvidence: false,
  },
  {
    title: texts.moreTitle,
    text: texts.moreText,
    at: 'nav[aria-label="Main"]',
    hasEvidence: false,
  },
];
