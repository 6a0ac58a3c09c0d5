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
    title: 'This is a finished query',
    text: 'On the left stands the target. To its right are ways to make it: each line leads to a reaction and to the structures it starts from.',
    at: '[role="tree"] [aria-level="1"]',
    hasEvidence: false,
  },
  {
    title: 'A disc is a suggested reaction',
    text: 'Its colour and its ring say how it is rated, from great to ugly. Below it stands how many published reactions support it. Click a disc to see why.',
    at: '[role="tree"] [role="treeitem"][aria-label^="Reaction"]',
    hasEvidence: false,
  },
  {
    title: 'The evidence answers two questions',
    text: 'Would it work: what speaks for and against this reaction. Would a chemist choose it: how often such a bond is cut here. Below are the published reactions themselves.',
    at: 'aside[aria-label^="Evidence"]',
    hasEvidence: true,
  },
  {
    title: 'Three views of the same result',
    text: 'The tree shows what leads where, the route view what you have selected step by step, and the list compares suggestions in rows.',
    at: '[role="toolbar"] [role="radiogroup"]',
    hasEvidence: false,
  },
  {
    title: 'What you can do with it',
    text: 'The rail on the left changes with the page: here it has the bond map, exports and comments. The guide on the dashboard says more; the key ? lists the keys.',
    at: 'nav[aria-label="Main"]',
    hasEvidence: false,
  },
];
