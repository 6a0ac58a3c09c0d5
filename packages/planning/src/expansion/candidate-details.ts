import type { Molecule } from '@retron/molecule';
import { stereoChange } from '../messages/stereo.ts';
import { suggestionMessages } from '../messages/suggestion-messages.ts';
import { capsOf } from '../rating/caps.ts';
import type { EnsembleFacts } from '../rating/ensemble-facts.ts';
import { explain } from '../rating/explanation.ts';
import type { Findings } from '../rating/findings.ts';
import type { Candidate, CandidateDetails } from './candidate.ts';
import { disconnectedBonds } from './disconnection.ts';
import { countedSupport, type Ensemble } from './ensemble.ts';
import { readCanonical } from './fragments.ts';
import { nameReactionsOf } from './name-reactions.ts';
import { precursorAtoms } from './provenance.ts';

/** Works out what a suggestion says beyond its rank. */
export function candidateDetails(
  structure: Molecule,
  ensemble: Ensemble,
  facts: EnsembleFacts,
  findings: Findings | null,
  candidate: Candidate,
): CandidateDetails {
  const { outcome, support } = ensemble;
  const precursors = ensemble.precursors.map((smiles, index) => {
    const molecule = readCanonical(smiles);
    return { molecule, atoms: precursorAtoms(molecule, ensemble.drafts[index], outcome) };
  });
  const nameReactions = nameReactionsOf(countedSupport(support));
  const caps = capsOf(facts, findings);
  const isStereoRecorded = support.some(({ library, transform }) => statesStereo(library.library.template(transform)));
  return {
    partners: ensemble.partners,
    centre: outcome.centre,
    bonds: disconnectedBonds(outcome, structure),
    ...explain(facts, findings, candidate.rating, caps),
    precedentCount: facts.precedentCount,
    nameReactions,
    messages: suggestionMessages({
      facts,
      findings,
      caps,
      nameReactions,
      stereo: stereoChange(structure, precursors),
      isStereoRecorded,
      precursors: precursors.map(({ molecule }) => molecule),
    }),
    admittedBy: ensemble.admission.admittedBy,
    weighedBy: ensemble.admission.weighedBy,
    transforms: support.map(({ library, transform }) => ({ library: library.library.fullName, transform })),
    precursorAtoms: precursors.map(({ atoms }) => atoms),
  };
}

/** Whether the product side of a template marks a stereocentre or a double bond's geometry. */
function statesStereo(template: string): boolean {
  return /[@/\\]/.test(template.slice(0, template.indexOf('>>')));
}
