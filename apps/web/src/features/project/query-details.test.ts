import { describe, expect, it } from 'vitest';
import { changedDetails, queryDetails, shownDetails } from './query-details.ts';

const query = { metadata: { batch: { no: 7 }, Notebook: 'ELN-204', emptied: ' ' } };

describe('the details noted with a query', () => {
  it('come by the alphabet; what a program wrote is told apart from text', () => {
    expect(queryDetails(query)).toEqual([
      { name: 'batch', value: '{"no":7}', isOfProgram: true },
      { name: 'emptied', value: ' ', isOfProgram: false },
      { name: 'Notebook', value: 'ELN-204', isOfProgram: false },
    ]);
  });

  it('of a batch are the program’s, which finds its queries again by them', () => {
    expect(queryDetails({ metadata: { batch: 'April' } })).toEqual([{ name: 'batch', value: 'April', isOfProgram: true }]);
  });

  it('are shown without what was emptied, long ones cut', () => {
    expect(shownDetails({ metadata: { a: 'x'.repeat(121), b: '', c: 'x'.repeat(120) } })).toEqual([
      { name: 'a', value: `${'x'.repeat(120)} …` },
      { name: 'c', value: 'x'.repeat(120) },
    ]);
  });

  it('are saved where they changed or are new, and have a name', () => {
    const form = [
      { name: 'batch', value: '{"no":7}' },
      { name: 'Notebook', value: 'ELN-205' },
      { name: ' Requested by ', value: 'Ann' },
      { name: '', value: 'nameless' },
      { name: 'nothing', value: ' ' },
    ];
    const original = queryDetails(query);
    expect(changedDetails(query, original, form)).toEqual([
      { name: 'Notebook', value: 'ELN-205', seen: 'ELN-204' },
      { name: 'Requested by', value: 'Ann', seen: null },
    ]);
  });

  it('are saved against what their writer saw, not against what somebody else has made of them', () => {
    const now = { metadata: { ...query.metadata, Notebook: 'ELN-999' } };
    expect(changedDetails(now, queryDetails(query), [{ name: 'Notebook', value: 'ELN-205' }])).toEqual([
      { name: 'Notebook', value: 'ELN-205', seen: 'ELN-204' },
    ]);
  });

  it('are left alone where somebody else changed them and the form did not', () => {
    const original = queryDetails(query);
    const now = { metadata: { ...query.metadata, Notebook: 'ELN-999' } };
    expect(changedDetails(now, original, original)).toEqual([]);
  });
});
