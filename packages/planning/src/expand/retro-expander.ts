import { AT_WORK } from '@retron/molecule';
import { prepareMolecule } from '@retron/patterns';
import type { Precision } from '@retron/tree';
import { type AppraisalContext, appraise } from '../judge/appraise.ts';
import { createCloserLook } from '../judge/closer-look.ts';
import type { PlanningPorts } from '../ports/ports.ts';
import { applyLibraries } from '../propose/apply-libraries.ts';
import { proposeSteps } from '../propose/propose-steps.ts';
import { chooseRanker } from '../rank/choose-ranker.ts';
import { stepProbabilities } from '../rank/step-probabilities.ts';
import type { PlanRequest } from '../request/plan-request.ts';
import type { Expander } from '../step/expander.ts';
import { readCanonical } from '../step/fragments.ts';
import { Tally } from '../step/tally.ts';
import { createGate } from '../strategies/gate.ts';
import { requireStrategy } from '../strategies/shipped-strategies.ts';
import { disconnectionPlaces } from './disconnection-places.ts';
import { rankSteps } from './rank-steps.ts';

/** What distinguishes one expander from another. */
export type ExpanderSettings = Pick<PlanRequest, 'algorithm' | 'strategy' | 'precision'>;

export const LEVELS: readonly Precision[] = [1, 2, 3];

/** Single-step retrosynthesis by every transform of the libraries. @throws when there is no such strategy */
export function createRetroExpander(ports: PlanningPorts, settings: ExpanderSettings): Expander {
  const { precision } = settings;
  const gate = createGate(requireStrategy(settings.strategy));
  const isOpenMinded = settings.algorithm === 'unprecedented';
  const levels = LEVELS.filter((level) => level >= precision || isOpenMinded);
  const { workbench } = ports;
  const libraries = ports.libraries.map((library) => workbench.compiled(library));
  const ranker = chooseRanker(ports);
  const context: AppraisalContext = {
    rdkit: ports.rdkit,
    stock: ports.stock,
    isUnprecedented: (deepest) => deepest < precision || (isOpenMinded && deepest === 1),
  };
  return {
    *expand(smiles) {
      const wanted = { smiles, prepared: prepareMolecule(readCanonical(smiles)) };
      const { applications, dropped: turnedDown } = yield* applyLibraries(libraries, wanted.prepared, levels, 'any', workbench.applier);
      const shares = ranker.sees === 'applications' ? ranker.probabilities(wanted, applications) : null;
      yield AT_WORK;
      const dropped = new Tally();
      dropped.addAll(turnedDown);
      const proposed = yield* proposeSteps(wanted, applications, shares, { gate, fragments: workbench.fragments }, dropped);
      const appraised = yield* appraise(wanted, proposed, context);
      const probabilities = stepProbabilities(ranker, wanted, appraised);
      yield AT_WORK;
      const places = disconnectionPlaces(wanted.prepared, appraised, probabilities);
      const steps = yield* rankSteps(wanted, appraised, probabilities, places, createCloserLook(wanted, workbench));
      return { steps, dropped: dropped.toRecord() };
    },
  };
}
