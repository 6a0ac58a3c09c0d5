export const commentsOn = (name: string) => `Comments on ${name}`;
export const commentsOnReaction = (ensid: number, name: string) => `Comments on R${ensid} of ${name}`;
export const loadingComments = 'Loading comments';
export const commentsNotLoaded = 'Unable to load the comments.';
export const noCommentYet = 'There is no comment yet.';
export const deleteNamed = (title: string) => `Delete comment ${title}`;
export const newComment = 'New comment';
export const commentNotSaved = 'Unable to save the comment. Please try to reload the page.';
/** Beside the field of a comment's text. */
export const mentionHint = '@ and a user name tells a member of the project.';
export const membersToMention = 'Members to mention';
export const addComment = 'Add comment';
export const showAll = 'Show all';
export const showLess = 'Show less';
