/** Texts of the tree view that the specification gives (section 8) and the shared catalogue does not hold. */
export const TREE_TEXTS = {
  stateSaveFailed: 'Unable to save tree state. Please try to reload the page.',
  stateSaved: 'Tree saved',
  reportFailed: 'Unable to send report. Please try to reload the page.',
  reportSent: 'Thank you for your feedback!',
} as const;
