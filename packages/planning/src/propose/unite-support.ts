import { changedStep, type UnappraisedStep } from '../step/proposed-step.ts';
import type { Support } from '../step/support.ts';
import { isOfTextbook } from '../step/textbook-support.ts';

/** The step with another find of it: their probabilities add up, and what supports the one supports the other. */
export function withFurther<S extends UnappraisedStep>(step: S, further: Find): S {
  const { share } = step;
  const together = share === null || further.share === null ? (share ?? further.share) : share + further.share;
  const support = uniteSupport(step.support, further.support);
  const [ofStep, ofFurther] = [textbooksOf(step), textbooksOf(further)];
  // Most steps are in no textbook.
  if (ofStep.length + ofFurther.length === 0 || hasTextbooks(support)) return changedStep(step, { share: together, support });
  return changedStep(step, { share: together, support, textbooksToo: uniteSupport(ofStep, ofFurther) });
}

/** What finds of the same step are united by. */
type Find = Pick<UnappraisedStep, 'share' | 'support' | 'textbooksToo'>;

/** The transforms of textbooks that give a step, whether or not recorded reactions stand before them. */
function textbooksOf({ support, textbooksToo = [] }: Find): readonly Support[] {
  return hasTextbooks(support) ? support : textbooksToo;
}

/** @param support - all of textbooks or none, as `uniteSupport` leaves it */
function hasTextbooks(support: readonly Support[]): boolean {
  return support.length > 0 && isOfTextbook(support[0]);
}

/** The support of two applications together: every transform once, by library, then number. Where reactions are recorded, textbooks add none. */
export function uniteSupport(a: readonly Support[], b: readonly Support[]): readonly Support[] {
  if (a.length > 0 && b.length > 0 && hasTextbooks(a) !== hasTextbooks(b)) return hasTextbooks(a) ? b : a;
  const all = [...a];
  for (const support of b) {
    if (!all.some((known) => known.library === support.library && known.transform === support.transform)) all.push(support);
  }
  return all.sort((x, y) => compareNames(x, y) || x.transform - y.transform);
}

function compareNames(a: Support, b: Support): number {
  const [x, y] = [a.library.library.fullName, b.library.library.fullName];
  return x < y ? -1 : x > y ? 1 : 0;
}
