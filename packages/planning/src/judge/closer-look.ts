import { AT_WORK, findIsomorphism, finished, type Molecule, type Work } from '@retron/molecule';
import { type PreparedMolecule, prepareMolecule } from '@retron/patterns';
import { conflictsOf, type FoundGroup, type GroupFinder, kindsOfStep } from '@retron/reactivity';
import type { MappedReaction } from '@retron/transforms';
import type { Workbench } from '../ports/workbench.ts';
import type { Findings } from '../step/findings.ts';
import { readCanonical } from '../step/fragments.ts';
import { nameSharesOf } from '../step/name-shares.ts';
import { ownKindOf } from '../step/own-kind.ts';
import type { ProposedStep } from '../step/proposed-step.ts';
import { precursorAtoms } from '../step/provenance.ts';
import { deepestLevel } from '../step/support.ts';
import type { WantedStructure } from '../step/wanted-structure.ts';
import { ownEdit } from './own-edit.ts';
import { replayAtEnds } from './replay/at-ends.ts';
import { forwardTemplates } from './replay/forward-templates.ts';
import { replay } from './replay/replay.ts';

/**
 * Looks closer at single steps of one structure: at what kind of reaction they are and whether the recorded ones are too, at functional
 * groups that do not survive, and (`forward`) at what its transforms give when they are run forward on the precursors, whether these
 * last, and whether rules of mechanism are broken. What was found before is not looked for again.
 */
export interface CloserLook {
  (step: ProposedStep, depth: Depth): Findings;
  /**
   * Looks at several steps at once, part by part: that takes half the time of looking at one after the other, as each part is a program of its
   * own. The more the better. They are found again when one of them is looked at.
   */
  ahead(steps: readonly StepToSee[]): Work<void>;
}

/** Steps that one part of a look takes before it pauses: a part takes up to a third of a millisecond for one. */
const STEPS_AT_ONCE = 16;

type Depth = 'groups' | 'forward';

export interface StepToSee {
  readonly step: ProposedStep;
  readonly depth: Depth;
}

/** A closer look at steps that make this structure. @param forms - its other drawings, see `annularForms` */
export function createCloserLook({ smiles, prepared }: WantedStructure, forms: readonly Molecule[], workbench: Workbench): CloserLook {
  const seen = new Map<ProposedStep, Seen>();
  const tried = new Map<ProposedStep, Tried>();
  let groups: readonly FoundGroup[] | undefined;
  const see = function* (steps: readonly ProposedStep[]): Work<void> {
    groups ??= workbench.groups.find(prepared);
    const ofStructure = groups;
    const texts = yield* inTurns(steps, ({ precursors }) => precursors.join('.'));
    const molecules = texts.map(readCanonical);
    const mixtures = yield* inTurns(molecules, (molecule) => prepareMolecule(molecule));
    const edits = yield* inTurns(steps, (step, index) => ownEdit(step, prepared.molecule, molecules[index]));
    const names = yield* inTurns(edits, (edit, index) => workbench.reactionNamer(edit, { reactants: mixtures[index], product: prepared }));
    const kinds = yield* inTurns(steps, ({ support }, index) => ownKindOf(support, names[index]));
    const conflicts = yield* inTurns(steps, (step) => conflictsOfStep(step, prepared, ofStructure, workbench.groups));
    for (const [index, step] of steps.entries()) {
      seen.set(step, {
        edit: edits[index],
        mixture: mixtures[index],
        kind: kinds[index],
        conflicts: conflicts[index],
        isSameButForStereo: step.precursors.length === 1 && isSameButForStereo(molecules[index], prepared.molecule),
      });
    }
  };
  const tryOut = function* (steps: readonly ProposedStep[]): Work<void> {
    const found = steps.map((step) => lookedUp(seen, step));
    const mechanisms = yield* workbench.mechanism.judgeInTurns(
      found.map(({ edit, mixture, kind }) => ({ mapped: edit, names: kind.names, prepared: { reactants: mixture, product: prepared } })),
    );
    const replays = yield* inTurns(found, ({ edit, mixture, kind }, index) => {
      const product = { smiles, molecule: prepared.molecule, forms, names: kind.names, becomes: edit.becomes };
      const { support, textbooksToo = [], drawnBy = [], ends } = steps[index];
      // What textbooks say beside records is asked last: it may set a configuration that no record told.
      const templates = (own = support) => eachOnce(forwardTemplates(drawnBy), forwardTemplates(own), forwardTemplates(textbooksToo));
      // A transform run forward does one end; that both ends react is the step itself, so that each is run on what the one before left.
      return ends === undefined ? replay(mixture, templates(), product, workbench) : replayAtEnds(ends, templates, product, workbench);
    });
    const fates = yield* inTurns(found, ({ mixture, edit }) => workbench.unstableGroups.find(mixture, prepared, edit.becomes));
    for (const [index, step] of steps.entries()) {
      const { edit, conflicts } = found[index];
      const mechanism = mechanisms[index];
      const told = new Set(mechanism.flatMap(({ rivals }) => rivals.map((atom) => edit.becomes[atom])));
      tried.set(step, {
        // What a rule of mechanism says of a group of the step itself is not said again by the table that asks the precedents' names.
        conflicts: conflicts.filter(({ atoms }) => !atoms.every((atom) => told.has(atom))),
        replay: replays[index],
        unstable: fates[index],
        mechanism,
      });
    }
  };
  const ahead = function* (steps: readonly StepToSee[]): Work<void> {
    yield* see(steps.flatMap(({ step }) => (seen.has(step) ? [] : [step])));
    yield* tryOut(steps.flatMap(({ step, depth }) => (depth === 'groups' || tried.has(step) ? [] : [step])));
  };
  const look = (step: ProposedStep, depth: Depth): Findings => {
    if (!seen.has(step) || (depth === 'forward' && !tried.has(step))) finished(ahead([{ step, depth }]));
    const { conflicts, kind, isSameButForStereo } = lookedUp(seen, step);
    return { conflicts, kind, isSameButForStereo, ...(depth === 'forward' ? lookedUp(tried, step) : NOT_TRIED) };
  };
  return Object.assign(look, { ahead });
}

