export const tourProgress = (index: number, count: number) => `Tour of the sample, ${index} of ${count}`;
export const skipTour = 'Skip the tour';
export const next = 'Next';

export const thisIsFinishedQuery = 'This is a finished query';
export const finishedText =
  'On the left stands the target. To its right are ways to make it: each line leads to a reaction and to the structures it starts from.';
export const discIsSuggestedReaction = 'A disc is a suggested reaction';
export const discText =
  'Its colour and its ring say how it is rated, from great to ugly. Below it stands how many published reactions support it. Click a disc to see why.';
export const evidenceAnswersTwoQuestions = 'The evidence answers two questions';
export const evidenceText =
  'Would it work: what speaks for and against this reaction. Would a chemist choose it: how often such a bond is cut here. Below are the published reactions themselves.';
export const threeViewsOfSameResult = 'Three views of the same result';
export const viewsText =
  'The tree shows what leads where, the route view what you have selected step by step, and the list compares suggestions in rows.';
export const moreTitle = 'What you can do with it';
export const moreText =
  'The rail on the left changes with the page: here it has the bond map, exports and comments. The guide on the dashboard says more; the key ? lists the keys.';
