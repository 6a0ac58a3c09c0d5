import type { PreparedMolecule } from '@retron/patterns';
import { compilePattern, DEFAULT_MAX_MATCHES, Matcher, type MatchList } from '@retron/patterns';
import { ComponentWriter } from './component-writer.ts';
import { Draft } from './draft.ts';
import { type EditRejection, editDraft } from './edit-draft.ts';
import { outcomeKey, readOutcome } from './outcome.ts';
import { checkStereo, type MadeStereo, type StereoRejection } from './stereo-check.ts';
import { editStereo } from './stereo-edit.ts';
import type { Template } from './template.ts';
import type { Outcome } from './transform.ts';

/** Why a match gave no outcome; `truncated` counts templates that match in more ways than were asked for. */
export type RejectionReason = StereoRejection | EditRejection | 'truncated';

/** What applying a template to a target gave. */
export interface Outcomes {
  /** In the order of the matches. */
  readonly outcomes: readonly Outcome[];
  /** Number of different matches that were turned down, by reason. */
  readonly rejected: Readonly<Partial<Record<RejectionReason, number>>>;
}

export interface ApplyOptions {
  /** Matches of `template.matched` found before, such as through a pattern index; looked for otherwise. */
  readonly matches?: MatchList;
  /** Matches looked for at most. */
  readonly maxMatches?: number;
  /** `recorded` by default. */
  readonly madeStereo?: MadeStereo;
}

/**
 * Applies templates, one after the other: the buffers it works in are taken up afresh by each, and what it wrote of a target is
 * remembered until the next target. One for each thread that applies many.
 */
export class TemplateApplier {
  readonly #draft = new Draft();
  readonly #writer = new ComponentWriter();

  /**
   * Every way `template` turns `target` into precursors.
   *
   * Matches that agree in all atoms the edit depends on, and outcomes that give the same precursors by disconnections alike under the
   * symmetry of the target, count once. RDKit has not seen the outcomes: some may have no valid valence or aromatic form.
   */
  apply(template: Template, target: PreparedMolecule, options: ApplyOptions = {}): Outcomes {
    const matches = options.matches ?? findMatches(template, target, options.maxMatches ?? DEFAULT_MAX_MATCHES);
    const outcomes: Outcome[] = [];
    const rejected: Partial<Record<RejectionReason, number>> = {};
    if (matches.isTruncated) rejected.truncated = 1;
    // Most transforms fit once, and need no key then.
    let seen: Set<string> | null = null;
    for (const offset of distinctMatches(matches, template.edit.decidingAtoms)) {
      const outcome = this.#applyMatch(template, target, matches.atoms, offset, options.madeStereo ?? 'recorded');
      if (typeof outcome === 'string') {
        rejected[outcome] = (rejected[outcome] ?? 0) + 1;
        continue;
      }
      if (outcomes.length > 0) {
        seen ??= new Set([outcomeKey(outcomes[0], target)]);
        const key = outcomeKey(outcome, target);
        if (seen.has(key)) continue;
        seen.add(key);
      }
      outcomes.push(outcome);
    }
    return { outcomes, rejected };
  }

  #applyMatch(
    template: Template,
    target: PreparedMolecule,
    atoms: Uint16Array,
    offset: number,
    madeStereo: MadeStereo,
  ): Outcome | RejectionReason {
    const sense = checkStereo(template.edit.stereo, template.matched, target, atoms, offset, madeStereo);
    if (typeof sense === 'string') return sense;
    const draftAtom = editDraft(this.#draft, template, target, atoms, offset);
    if (typeof draftAtom === 'string') return draftAtom;
    editStereo(this.#draft, template.edit.stereo, template.made, draftAtom, sense, madeStereo);
    return readOutcome(this.#draft, template, atoms, offset, draftAtom, this.#writer);
  }
}

/** As `TemplateApplier.apply`, for a single application. */
export function applyTemplate(template: Template, target: PreparedMolecule, options: ApplyOptions = {}): Outcomes {
  return new TemplateApplier().apply(template, target, options);
}

function findMatches(template: Template, target: PreparedMolecule, maxMatches: number): MatchList {
  const matcher = new Matcher(compilePattern(template.matched));
  matcher.begin(target);
  return matcher.matches(0, maxMatches);
}

/** Offsets of the matches that differ in some deciding atom from all before them. */
function distinctMatches({ count, width, atoms }: MatchList, decidingAtoms: Uint8Array): number[] {
  const distinct: number[] = [];
  for (let match = 0; match < count; match++) {
    const offset = match * width;
    if (!distinct.some((earlier) => agree(atoms, earlier, offset, decidingAtoms))) distinct.push(offset);
  }
  return distinct;
}

function agree(atoms: Uint16Array, a: number, b: number, places: Uint8Array): boolean {
  for (let i = 0; i < places.length; i++) if (atoms[a + places[i]] !== atoms[b + places[i]]) return false;
  return true;
}
