import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { substitutions } from '../saturated-substitution.ts';
import { type Finding, NAMES, type NucleophileId, nucleophileAt } from './nucleophiles.ts';

/** N-H that C2 counts with weaker ones of its kind, or C-H, and what base takes only after it. */
interface AcidicHydrogen {
  readonly name: string;
  readonly chip: string;
  readonly pattern: string;
  readonly before: readonly NucleophileId[];
  /** Of these only what fits is meant. */
  readonly meant?: string;
}

/** Aldehydes, ketones, nitriles and nitro groups; the same and acids' derivatives and sulfones. */
const STRONG = '$([CX3;H1]=[OX1]),$([CX3](=[OX1])([#6])[#6]),$([CX2]#[NX1]),$([NX3+](=O)[O-])';
const ANY = `${STRONG},$([CX3]=[OX1]),$([SX4](=O)=O)`;
const ESTER = '$([CX3](=[OX1])[OX2][#6])';

const ACIDIC_HYDROGENS: readonly AcidicHydrogen[] = [
  {
    // pKa in dimethyl sulfoxide: 2-pyridone 17, uracil 14, 2-aminopyridine 28, 2-aminopyrimidine 25.
    name: 'N-H of a pyridone or uracil',
    chip: 'Lactam reacts first',
    pattern: '[nX3;H1;+0;$(nc=[OX1]),$(ncc=[OX1])]',
    before: ['heteroarylamine'],
  },
  {
    // pKa 1.6 (saccharin), 4.0 (barbituric acid), 6.5 (thiazolidinedione) in water. No phenol: the dianion is alkylated at its oxygen.
    name: 'N-H of a thiazolidinedione, a barbiturate or an acylsulfonamide',
    chip: 'Imide reacts first',
    pattern:
      '[NX3;H1;+0;$(N([CX3](=[OX1])[#6])[CX3](=[OX1])[SX2]),$(N([CX3](=[OX1])[#6])[SX4](=[OX1])(=[OX1])[#6]),$(N1C(=O)[NX3]C(=O)[CX4]C1=O)]',
    before: ['alcohol', 'aniline', 'heteroarylamine', 'amide', 'carbamate', 'diazole', 'pyrrole'],
  },
  {
    // pKa 8.8 in water (methanesulfonanilide), phenol 10.
    name: 'N-H of a sulfonanilide',
    chip: 'Sulfonamide first',
    pattern: '[NX3;H1;+0;$(N(c)[SX4](=[OX1])(=[OX1])[#6])]',
    before: ['phenol', 'alcohol', 'amide', 'carbamate', 'diazole', 'pyrrole'],
  },
  {
    // pKa 21 to 22 in dimethyl sulfoxide, alcohols 29 to 30.
    name: 'N-H of an anilide',
    chip: 'Anilide reacts first',
    pattern: '[NX3;H1;+0;$(N(c)[CX3](=[OX1])[#6])]',
    before: ['alcohol'],
  },
  {
    // Those of alkanamides and lactams: 24 to 26.
    name: 'N-H of an anilide',
    chip: 'Anilide reacts first',
    pattern: '[NX3;H1;+0;$(N(c)[CX3](=[OX1])[#6])]',
    before: ['amide'],
    meant: '[NX3;$(N[CX3](=[OX1])[CX4,#1]);!$(Nc);!$(N[!#6])]',
  },
  {
    // N-Alkylbenzamides come near to plain anilides; two halogens beside the nitrogen make the difference, as in contrast agents.
    name: 'N-H of an anilide between two halogens',
    chip: 'Anilide reacts first',
    pattern: '[NX3;H1;+0;$(N(c(:c[Cl,Br,I]):c[Cl,Br,I])[CX3](=[OX1])[#6])]',
    before: ['amide'],
    meant: '[NX3;$(N[CX3](=[OX1])c);!$(Nc);!$(N[!#6])]',
  },
  {
    // pKa in dimethyl sulfoxide: ethyl acetoacetate 14, ethyl cyanoacetate 13, diethyl malonate 16, dimethylacetoacetamide 18.
    name: 'C-H between two acceptors',
    chip: 'Carbon reacts first',
    pattern: `[CX4;!H0;$(C([${STRONG}])[${ANY}]),$(C([${ESTER}])[${ESTER}])]`,
    before: ['alcohol', 'amide', 'carbamate', 'pyrrole'],
  },
];

export const moreAcidicHydrogenFirst: MechanismRule = {
  id: 'C130',
  statement:
    'An alkyl halide takes the N-H of a thiazolidinedione or barbiturate before an alcohol, amine of an arene, azole or amide, that of a pyridone before the amine of an azine, that of an anilide before an alcohol or a plain amide, and a carbon between two acceptors before these.',
  source: TEXTBOOKS.saturatedSubstitution,
  judge: (view) => {
    const { moleculeOf } = view.mapped;
    return substitutions(view).flatMap(({ carbon, incoming, by }): readonly Finding[] => {
      const meant = by === 'halide' && moleculeOf[carbon] !== moleculeOf[incoming] ? nucleophileAt(view, incoming) : null;
      if (meant === null) return [];
      const rivalsOfIt = ACIDIC_HYDROGENS.filter(
        ({ before, meant: only }) => before.includes(meant) && (only === undefined || view.atoms('reactants', only).has(incoming)),
      );
      return rivalsOfIt.flatMap(({ name, chip, pattern }): readonly Finding[] => {
        const rivals = bystanders(view, pattern).filter((atom) => moleculeOf[atom] === moleculeOf[incoming]);
        if (rivals.length === 0) return [];
        const text = `Base takes the ${name} before the ${NAMES[meant]}, and its anion takes the alkyl group: it needs a protecting group.`;
        return [{ verdict: 'never', chip, text, wanted: [incoming], rivals }];
      });
    });
  },
};
