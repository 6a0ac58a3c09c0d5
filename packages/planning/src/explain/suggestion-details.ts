import type { AtomIndex, Molecule } from '@retron/molecule';
import { nameReactionIdOf, type RecordedNameReactionId, type TextbookTransform } from '@retron/reactivity';
import type { Rating, TextbookReaction } from '@retron/tree';
import { capsOf } from '../rate/caps.ts';
import type { Feasibility } from '../rate/feasibility.ts';
import { disconnectedBonds } from '../step/disconnection.ts';
import type { Findings } from '../step/findings.ts';
import { readCanonical } from '../step/fragments.ts';
import { nameReactionsOf, ownNameReactions, youngerNames } from '../step/name-reactions.ts';
import type { ProposedStep } from '../step/proposed-step.ts';
import { precursorAtoms } from '../step/provenance.ts';
import type { SuggestionDetails } from '../step/ranked-step.ts';
import type { StepEvidence } from '../step/step-evidence.ts';
import { countedSupport } from '../step/support.ts';
import { contributionsOf } from './contributions.ts';
import { explain } from './explanation.ts';
import { mechanismWarnings } from './mechanism-warnings.ts';
import { placeInPrecursors } from './step-atoms.ts';
import { stereoChange } from './stereo.ts';
import { atomsOfWarnings, type MessageFacts, suggestionMessages } from './suggestion-messages.ts';

/** What was found out about a step when it was rated. */
export interface RatedStep {
  /** `null` in the forward direction. */
  readonly findings: Findings | null;
  /** As it was estimated, with what from; `null` in the forward direction. */
  readonly feasibility: (Feasibility & { readonly evidence: StepEvidence }) | null;
  readonly rating: Rating;
}

/** Works out what a suggestion says beyond its rank. */
export function suggestionDetails(
  structure: Molecule,
  step: ProposedStep,
  { findings, feasibility, rating }: RatedStep,
): SuggestionDetails {
  const { outcome, support, facts } = step;
  const precursors = step.precursors.map((smiles, index) => {
    const molecule = readCanonical(smiles);
    return { molecule, atoms: precursorAtoms(molecule, step.rawPrecursors[index], outcome) };
  });
  const counted = countedSupport(support);
  const byChange = findings === null || facts.textbook ? nameReactionsOf(counted) : ownNameReactions(counted, findings.kind.names);
  const byRecords = byChange.length > 0 || findings === null ? byChange : youngerNames(counted, findings.kind.names);
  const nameReactions = calledFirst(findings?.called ?? inverted(facts), byRecords.length > 0 ? byRecords : namedByTextbook(facts));
  const caps = capsOf(facts, findings, feasibility?.evidence ?? null, outcome.centre);
  const contributions = feasibility === null ? [] : contributionsOf(feasibility.shares, feasibility.evidence);
  const said: MessageFacts = {
    facts,
    findings,
    caps,
    nameReactions,
    stereo: stereoChange(structure, precursors),
    isStereoRecorded: () => support.some(({ library, transform }) => statesStereo(library.library.template(transform))),
    precursors: precursors.map(({ molecule }) => molecule),
  };
  const drawn = findings?.drawn;
  const placeOf = drawn === undefined ? placeInPrecursors(precursors) : (atom: AtomIndex) => drawn[atom] ?? null;
  return {
    partners: step.partners,
    centre: outcome.centre,
    bonds: disconnectedBonds(outcome, structure),
    contributions,
    mechanism: mechanismWarnings(findings?.mechanism ?? [], placeOf),
    textbook: facts.textbook ? textbookOf(facts.textbook) : null,
    ...explain({ facts, findings, rating, caps, contributions }),
    precedentCount: findings?.kind.records.all ?? facts.precedentCount,
    nameReactions,
    messages: suggestionMessages(said),
    warningAtoms: atomsOfWarnings(said, placeOf),
    admittedBy: step.admission.admittedBy,
    weighedBy: step.admission.weighedBy,
    // Of a textbook reaction nothing leads to precedents.
    transforms: (facts.textbook ? [] : support).map(({ library, transform }) => ({ library: library.library.fullName, transform })),
    precursorAtoms: precursors.map(({ atoms }) => atoms),
  };
}

/** An ester whose alcohol is turned over is that of Mitsunobu, though acid and alcohol alone are called otherwise. */
function inverted({ textbook, textbookToo }: ProposedStep['facts']): RecordedNameReactionId | null {
  return textbook == null && textbookToo?.name.startsWith('Mitsunobu') ? nameReactionIdOf(textbookToo.name) : null;
}

/** What textbooks call a step of which no record has a name. */
function namedByTextbook({ textbookToo }: ProposedStep['facts']): SuggestionDetails['nameReactions'] {
  return textbookToo == null ? [] : [{ id: nameReactionIdOf(textbookToo.name), count: 0 }];
}

/** The names with that which is told first, which stands for all records of the same change. */
function calledFirst(called: RecordedNameReactionId | null, names: SuggestionDetails['nameReactions']): SuggestionDetails['nameReactions'] {
  if (called === null || names[0]?.id === called) return names;
  return [{ id: called, count: names[0]?.count ?? 0 }, ...names.slice(1).filter(({ id }) => id !== called)];
}

/** Whether the product side of a template marks a stereocentre or a double bond's geometry. */
function statesStereo(template: string): boolean {
  return /[@/\\]/.test(template.slice(0, template.indexOf('>>')));
}

function textbookOf({ name, source, reagent }: TextbookTransform): TextbookReaction {
  return { name, source, ...(reagent === undefined ? {} : { reagent }) };
}
