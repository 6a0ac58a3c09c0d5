import type { Work } from '@retron/molecule';
import type { PreparedMolecule } from '@retron/patterns';
import type { TemplateApplier } from '@retron/transforms';
import type { Precision } from '@retron/tree';
import type { CompiledLibrary } from '../libraries/compiled-library.ts';
import { type Application, bondClasses } from '../step/application.ts';
import type { Support } from '../step/support.ts';
import { applyLibraries } from './apply-libraries.ts';
import type { PreparedForm } from './prepared-forms.ts';

/**
 * What transforms make of the other drawings of a structure with azoles, where they open such a ring: a closure is written for one drawing, and the
 * other is the same substance. What they do elsewhere they do of the structure as drawn.
 *
 * @param forms - the other drawings
 * @param found - what they make of it as drawn; of this nothing comes again
 */
export function* closuresOfForms(
  libraries: readonly CompiledLibrary[],
  target: PreparedMolecule,
  forms: readonly PreparedForm[],
  levels: readonly Precision[],
  applier: TemplateApplier,
  found: readonly Application[],
): Work<readonly Application[]> {
  if (forms.length === 0) return [];
  const nameOf = ({ library, transform }: Support, site: string) => `${libraries.indexOf(library)} ${transform} ${site}`;
  const known = new Set(found.flatMap(({ support, site }) => support.map((each) => nameOf(each, site))));
  const closures: Application[] = [];
  for (const { prepared, ring } of forms) {
    const { applications } = yield* applyLibraries(libraries, prepared, levels, 'any', applier);
    for (const { outcome, support } of applications) {
      if (!outcome.bonds.some(([a, b]) => ring.includes(a) && ring.includes(b))) continue;
      const site = bondClasses(outcome.bonds, target);
      const further = support.filter((each) => !known.has(nameOf(each, site)));
      if (further.length > 0) closures.push({ outcome, site, support: further });
    }
    for (const { support, site } of closures) for (const each of support) known.add(nameOf(each, site));
  }
  return closures;
}
