export const commentsOn = (name: string) => `Comments on ${name}`;
export const commentsOnReaction = (ensid: number, name: string) => `Comments on R${ensid} of ${name}`;
export const loadingComments = 'Loading comments';
export const commentsNotLoaded = 'Unable to load the comments.';
export const noCommentYet = 'There is no comment yet.';
export const deleteNamed = (title: string) => `Delete comment ${title}`;
export const newComment = 'New comment';
export const addComment = 'Add comment';
