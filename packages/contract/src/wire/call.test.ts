import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ALL_CALLS } from '../all-calls.ts';
import { defineCall, needsCsrfToken, pathOf, problemsOf } from './call.ts';
import { checkInput } from './check-input.ts';
import { id, requiredText, storableRecord, text, wholeNumber } from './primitives.ts';

const thing = defineCall({
  name: 'changeThing',
  method: 'PUT',
  path: '/app/api/things/{id}/{name}',
  area: 'reference',
  access: 'special',
  summary: 'Change a thing',
  description: 'Of this test.',
  params: z.object({ id, name: text(20) }),
  answer: z.object({}),
});

describe('a call', () => {
  it('puts its parameters into its path, each encoded', () => {
    expect(pathOf(thing, { id: 7, name: 'a/b ?' })).toBe('/app/api/things/7/a%2Fb%20%3F');
    expect(() => pathOf(thing, { id: 7 })).toThrow('needs name');
  });

  it('knows what can go wrong with it by what it takes and who may make it', () => {
    expect(problemsOf(thing)).toEqual([
      'invalid',
      'not-signed-in',
      'forbidden',
      'csrf-token',
      'too-large',
      'unsupported-type',
      'internal',
      'unavailable',
    ]);
    expect(problemsOf({ ...thing, method: 'GET', access: 'public', params: z.object({}) })).toEqual(['internal', 'unavailable']);
    expect(needsCsrfToken({ method: 'GET', access: 'signed-in' })).toBe(false);
  });

  it('has a name and a path of its own', () => {
    const paths = ALL_CALLS.flatMap(({ method, path, aliases }) => [path, ...aliases].map((each) => `${method} ${each}`));
    expect(new Set(paths).size).toBe(paths.length);
    expect(new Set(ALL_CALLS.map(({ name }) => name)).size).toBe(ALL_CALLS.length);
  });
});

describe('what a caller gives', () => {
  const body = z.strictObject({
    count: wholeNumber({ min: 1, max: 9 }),
    name: requiredText(5),
    kind: z.enum(['a', 'b']).optional(),
    list: z.array(text(3)).max(2).optional(),
    state: storableRecord.optional(),
  });
  const said = (given: unknown) => {
    const read = checkInput(body, given);
    return read.ok ? read.value : read.details.map(({ code, field, message }) => `${code} ${field}: ${message}`);
  };

  it.each([
    [
      { count: 3, name: ' x ' },
      { count: 3, name: 'x' },
    ],
    [
      { count: '3', name: 'x', kind: 'a' },
      { count: 3, name: 'x', kind: 'a' },
    ],
  ])('%j is read', (given, value) => {
    expect(said(given)).toEqual(value);
  });

  it.each([
    [{}, ['required count: Please give count.', 'required name: Please give name.']],
    [{ count: true, name: 'x' }, ['invalid count: count must be a number.']],
    [{ count: [5], name: 'x' }, ['invalid count: count must be a number.']],
    [{ count: '', name: 'x' }, ['required count: Please give count.']],
    [{ count: 1.5, name: 'x' }, ['invalid count: count must be a whole number.']],
    [{ count: 10, name: 'x' }, ['out-of-range count: count must be at most 9.']],
    [{ count: 1, name: '  ' }, ['required name: Please give name.']],
    [{ count: 1, name: 'long name' }, ['too-long name: name is too long: at most 5 characters are taken.']],
    [{ count: 1, name: 'a\0' }, ['invalid name: name must not contain the character U+0000 or half of a surrogate pair.']],
    [{ count: 1, name: 'x', kind: 'c' }, ['invalid kind: kind must be one of a, b.']],
    [{ count: 1, name: 'x', list: ['a', 7] }, ['invalid list.1: list.1 must be a text.']],
    [{ count: 1, name: 'x', list: ['a', 'b', 'c'] }, ['too-many-items list: list has too many entries: at most 2 are taken.']],
    [{ count: 1, name: 'x', colour: 'red' }, ['unknown-field colour: There is no field colour in this call.']],
    [
      { count: 1, name: 'x', state: { a: ['\0'] } },
      ['invalid state: The request must not contain the character U+0000 or half of a surrogate pair.'],
    ],
    [null, ['invalid null: The request has no body.']],
    [[], ['invalid null: The body of the request must be a JSON object.']],
  ])('%j is refused in sentences of our own', (given, details) => {
    expect(said(given)).toEqual(details);
  });
});
