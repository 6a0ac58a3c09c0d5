import { prepareMolecule } from '@retron/patterns';
import type { Precision } from '@retron/tree';
import { type AppraisalContext, appraise } from '../judge/appraise.ts';
import { createCloserLook } from '../judge/closer-look.ts';
import type { PlanningPorts } from '../ports/ports.ts';
import { applyLibraries } from '../propose/apply-libraries.ts';
import { proposeSteps } from '../propose/propose-steps.ts';
import { learnedRanker } from '../rank/learned-ranker.ts';
import { precedentRanker } from '../rank/precedent-ranker.ts';
import type { Ranker } from '../rank/ranker.ts';
import { shareRanker } from '../rank/share-ranker.ts';
import type { PlanRequest } from '../request/plan-request.ts';
import { compileLibrary } from '../step/compiled-library.ts';
import type { Expander } from '../step/expander.ts';
import { readCanonical, sharedFragments } from '../step/fragments.ts';
import { Tally } from '../step/tally.ts';
import { createGate } from '../strategies/gate.ts';
import { requireStrategy } from '../strategies/shipped-strategies.ts';
import { rankSteps } from './rank-steps.ts';

/** What distinguishes one expander from another. */
export type ExpanderSettings = Pick<PlanRequest, 'algorithm' | 'strategy' | 'precision'> & { readonly ranker?: Ranker };

export const LEVELS: readonly Precision[] = [1, 2, 3];

/** Single-step retrosynthesis by every transform of the libraries. @throws when there is no such strategy */
export function createRetroExpander(ports: PlanningPorts, settings: ExpanderSettings): Expander {
  const { precision } = settings;
  const gate = createGate(requireStrategy(settings.strategy));
  const isOpenMinded = settings.algorithm === 'unprecedented';
  const levels = LEVELS.filter((level) => level >= precision || isOpenMinded);
  const libraries = ports.libraries.map((library) => compileLibrary(library, 'retrosynthesis'));
  const fragments = sharedFragments(ports.rdkit);
  const learned = learnedRanker(ports);
  const ranker = settings.ranker ?? (learned === null ? precedentRanker : shareRanker(learned.model.header.calibration));
  const context: AppraisalContext = {
    rdkit: ports.rdkit,
    stock: ports.stock,
    isUnprecedented: (deepest) => deepest < precision || (isOpenMinded && deepest === 1),
  };
  return {
    expand(smiles) {
      const wanted = { smiles, prepared: prepareMolecule(readCanonical(smiles)) };
      const { applications, dropped: turnedDown } = applyLibraries(libraries, wanted.prepared, levels, 'any');
      const shares = learned?.probabilities(smiles, wanted.prepared, applications) ?? null;
      const dropped = new Tally();
      dropped.addAll(turnedDown);
      const proposed = proposeSteps(wanted, applications, shares, { gate, fragments }, dropped);
      const steps = rankSteps(wanted, appraise(wanted, proposed, context), createCloserLook(wanted, fragments), ranker);
      return { steps, dropped: dropped.toRecord() };
    },
  };
}
