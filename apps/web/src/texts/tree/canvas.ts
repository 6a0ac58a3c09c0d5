import { counted, numberText } from '../numbers.ts';

export const previousVariant = 'Previous variant';
export const nextVariant = 'Next variant';
export const showAllAlternatives = 'Show all alternatives';
export const previousAlternative = 'Previous alternative';
export const nextAlternative = 'Next alternative';

export const legend = 'Legend';
export const rating = 'Rating';
export const known = 'Known';
export const toBeMade = 'To be made';
export const notKnown = 'Not known';
export const priceUnknown = 'Price unknown';

export const mapOfTree = 'Map of the tree';

export const structureNumber = (no: string) => `Structure ${no}`;
export const reactionNumber = (no: string) => `Reaction ${no}`;
export const furtherSuggestions = 'More suggestions';

export const structureMagnified = (no: string) => `Structure ${no}, magnified`;

export const start = 'Start';
export const showHiddenSuggestions = (hiddenCount: number) => `Show ${counted(hiddenCount, 'hidden suggestion', 'hidden suggestions')}`;
export const countHidden = (hiddenCount: number) => `${numberText(hiddenCount)} hidden`;
export const showSuggestions = (count: number) => `Show ${numberText(count)} suggestions`;
export const collapse = 'Collapse';
export const contractToOneAlternative = 'Contract to one alternative';

export const showMade = (hidden: number, made: string) => `Show ${hidden} ${made}`;
export const hideMade = (made: string) => `Hide ${made}`;

export const suggestionTree = 'Suggestion tree';

export const countMore = (count: number) => `${numberText(count)} more`;
export const moreSuggestions = (count: number) => counted(count, 'more suggestion', 'more suggestions');
export const moreDisconnections = (count: number) => counted(count, 'more disconnection', 'more disconnections');
export const tagged = (label: string, tag: string) => `${label}, tagged ${tag}`;

export const fitHint = 'Fit (F): the tree is larger than 5 % shows; the map shows the rest';
