import type { TransformId } from '@retron/library';
import { AT_WORK, type Work } from '@retron/molecule';
import type { MatchList, PreparedMolecule } from '@retron/patterns';
import type { MadeStereo, Outcome, RejectionReason, TemplateApplier } from '@retron/transforms';
import type { Precision } from '@retron/tree';
import type { CompiledLibrary } from '../libraries/compiled-library.ts';
import { type Application, bondClasses } from '../step/application.ts';
import { matchReason } from '../step/left-out-codes.ts';
import type { Support } from '../step/support.ts';
import { Tally } from '../step/tally.ts';

/** Matches applied between two pauses, each counted by the atoms of the target. */
const ATOMS_AT_ONCE = 6000;

export interface AppliedLibraries {
  readonly applications: readonly Application[];
  /** Matches turned down, by reason. */
  readonly dropped: Readonly<Record<string, number>>;
}

/**
 * Applies every transform of the given levels that occurs in the target.
 *
 * Edits that write the same precursors and make the same bonds, up to the symmetry of the target, are merged at once: this spares
 * most canonicalisations.
 */
export function* applyLibraries(
  libraries: readonly CompiledLibrary[],
  target: PreparedMolecule,
  levels: readonly Precision[],
  madeStereo: MadeStereo,
  applier: TemplateApplier,
): Work<AppliedLibraries> {
  const merged = new Map<string, Application>();
  const dropped = new Tally();
  for (const library of libraries) {
    for (const level of levels) {
      // Part by part, as for a closer look: first all places, then all templates, then all edits. See `CloserLook.ahead`.
      const found: { readonly transform: TransformId; readonly matches: MatchList }[] = [];
      yield* library.findTransforms(target, level, (transform, matches) => found.push({ transform, matches: copyOf(matches) }));
      const templates = found.map(({ transform }) => library.template(transform));
      let done = 0;
      for (const [index, { transform, matches }] of found.entries()) {
        if (done >= ATOMS_AT_ONCE) {
          done = 0;
          yield AT_WORK;
        }
        const { outcomes, rejected } = applier.apply(templates[index], target, { matches, madeStereo });
        for (const [reason, count] of Object.entries(rejected)) dropped.add(matchReason(reason as RejectionReason), count);
        for (const outcome of outcomes) addOutcome(merged, outcome, target, { library, transform, level });
        done += matches.count * target.molecule.atomCount;
      }
    }
  }
  return { applications: [...merged.values()], dropped: dropped.toRecord() };
}

/** Matches that stay when the matcher is asked again. */
function copyOf({ count, width, atoms, isTruncated }: MatchList): MatchList {
  return { count, width, atoms: atoms.slice(0, count * width), isTruncated };
}

function addOutcome(merged: Map<string, Application>, outcome: Outcome, target: PreparedMolecule, support: Support): void {
  const site = bondClasses(outcome.bonds, target);
  const texts = outcome.precursors.map(({ smiles }) => smiles).sort();
  const key = `${texts.join('.')} ${site}`;
  const known = merged.get(key);
  if (known === undefined) merged.set(key, { outcome, site, support: [support] });
  else if (!known.support.some(({ library, transform }) => library === support.library && transform === support.transform))
    known.support.push(support);
}
