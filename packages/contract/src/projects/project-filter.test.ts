import { describe, expect, it } from 'vitest';
import { type ProjectFilterWords, readProjectFilter, writeProjectFilter } from './project-filter.ts';

describe('the filter of a list of projects', () => {
  it.each<[string, ProjectFilterWords]>([
    ['', {}],
    ['owner:anna,running:yes', { owner: 'anna', running: 'yes' }],
    ['member:a%2Cb%3Ac,since:2026-11-01,until:2026-11-30', { member: 'a,b:c', since: '2026-11-01', until: '2026-11-30' }],
  ])('reads %j', (text, filter) => {
    expect(readProjectFilter(text)).toEqual(filter);
    expect(writeProjectFilter(filter)).toBe(text);
  });

  it.each(['owner', 'owner:', 'boss:anna', 'running:no', 'since:yesterday', 'since:2026-02-30', 'owner:a,owner:b', 'owner:%', 'owner:%00'])(
    'refuses %j',
    (text) => {
      expect(readProjectFilter(text)).toBeNull();
    },
  );
});
