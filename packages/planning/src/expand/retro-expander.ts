import { prepareMolecule } from '@retron/patterns';
import type { Precision } from '@retron/tree';
import { type AppraisalContext, appraise } from '../judge/appraise.ts';
import { createCloserLook } from '../judge/closer-look.ts';
import type { PlanningPorts } from '../ports/ports.ts';
import { applyLibraries } from '../propose/apply-libraries.ts';
import { limitDrafts } from '../propose/limit-drafts.ts';
import { judgeDrafts, mergeDrafts } from '../propose/merge.ts';
import { learnedRanker } from '../rank/learned-ranker.ts';
import { precedentRanker } from '../rank/precedent-ranker.ts';
import type { Ranker } from '../rank/ranker.ts';
import { shareRanker } from '../rank/share-ranker.ts';
import type { PlanRequest } from '../request/plan-request.ts';
import type { Expander } from '../step/candidate.ts';
import { compileLibrary } from '../step/compiled-library.ts';
import { readCanonical, sharedFragments } from '../step/fragments.ts';
import { Tally } from '../step/tally.ts';
import { createGate } from '../strategies/gate.ts';
import { requireStrategy } from '../strategies/shipped-strategies.ts';
import { rankEnsembles } from './rank-ensembles.ts';

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
  const context: AppraisalContext = {
    rdkit: ports.rdkit,
    stock: ports.stock,
    isUnprecedented: (deepest) => deepest < precision || (isOpenMinded && deepest === 1),
  };
  return {
    expand(smiles) {
      const molecule = readCanonical(smiles);
      const target = prepareMolecule(molecule);
      const dropped = new Tally();
      const applied = applyLibraries(libraries, target, levels, 'any');
      dropped.addAll(applied.dropped);
      const judged = judgeDrafts(applied.drafts, target, gate, learned?.probabilities(smiles, target, applied.drafts) ?? null);
      dropped.addAll(judged.dropped);
      const drafts = limitDrafts(judged.drafts);
      dropped.add('beyond-edits', judged.drafts.length - drafts.length);
      const merged = mergeDrafts(drafts, target, smiles, gate, fragments);
      dropped.addAll(merged.dropped);
      const facts = appraise(smiles, molecule, merged.ensembles, context);
      return rankEnsembles(
        {
          smiles,
          molecule,
          ensembles: merged.ensembles,
          facts,
          closerLook: createCloserLook(smiles, target, fragments),
          dropped: dropped.toRecord(),
        },
        settings.ranker ?? (learned === null ? precedentRanker : shareRanker(learned.model.header.calibration)),
      );
    },
  };
}
