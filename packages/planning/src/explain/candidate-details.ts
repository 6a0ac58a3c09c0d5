import type { Molecule } from '@retron/molecule';
import { capsOf } from '../rate/caps.ts';
import type { Candidate, CandidateDetails } from '../step/candidate.ts';
import { disconnectedBonds } from '../step/disconnection.ts';
import { countedSupport, type Ensemble } from '../step/ensemble.ts';
import type { EnsembleFacts } from '../step/ensemble-facts.ts';
import type { Findings } from '../step/findings.ts';
import { readCanonical } from '../step/fragments.ts';
import { nameReactionsOf } from '../step/name-reactions.ts';
import { precursorAtoms } from '../step/provenance.ts';
import { explain } from './explanation.ts';
import { stereoChange } from './stereo.ts';
import { suggestionMessages } from './suggestion-messages.ts';

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