/** One part of a look, of step after step. */
function* inTurns<T, Found>(steps: readonly T[], part: (step: T, index: number) => Found): Work<readonly Found[]> {
  const found: Found[] = [];
  for (let index = 0; index < steps.length; index++) {
    found.push(part(steps[index], index));
    if (index % STEPS_AT_ONCE === STEPS_AT_ONCE - 1) yield AT_WORK;
  }
  return found;
}

/** As they are asked for, as making one takes long. */
function* eachOnce<T>(...lists: readonly Iterable<T>[]): Generator<T, void> {
  const before = new Set<T>();
  for (const list of lists) {
    for (const each of list) {
      if (before.has(each)) continue;
      before.add(each);
      yield each;
    }
  }
}

/** What is found at either depth. */
interface Seen extends Pick<Findings, 'conflicts' | 'kind' | 'isSameButForStereo'> {
  readonly edit: MappedReaction;
  /** Its precursors together. */
  readonly mixture: PreparedMolecule;
}

/** What is found only at greater depth. */
type Tried = Pick<Findings, 'conflicts' | 'replay' | 'unstable' | 'mechanism'>;

const NOT_TRIED: Omit<Tried, 'conflicts'> = { replay: null, unstable: [], mechanism: [] };

/** Two molecules that differ are the same but for stereo where their connections are. */
function isSameButForStereo(precursor: Molecule, structure: Molecule): boolean {
  return precursor.atomCount === structure.atomCount && findIsomorphism(precursor, structure) !== null;
}

function lookedUp<V>(known: ReadonlyMap<ProposedStep, V>, step: ProposedStep): V {
  const found = known.get(step);
  if (found === undefined) throw new Error(`Not looked at: ${step.key}`);
  return found;
}

/** The kinds of reaction are those of the recorded reactions with the most similar surroundings. */
function conflictsOfStep(
  step: ProposedStep,
  product: PreparedMolecule,
  productGroups: readonly FoundGroup[],
  finder: GroupFinder,
): Findings['conflicts'] {
  const { outcome, support, precursors, rawPrecursors } = step;
  const deepest = deepestLevel(support);
  const shares = nameSharesOf(support.filter(({ level }) => level === deepest));
  const kinds = kindsOfStep((nameReactions) => shares.ofNameReactions(nameReactions));
  const readPrecursors = () =>
    precursors.map((smiles, index) => {
      const molecule = readCanonical(smiles);
      const prepared = prepareMolecule(molecule);
      return { prepared, groups: finder.find(prepared), ...precursorAtoms(molecule, rawPrecursors[index], outcome) };
    });
  return conflictsOf({ product, productGroups, productCentre: outcome.centre, precursors: readPrecursors }, kinds);
}
