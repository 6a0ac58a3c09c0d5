import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { substitutions } from '../saturated-substitution.ts';
import { type Finding, NAMES, type NucleophileId, nucleophileAt } from './nucleophiles.ts';

/** N-H of a sulfonamide or sulfamide on the carbon beside a ring's hetero atom, or acylated: pKa 4 to 7 in water. */
const ACIDIC = '[NX3;H1;+0;$(NS(=O)=O);$(Nc:[n,o,s]),$(N[CX3]=[OX1])]';

/** N-H of a sulfonanilide: pKa 8 to 9 in water. */
const ANILIDE = '[NX3;H1;+0;$(NS(=O)(=O)[#6]);$(Nc);!$(Nc:[n,o,s])]';

/** What is a weaker acid than both by three units or more, and what than the former alone. */
const WEAK: ReadonlySet<NucleophileId> = new Set(['amide', 'carbamate', 'diazole', 'pyrrole', 'alcohol']);
const WEAKER_THAN_ACIDIC: ReadonlySet<NucleophileId> = new Set([...WEAK, 'phenol', 'azole']);

export const sulfonamidesMitsunobuFirst: MechanismRule = {
  id: 'S210',
  statement:
    'In a Mitsunobu reaction the N-H of a sulfonamide on an azine or azole, or acylated, takes the alcohol before a phenol, an amide or an azole, that of a sulfonanilide before an amide or an azole.',
  source: TEXTBOOKS.saturatedSubstitution,
  judge: (view) => {
    if (!view.names.some((name) => name.startsWith('mitsunobu-'))) return [];
    const { moleculeOf } = view.mapped;
    return substitutions(view).flatMap(({ carbon, incoming, by }): readonly Finding[] => {
      const meant = by === 'hydroxyl' && moleculeOf[carbon] !== moleculeOf[incoming] ? nucleophileAt(view, incoming) : null;
      if (meant === null || !WEAKER_THAN_ACIDIC.has(meant)) return [];
      const acidic = bystanders(view, ACIDIC);
      const rivals = acidic.length > 0 ? acidic : bystanders(view, ANILIDE);
      if (rivals.length === 0) return [];
      const isNever = acidic.length > 0 || WEAK.has(meant);
      const how = isNever ? 'before' : 'as well as';
      const text = `The N-H of this sulfonamide is the stronger acid and takes the alcohol ${how} the ${NAMES[meant]}: it needs a protecting group.`;
      return [{ verdict: isNever ? 'never' : 'risk', chip: 'Sulfonamide first', text, wanted: [incoming], rivals }];
    });
  },
};
