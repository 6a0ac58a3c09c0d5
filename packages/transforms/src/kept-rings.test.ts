import { parseSmiles } from '@retron/molecule';
import { prepareMolecule } from '@retron/patterns';
import { describe, expect, it } from 'vitest';
import { applyTemplate } from './apply.ts';
import { readTemplate } from './template.ts';
import type { KeptRings } from './transform.ts';

/** An imidazopyridine with an amino group. */
const TARGET = 'Nc1ccc2nccn2c1';

/** What is said of the rings of the only precursor when the amine becomes what stands on the right. */
function kept(made: string): KeptRings {
  const target = parseSmiles(TARGET);
  const template = readTemplate(`[c:1]-[NH2:2]>>[c:1]-${made}`);
  if (!target.ok || !template.ok) throw new Error('Cannot be read');
  const { outcomes } = applyTemplate(template.value, prepareMolecule(target.value));
  expect(outcomes).toHaveLength(1);
  return outcomes[0].precursors[0].keptRings;
}

describe('the rings of a precursor', () => {
  it('are all kept where what is added has none', () => {
    expect(kept('[NH:2]-C(=O)-C')).toBe('all');
  });

  it.each([
    ['a benzyl group', '[NH:2]-C-c1:c:c:c:c:c:1'],
    ['two phenyl groups', '[N:2]=C(-c1:c:c:c:c:c:1)-c1:c:c:c:c:c:1'],
    ['two benzene rings that a third ring joins', '[NH:2]-C1-c2:c:c:c:c:c:2-c2:c:c:c:c:c:2-1'],
  ])('are kept as far as they are aromatic where %s is added', (_, made) => {
    expect(kept(made)).toBe('aromatic');
  });

  it.each([
    ['pyridine', '[NH:2]-C-c1:c:c:c:n:c:1'],
    ['naphthalene', '[NH:2]-C-c1:c:c:c2:c:c:c:c:c:2:c:1'],
    ['furan', '[NH:2]-C-c1:c:c:c:o:1'],
    ['a ring with a double bond on it', '[NH:2]-C-c1:c:c:c(=O):c:c:1'],
  ])('are left to the toolkit where %s is added', (_, made) => {
    expect(kept(made)).toBe('none');
  });
});
