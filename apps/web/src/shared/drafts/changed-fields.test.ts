import { describe, expect, it } from 'vitest';
import { changedFields } from './changed-fields.ts';

describe('the changed fields of a form', () => {
  it('are those whose content differs, lists too', () => {
    const before = { name: 'a', comment: 'b', clauses: [{ effect: 'admit' }] };
    expect(changedFields(before, { ...before, clauses: [{ effect: 'admit' }] })).toEqual({});
    expect(changedFields(before, { ...before, comment: '' })).toEqual({ comment: '' });
    expect(changedFields(before, { ...before, clauses: [{ effect: 'fold' }] })).toEqual({ clauses: [{ effect: 'fold' }] });
  });
});
