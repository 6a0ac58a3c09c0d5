import { prepareMolecule } from '@retron/patterns';
import type { TemplateApplier } from '@retron/transforms';
import type { EndStage, EqualPlaces, Place } from '../step/equal-ends.ts';
import { type Fragments, readCanonical } from '../step/fragments.ts';
import type { ProposedStep, UnappraisedStep } from '../step/proposed-step.ts';
import { parentAtoms } from '../step/provenance.ts';
import type { Support } from '../step/support.ts';
import type { WantedStructure } from '../step/wanted-structure.ts';
import { compareAtoms, composedStep, type Part, type PartStep, type PartTools, partStep, partsOf, smilesOf } from './composed-step.ts';

/** Ends that one step may take at once: of more, reactions seldom reach the last. */
const MOST_ENDS = 4;

export interface EndTools extends PartTools {
  readonly places: EqualPlaces;
  readonly applier: TemplateApplier;
}

/** The step once more, at another end. */
interface NextEnd extends PartStep {
  /** Of the step's transforms those that do it here too. */
  readonly support: readonly Support[];
}

/**
 * What a chemist writes as one step where a structure has equal ends: the same at each of them, every equal precursor as often as it is
 * needed.
 *
 * Ends are places that a symmetry of the structure carries into each other and that share no atom. The transforms are applied again to the
 * precursor that still has the next end, so that each fits what is there; what comes off has to be the same molecule each time, also in its
 * configuration.
 *
 * @param single - a step at one end
 * @returns `null` where there is no second end, or more than a step can take
 */
export function stepAtAllEnds(wanted: WantedStructure, single: ProposedStep, tools: EndTools): UnappraisedStep | null {
  if (!tools.places.mayRepeat(single.outcome.centre)) return null;
  const key = tools.places.keyOf(single.outcome);
  let parts: readonly Part[] = single.precursors.map((smiles, index) => ({ smiles, raw: single.rawPrecursors[index] }));
  let stage: readonly Part[] = parts;
  let support = single.support;
  const taken: Place[] = [single.outcome];
  const stages: EndStage[] = [{ product: wanted.smiles, precursors: single.precursors }];
  let comesOff: string | null = null;
  for (;;) {
    const end = nextEnd(parts, support, key, taken, tools);
    if (end === null) break;
    if (taken.length === MOST_ENDS) return null;
    const others = smilesOf(stage.filter((part) => part !== end.from));
    if (others.length === stage.length) return null;
    comesOff ??= others.join('.');
    if (others.join('.') !== comesOff) return null;
    const next = partsOf(end.precursors, wanted, tools);
    if (next === null) return null;
    parts = [...parts.filter((part) => part !== end.from), ...next];
    stage = next;
    support = end.support;
    taken.push(end);
    stages.push({ product: end.from.smiles, precursors: smilesOf(next) });
  }
  if (taken.length === 1 || comesOff === null || !includesAll(smilesOf(stage), comesOff)) return null;
  return composedStep(wanted, parts, { taken, ends: { count: taken.length, stages }, support }, tools);
}

/** @param wanted - joined by dots */
function includesAll(smiles: readonly string[], wanted: string): boolean {
  const left = [...smiles];
  return wanted.split('.').every((each) => {
    const at = each === '' ? 0 : left.indexOf(each);
    if (at >= 0 && each !== '') left.splice(at, 1);
    return at >= 0;
  });
}

/** The first end that is left, by the atoms of the structure; the deepest transforms that do it decide what it leaves. */
function nextEnd(
  parts: readonly Part[],
  support: readonly Support[],
  key: string,
  taken: readonly Place[],
  { places, applier, fragments }: EndTools,
): NextEnd | null {
  const atoms = new Set(taken.flatMap(({ centre }) => centre));
  const size = taken[0].centre.length;
  const deepestFirst = [...support].sort((a, b) => b.level - a.level);
  for (const from of parts) {
    const molecule = readCanonical(from.smiles);
    const parents = parentAtoms(molecule, from.raw);
    if (parents.filter((atom) => atom >= 0 && !atoms.has(atom)).length < size) continue;
    const prepared = prepareMolecule(molecule);
    let first: PartStep | undefined;
    const supporting: Support[] = [];
    for (const each of deepestFirst) {
      const { outcomes } = applier.apply(each.library.template(each.transform), prepared, { madeStereo: 'any' });
      const ends = outcomes.flatMap((outcome) => partStep(outcome, from, parents, atoms) ?? []).filter((end) => places.keyOf(end) === key);
      first ??= ends.sort((a, b) => compareAtoms(a.centre, b.centre))[0];
      const end = first;
      if (end !== undefined && ends.some((other) => isSameEnd(other, end, fragments))) supporting.push(each);
    }
    if (first !== undefined) return { ...first, support: inOrderOf(support, supporting) };
  }
  return null;
}

function inOrderOf(all: readonly Support[], some: readonly Support[]): readonly Support[] {
  return some.length === all.length ? all : all.filter((each) => some.includes(each));
}

function isSameEnd(a: PartStep, b: PartStep, fragments: Fragments): boolean {
  return a.centre.join() === b.centre.join() && moleculesOf(a, fragments) === moleculesOf(b, fragments);
}

function moleculesOf({ precursors }: PartStep, fragments: Fragments): string {
  return precursors
    .map(({ smiles, keptRings }) => {
      const fragment = fragments.canonical(smiles, keptRings);
      return 'dropped' in fragment ? smiles : fragment.smiles;
    })
    .sort()
    .join('.');
}
