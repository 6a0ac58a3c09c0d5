import { AT_WORK, bondBetween, finished } from '@retron/molecule';
import type { BondPair } from '@retron/tree';
import { describe, expect, it } from 'vitest';
import type { PlanRequest } from '../request/plan-request.ts';
import { readCanonical } from '../step/fragments.ts';
import { toyExpander, toyRequest } from '../testing/toy-world.ts';
import { lookOfCopy } from './copied-look.ts';
import { KeptLooks } from './kept-looks.ts';
import { localLooker } from './local-looker.ts';
import type { Look, LookQuestion } from './looker.ts';

// A molecule to the toolkit, and a word of the toy world.
const WORD = 'CNOC';
const BONDS: readonly BondPair[] = [
  [0, 1],
  [1, 2],
  [2, 3],
];
const question = (smiles: string): LookQuestion => ({ smiles, above: [smiles], bonds: [], isRead: false, width: 1 });
const asked = (change: Partial<PlanRequest>): PlanRequest => ({ ...toyRequest, algorithm: 'multi-step', ...change });
const keptLooks = (request: PlanRequest, most?: number) => new KeptLooks(localLooker(toyExpander, request), request, most);

/** A look that another thread has taken, as it arrives. */
function arrived(kept: KeptLooks, details = kept, of = question(WORD)): Look {
  return lookOfCopy(structuredClone(kept.look(structuredClone(of))), function* (places) {
    yield AT_WORK;
    return structuredClone(details.details(of, places));
  });
}

describe('a look that is copied between threads', () => {
  it('says of each step what it says where it was taken, once that is asked for', () => {
    const request = asked({ explains: 'when asked', intent: { keeps: [[0, 1]] } });
    const local = finished(localLooker(toyExpander, request).look(question(WORD)));
    const copy = arrived(keptLooks(request));
    expect(BONDS.every(([a, b]) => bondBetween(readCanonical(WORD), a, b) >= 0)).toBe(true);
    expect(copy.chosen.length).toBeGreaterThan(2);
    expect(copy.leftOut).toEqual(local.leftOut);
    expect(() => copy.chosen[1].details()).toThrow('Nobody has asked');
    finished(copy.ahead([...copy.chosen.keys()]));
    for (const [place, step] of local.chosen.entries()) {
      const { makes, parentAtoms, details, ...plain } = copy.chosen[place];
      expect(step).toMatchObject(plain);
      expect(BONDS.map(makes)).toEqual(BONDS.map((bond) => step.makes(bond)));
      expect(parentAtoms()).toEqual(step.parentAtoms());
      expect(details()).toEqual(step.details());
    }
  });

  it('brings its details along where a search reads those of every step', () => {
    for (const request of [asked({}), asked({ explains: 'when asked', intent: { avoidNames: ['C.NOC'] } })]) {
      const [first] = arrived(keptLooks(request)).chosen;
      expect(first.details().nameReactions).toHaveLength(1);
    }
  });

  it('is taken again where it is not kept: by another thread, or any more', () => {
    const request = asked({ explains: 'when asked' });
    const [kept, other, few] = [keptLooks(request), keptLooks(request), keptLooks(request, 1)];
    const detailsOf = (look: Look) => {
      finished(look.ahead([0, 2]));
      return [look.chosen[0].details(), look.chosen[2].details()];
    };
    const here = detailsOf(arrived(kept));
    expect(detailsOf(arrived(kept, other))).toEqual(here);
    const look = arrived(few);
    few.look(question('ON'));
    expect(detailsOf(look)).toEqual(here);
  });
});
