import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ApiError } from '../../api/api-error.ts';
import { useKeptForm } from './kept-form.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const schema = z.object({ name: z.string(), comment: z.string() });
const open = (original: z.output<typeof schema>) => renderHook(() => useKeptForm('query.1', original, schema)).result;

describe('a form that is kept', () => {
  it('brings back what was typed, beside what somebody else saved in the meantime', () => {
    const first = open({ name: 'a', comment: 'old' });
    act(() => first.current.change({ name: 'typed' }));
    cleanup();
    const again = open({ name: 'a', comment: 'saved elsewhere' });
    expect(again.current.fields).toEqual({ name: 'typed', comment: 'saved elsewhere' });
    expect(again.current.changed).toEqual({ name: 'typed' });
    expect(again.current.isBack).toBe(true);
  });

  it('knows what its writer saw in what was typed, also after it was closed, and learns what a refused save tells', () => {
    const first = open({ name: 'a', comment: 'old' });
    act(() => first.current.change({ comment: 'typed' }));
    cleanup();
    const again = open({ name: 'a', comment: 'saved elsewhere' });
    expect(again.current.seen).toEqual({ comment: 'old' });
    const detail = { code: 'changed' as const, field: 'comment', message: 'Changed.', now: 'saved elsewhere' };
    act(() => again.current.learn(new ApiError('refused', 409, ['Changed.'], { details: [detail] })));
    expect(again.current).toMatchObject({ changed: { comment: 'typed' }, seen: { comment: 'saved elsewhere' } });
    act(() => again.current.discard());
    expect(again.current).toMatchObject({ fields: { name: 'a', comment: 'saved elsewhere' }, changed: {} });
  });

  it('keeps nothing of what was undone', () => {
    const form = open({ name: 'a', comment: '' });
    act(() => form.current.change({ name: 'b' }));
    act(() => form.current.change({ name: 'a' }));
    expect(form.current.changed).toEqual({});
    expect(sessionStorage.length).toBe(0);
  });
});
