import { AT_WORK, type Work } from '@retron/molecule';
import { turnsCentreInPassing } from '@retron/transforms';
import { molecularComplexity, simplification } from '../molecules/complexity.ts';
import type { Application } from '../step/application.ts';
import { type Disconnection, disconnectionOf } from '../step/disconnection.ts';
import type { Fragments } from '../step/fragments.ts';
import { type LeftOutCode, strategyReason } from '../step/left-out-codes.ts';
import type { UnappraisedStep } from '../step/proposed-step.ts';
import type { Tally } from '../step/tally.ts';
import { isOfTextbook } from '../step/textbook-support.ts';
import type { WantedStructure } from '../step/wanted-structure.ts';
import { admissionOf, type Gate } from '../strategies/gate.ts';
import type { Verdict } from '../strategies/verdict.ts';
import { ionOf } from './charged-atoms.ts';
import { EditedStep } from './edited-step.ts';
import { findPrecursors } from './find-precursors.ts';
import type { FoundStep } from './found-step.ts';
import { uniteLikeCuts } from './like-cuts.ts';
import { uniteLikeForms } from './like-forms.ts';
import { limitApplications } from './limit-applications.ts';
import { mostProbable } from './most-probable.ts';
import { withOtherFinds } from './other-finds.ts';
import { countCentres, type FoundPrecursor, Identities, type Identity, PrecursorSet } from './precursor-set.ts';
import { setFacts } from './set-facts.ts';
import { uniteSupport, withFurther } from './unite-support.ts';

/** The toolkit takes a millisecond for a precursor of usual size, much longer for a large one. */
const CANONICAL_AT_ONCE = 8;
/** Telling large precursors apart takes some milliseconds each where they are alike. */
const IDENTIFIED_AT_ONCE = 16;
const SCREENED_AT_ONCE = 256;

/**
 * Turns applications into steps: plausible, admitted by the strategy, and each set of precursors by one disconnection once.
 *
 * What their transforms and the strategy say against applications is looked at before anything is spent on their precursors.
 *
 * @param shares - what a ranker gives each application; `null` where there is none
 * @param most - of the applications that are followed up; all when absent
 * @returns steps in no order that means anything, but always the same; what is left out is told to `dropped`
 */
export function* proposeSteps(
  wanted: WantedStructure,
  applications: readonly Application[],
  shares: readonly (number | null)[] | null,
  { gate, fragments, most = Infinity }: { readonly gate: Gate; readonly fragments: Fragments; readonly most?: number },
  dropped: Tally,
): Work<readonly UnappraisedStep[]> {
  const admitted = yield* screen(wanted, applications, shares, gate, dropped);
  const possible = limitApplications(admitted);
  const followed = withOtherFinds(possible, mostProbable(possible, most));
  dropped.add('beyond-edits', admitted.length - followed.length);
  const complexity = molecularComplexity(wanted.prepared.molecule);
  const identities = new Identities();
  const { molecule: own, constitution } = identities.of(wanted.smiles);
  const isItsIon = ionOf(wanted.smiles);
  const steps = new Map<string, FoundStep>();
  // Part by part, as for a closer look: see `CloserLook.ahead`.
  const precursorsOf: (readonly FoundPrecursor[] | LeftOutCode)[] = [];
  for (const [index, { outcome }] of followed.entries()) {
    if (index % CANONICAL_AT_ONCE === CANONICAL_AT_ONCE - 1) yield AT_WORK;
    precursorsOf.push(findPrecursors(outcome, wanted.prepared.molecule, fragments));
  }
  const identitiesOf: (readonly Identity[])[] = [];
  for (const [index, found] of precursorsOf.entries()) {
    if (index % IDENTIFIED_AT_ONCE === IDENTIFIED_AT_ONCE - 1) yield AT_WORK;
    identitiesOf.push(typeof found === 'string' ? [] : found.map(({ fragment }) => identities.of(fragment.drawn)));
  }
  for (const [index, { outcome, site, support, disconnection, verdict: early, share }] of followed.entries()) {
    if (index % SCREENED_AT_ONCE === SCREENED_AT_ONCE - 1) yield AT_WORK;
    const found = precursorsOf[index];
    if (typeof found === 'string') {
      dropped.add(found);
      continue;
    }
    const known = identitiesOf[index];
    const members = known.map(({ molecule }) => molecule).sort();
    if (members.includes(own) || found.some(({ fragment }) => isItsIon(fragment.drawn))) {
      dropped.add('own-precursor');
      continue;
    }
    // Crystals of salts part two mirror images: what keeps the configuration of another centre is a mixture of diastereomers.
    const isPartResolved = known.length === 1 && known[0].constitution === constitution && support.every(isOfTextbook);
    if (isPartResolved && countCentres(found[0].fragment.drawn) > 0) {
      dropped.add('partly-resolved');
      continue;
    }
    const precursors = new PrecursorSet(found, members, identities);
    const verdict = early ?? gate.decide(disconnection, support, simplification(complexity, precursors.hardestComplexity));
    if (!verdict.isAdmitted) {
      dropped.add(strategyReason(verdict));
      continue;
    }
    const identity = members.join('.');
    const place = `${identity} ${site}`;
    const before = steps.get(place);
    if (before !== undefined) {
      steps.set(place, withFurther(before, { share, support }));
      continue;
    }
    const step = {
      identity,
      ...setFacts(found, known),
      outcome,
      disconnection,
      admission: admissionOf(verdict),
      site,
      share,
      support: uniteSupport([], support),
    };
    steps.set(place, new EditedStep(precursors, step));
  }
  const { molecule } = wanted.prepared;
  return uniteLikeForms(uniteLikeCuts(steps.values(), molecule), molecule);
}

/** An application that neither its transforms nor the strategy leave out by what is known before canonicalisation. */
interface ScreenedApplication extends Application {
  readonly disconnection: Disconnection;
  /** `null` when it depends on the precursors. */
  readonly verdict: Verdict | null;
  readonly share: number | null;
}

/** In their order. */
function* screen(
  { prepared }: WantedStructure,
  applications: readonly Application[],
  shares: readonly (number | null)[] | null,
  gate: Gate,
  dropped: Tally,
): Work<readonly ScreenedApplication[]> {
  const kept: ScreenedApplication[] = [];
  for (const [index, application] of applications.entries()) {
    if (index % SCREENED_AT_ONCE === SCREENED_AT_ONCE - 1) yield AT_WORK;
    if (application.support.every(({ library, transform }) => turnsCentreInPassing(library.template(transform)))) {
      dropped.add('turns-centre-over');
      continue;
    }
    const disconnection = disconnectionOf(application.outcome, prepared);
    const verdict = gate.early(disconnection, application.support);
    if (verdict?.isAdmitted === false) dropped.add(strategyReason(verdict));
    else {
      // Field by field: a spread takes several times as long, for each of hundreds.
      const { outcome, site, support } = application;
      kept.push({ outcome, site, support, disconnection, verdict, share: shares?.[index] ?? null });
    }
  }
  return kept;
}
