import { createRdkit } from '@retron/rdkit';
import { AUTO_MAPPED_LIMITS, extractTemplates } from '@retron/transforms';
import { describe, expect, it } from 'vitest';
import type { CollectedReaction } from '../collect/collect-reactions.ts';
import type { SourceReaction } from '../collect/source-reaction.ts';
import { BesideTheArrow } from './beside-the-arrow.ts';

const beside = new BesideTheArrow(await createRdkit());

/** Anisole from phenol and iodomethane, with what stands beside the arrow. */
function methylation(agents: readonly string[], record: Partial<SourceReaction>): CollectedReaction {
  const mappedReaction = `[CH3:1]I.[OH:2][c:3]1ccccc1>${agents.join('.')}>[CH3:1][O:2][c:3]1ccccc1`;
  const extracted = extractTemplates(
    '[CH3:1]I.[OH:2][c:3]1[cH:4][cH:5][cH:6][cH:7][cH:8]1>>[CH3:1][O:2][c:3]1[cH:4][cH:5][cH:6][cH:7][cH:8]1',
    AUTO_MAPPED_LIMITS,
  );
  if (!extracted.ok) throw new Error(extracted.error.kind);
  const facts = { yieldPercent: null, temperatureCelsius: null, timeHours: null, patent: null, year: null };
  return {
    record: { mappedReaction, key: 'a', solvents: [], ...facts, ...record },
    source: 0,
    extracted: extracted.value,
    reactants: ['CI', 'Oc1ccccc1'],
    product: 'COc1ccccc1',
  };
}

describe('what stands beside the arrow of a record', () => {
  it('is neither its product nor another product of it', () => {
    const dimethyl = 'COc1ccc(OC)cc1';
    const reaction = methylation(['O(C)c1ccccc1', dimethyl, 'CCN(CC)CC'], { otherProducts: [dimethyl] });
    expect(beside.agentsOf(reaction)).toEqual(['CCN(CC)CC']);
  });

  it('may be an ion or a small molecule that stands among the products too', () => {
    const reaction = methylation(['[K+]', 'O', 'Cl'], { otherProducts: ['[K+]', 'O', 'Cl'] });
    expect(beside.agentsOf(reaction)).toEqual(['[K+]', 'O', 'Cl']);
  });

  it('has solvents that may react, and none that is made', () => {
    const reaction = methylation([], { solvents: ['IC', 'COc1ccccc1', 'CC(C)=O'] });
    expect(beside.solventsOf(reaction)).toEqual(['CI', 'CC(C)=O']);
  });
});
