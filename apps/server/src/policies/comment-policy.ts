/** The author, and the owner of the project. */
export function mayDeleteComment(
  actor: { readonly id: number },
  comment: { readonly authorId: number; readonly projectOwnerId: number },
): boolean {
  return comment.authorId === actor.id || comment.projectOwnerId === actor.id;
}
