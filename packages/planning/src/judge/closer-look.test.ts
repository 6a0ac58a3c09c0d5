import { createHash } from 'node:crypto';
import { textbookLibrary } from '@retron/build/testing';
import { finished } from '@retron/molecule';
import { createRdkit } from '@retron/rdkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { createRetroExpander } from '../expand/retro-expander.ts';
import type { PlanningPorts } from '../ports/ports.ts';
import type { FactsRanker } from '../ports/step-ranker.ts';
import { Workbench } from '../ports/workbench.ts';
import { logistic } from '../rank/odds.ts';
import type { RankedStep, SuggestionDetails } from '../step/ranked-step.ts';

let ports: PlanningPorts;

beforeAll(async () => {
  const rdkit = await createRdkit();
  const library = await textbookLibrary(rdkit, (bytes) => createHash('sha256').update(bytes).digest('hex'));
  const stock = { availability: () => ({ isInStock: null, catalogId: null, priceCategory: null }) };
  ports = { libraries: [library], stock, rdkit, workbench: new Workbench(rdkit), nowMs: () => 0 };
});

/** The first suggestion that the library's reactions show, when the ranker gives each this many logarithmic odds. */
function firstOf(target: string, score: number): { readonly step: RankedStep; readonly details: SuggestionDetails } {
  const smiles = ports.rdkit.canonicalSmiles(target);
  if (!smiles.ok) throw new Error(smiles.error.message);
  const ranker: FactsRanker = {
    kind: 'fixed',
    sees: 'facts',
    calibration: null,
    probabilities: (_, steps) => steps.map(() => logistic(score)),
  };
  const trained = { kind: ranker.kind, libraryHash: ports.libraries[0].header.hash, ready: () => ranker };
  const settings = { algorithm: 'brute-force', strategy: 'All Transforms 1.0', precision: 2 } as const;
  const expander = createRetroExpander({ ...ports, rankers: [trained] }, settings);
  const recorded = finished(expander.expand(smiles.value))
    .steps.map((step) => ({ step, details: step.details() }))
    .find(({ details }) => details.textbook === null);
  if (recorded === undefined) throw new Error(`No recorded reaction makes ${target}`);
  return recorded;
}

const SURE = 4;
const HOPELESS = -12;
const TWO_AMIDES = 'CC(=O)NCCCOCCNC(C)=O';
const FOUR_AMIDES = 'CC(=O)NCCCOCCN(CCCCNC(C)=O)CC(CNC(C)=O)CCCNC(C)=O';
const AMIDE_AND_AMINE = 'CC(=O)NCCCOCCN';

describe('a closer look at suggestions', () => {
  it('finds that the other amide of the structure is no amine any more', () => {
    const { details } = firstOf(TWO_AMIDES, SURE);
    expect(details.messages.warning).toEqual([]);
    expect(details.messages.info).toContain(
      'The transform fits one other place in the structure too; in these precursors only the intended place reacts.',
    );
  });

  it('finds the free amine that reacts just as well, and caps the rating for it', () => {
    const { step, details } = firstOf(AMIDE_AND_AMINE, SURE);
    const competing = 'Competing sites: the precursors can react just as well at another place, to another product.';
    const rival = 'Another aliphatic amine that is no more hindered reacts as readily: expect a mixture, or protect it.';
    expect(details.messages.warning).toEqual([rival, competing]);
    expect(step.rating).toBeLessThanOrEqual(3);
    expect(step.probability).toBe(logistic(SURE));
  });

  it('does not run forward what is rated lowest anyway', () => {
    const { step, details } = firstOf(FOUR_AMIDES, HOPELESS);
    expect(step.rating).toBe(1);
    expect(details.messages.warning).toEqual(['Competing sites: the same transform fits 3 other places in the structure.']);
  });
});
