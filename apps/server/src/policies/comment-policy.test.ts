import { expect, it } from 'vitest';
import { mayDeleteComment } from './comment-policy.ts';

it('a comment is deleted by its author and by the owner of the project, and by no other member', () => {
  const comment = { authorId: 2, projectOwnerId: 1 };
  expect([1, 2, 3].map((id) => mayDeleteComment({ id }, comment))).toEqual([true, true, false]);
});
