import { finished } from '@retron/molecule';
import { createReactionPredictor, type PlanningPorts, type ProductRanker } from '@retron/planning';
import { createEvidenceGatherer, feasibilityMeasures } from '@retron/planning/training';
import { evenHash } from '../../collect/hold-out.ts';

/** A product that given reactants could make, as a step of planning, and whether it is the one that was recorded. */
export interface Outcome {
  /** In the order of the terms of feasibility. */
  readonly measures: readonly number[];
  readonly isRecorded: boolean;
  /** How many products it stands for: those less probable are drawn from. */
  readonly weight: number;
}

/** A recorded reaction, all in canonical SMILES; reactants sorted. */
export interface RecordedMixture {
  readonly reactants: readonly string[];
  readonly product: string;
}

/** Other products looked at: the most probable of them, and so many drawn from the rest. */
const MOST_PROBABLE = 2;
const DRAWN = 1;
/** Molecules that are mixed at most. */
const MOST_REACTANTS = 4;

/**
 * A function that gives what the reactants of a recorded reaction could make by the forward transforms: the recorded product and others,
 * each as the step that makes it from just these reactants. What planning would not suggest so is left out.
 *
 * Stereo isomers of the recorded product are neither: records often do not tell them apart.
 *
 * @returns nothing where the recorded product itself is not suggested from the reactants
 */
export function createOutcomeFinder(ports: PlanningPorts, ranker: ProductRanker): (mixture: RecordedMixture) => readonly Outcome[] {
  const predict = createReactionPredictor(ports.libraries, ports.workbench, ranker);
  const gather = createEvidenceGatherer(ports, { algorithm: 'brute-force', strategy: 'All Transforms 1.0', precision: 1 });
  const measuresOf = (product: string, reactants: readonly string[]) => {
    const evidence = finished(gather(product, reactants));
    return evidence === null ? null : feasibilityMeasures(evidence);
  };
  return ({ reactants, product }) => {
    if (reactants.length > MOST_REACTANTS) return [];
    const recorded = measuresOf(product, reactants);
    if (recorded === null) return [];
    const flat = withoutStereo(product);
    const others = predict(reactants, []).products.filter(({ smiles }) => withoutStereo(smiles) !== flat);
    const rest = others.slice(MOST_PROBABLE).sort((a, b) => evenHash(a.smiles) - evenHash(b.smiles) || (a.smiles < b.smiles ? -1 : 1));
    const drawn = rest.slice(0, DRAWN);
    const looked = [
      ...others.slice(0, MOST_PROBABLE).map(({ smiles }) => ({ smiles, weight: 1 })),
      ...drawn.map(({ smiles }) => ({ smiles, weight: rest.length / drawn.length })),
    ];
    const outcomes: Outcome[] = [{ measures: recorded, isRecorded: true, weight: 1 }];
    for (const { smiles, weight } of looked) {
      const measures = measuresOf(smiles, reactants);
      if (measures !== null) outcomes.push({ measures, isRecorded: false, weight });
    }
    return outcomes;
  };
}

/** SMILES without marks of stereo: the same for stereo isomers only where the toolkit numbers both alike, as it mostly does. */
function withoutStereo(smiles: string): string {
  return smiles.replaceAll(/[@/\\]/g, '').replaceAll(/\[(C|N|S|P)H?\]/g, '$1');
}
