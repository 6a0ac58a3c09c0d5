import { beforeAll, describe, expect, it } from 'vitest';
import { plan } from './plan.ts';
import type { PlanningPorts } from './ports/ports.ts';
import { shippedPorts, unwrap } from './testing/shipped-ports.ts';

/** Unpacking the library, and each expansion, take seconds on a busy machine. */
const TIMEOUT_MS = 300_000;

let ports: PlanningPorts;

beforeAll(async () => {
  ports = await shippedPorts();
}, TIMEOUT_MS);

const TEXT = "Textbook reaction: Resolution (Smith, March's Advanced Organic Chemistry, 7th ed., chapter 4, methods of resolution).";

/** Resolutions among the first eight that the page's defaults show, with what they start from. */
function resolutionsOf(smiles: string) {
  const [report] = plan(ports, {
    target: unwrap(ports.rdkit.canonicalSmiles(smiles)),
    direction: 'retrosynthesis',
    algorithm: 'complexity-reduction',
    strategy: 'Core Disconnection 1.0',
    precision: 2,
    maxSuggestions: 10,
    maxSteps: 1,
  });
  const known = new Map(report.structures.map((structure) => [structure.id, structure.smiles]));
  const found = report.suggestions.filter(({ messages }) => messages.info.includes(TEXT));
  return found.map(({ rating, messages, precursors }) => ({
    rating,
    warning: messages.warning,
    from: precursors.map(({ structureId }) => known.get(structureId)),
  }));
}

describe('a resolution', { timeout: TIMEOUT_MS }, () => {
  it.each([
    ['of an amine', 'CN[C@H](CCOc1ccccc1C)c1ccccc1'],
    ['of an acid', 'CC(C)Cc1ccc(cc1)[C@H](C)C(=O)O'],
    ['of an amine whose centre bears four carbon atoms or oxygen', 'CN(C)CCC[C@](O)(c1ccc(F)cc1)c1ccc(C#N)cc1CO'],
  ])('%s is good, has its name, starts from the racemate and says what it loses', (_, smiles) => {
    const racemate = unwrap(ports.rdkit.canonicalSmiles(smiles.replace(/\[C@+H?\]/g, 'C')));
    const [found, ...others] = resolutionsOf(smiles);
    expect(others).toEqual([]);
    expect(found.rating).toBe(3);
    expect(found.from).toEqual([racemate]);
    expect(found.warning).toContain('This is a resolution: it yields at most half, as the other isomer is left.');
  });

  it.each([
    ['of what forms no salt', 'CCOC(=O)[C@H](C)c1ccccc1'],
    ['of an amide', 'CC(=O)N[C@H](C)c1ccccc1'],
    ['of an aniline far from the centre', 'Nc1ccc(cc1)C(=O)N[C@H](C)C(=O)OC'],
    ['of one centre beside another', 'C[C@@H](N)[C@H](O)c1ccccc1'],
  ])('%s is not suggested', (_, smiles) => {
    expect(resolutionsOf(smiles)).toEqual([]);
  });
});
