import { failure, type Result, success } from '@retron/molecule';
import type { Pattern, PatternFailure } from '@retron/patterns';
import { readPattern } from '@retron/patterns';
import { compileEdit, type Edit } from './edit.ts';
import type { TemplateFailure } from './template-failure.ts';

/**
 * An atom-mapped pair of patterns: where `matched` occurs, `made` takes its place.
 *
 * In retrosynthesis `matched` is the product side (the retron) and `made` the precursor side; `reverseTemplate` swaps them.
 * Atoms with the same map on both sides are kept, matched atoms without a partner leave, made atoms without a partner are added.
 */
export interface Template {
  readonly matched: Pattern;
  readonly made: Pattern;
  readonly edit: Edit;
}

/** Reads `product side >> precursor side`. */
export function readTemplate(text: string): Result<Template, TemplateFailure | PatternFailure> {
  const sides = text.split('>>');
  if (sides.length !== 2) return failure({ kind: 'template-syntax', message: `"${text}" is not of the form A>>B` });
  const matched = readPattern(sides[0]);
  if (!matched.ok) return matched;
  const made = readPattern(sides[1]);
  if (!made.ok) return made;
  return makeTemplate(matched.value, made.value);
}

/**
 * The template run the other way: precursors are matched and the product is made.
 *
 * @param fragments - `apart`: fragments of the precursor side that stand in no group are different molecules, so each becomes a group
 *   of its own. `anywhere`: they may lie in one molecule too, as where a ring is closed or a molecule reacts with its like.
 */
export function reverseTemplate(template: Template, fragments: 'apart' | 'anywhere' = 'apart'): Result<Template, TemplateFailure> {
  return makeTemplate(fragments === 'apart' ? separateFragments(template.made) : template.made, template.matched);
}

function makeTemplate(matched: Pattern, made: Pattern): Result<Template, TemplateFailure> {
  const edit = compileEdit(matched, made);
  if (!edit.ok) return edit;
  return success({ matched, made, edit: edit.value });
}

function separateFragments(pattern: Pattern): Pattern {
  let group = Math.max(0, ...pattern.fragmentGroup);
  return { ...pattern, fragmentGroup: pattern.fragmentGroup.map((stated) => (stated === 0 ? ++group : stated)) };
}
