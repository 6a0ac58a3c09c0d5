import type { AtomIndex } from '@retron/molecule';
import { bystanders } from '../bystanders.ts';
import { type HeteroatomBond, heteroatomBonds } from '../heteroatom-bonds.ts';
import type { MechanismFinding } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import { rememberedOfView } from '../remembered-of-view.ts';

export type Finding = Omit<MechanismFinding, 'rule'>;

/** Nitrogen without anything that draws its lone pair away, and not beside fluorine, which takes most of its basicity. */
const FREE = '+0;!$(N[!#6]);!$(N~[#6,S,P]=,#[O,S,N,C]);!$(NCC(F)F)';

const UNHINDERED = '!$(N[CX4;H0]);!$([NX3;H1]([CX4;H1])[CX4;H1])';

/** Alkylamines with a hydrogen, open to acyl and alkyl groups: no lone pair drawn away, no tertiary carbon beside them. */
export const OPEN_ALKYLAMINE = '[NX3;H1,H2;+0;$(N[CX4]);!$(N~[#6,S,P]=,#[O,S,N]);!$(Nc);!$(N[!#6]);!$(N[CX4;H0])]';

/** Nucleophiles by what decides how fast they react; hindered amines stand for themselves. */
export const NUCLEOPHILES = {
  amine: `[NX3;!H0;${FREE};!$(Nc);${UNHINDERED}]`,
  hindered: `[NX3;!H0;${FREE};!$(Nc);$(N[CX4;H0]),$([NX3;H1]([CX4;H1])[CX4;H1])]`,
  /** The nitrogen of a pyrrole or indole holds no amine back, that of an azine does. */
  aniline: '[NX3;!H0;+0;$(Nc);!$(Nc:[n,o,s]);!$(Nc:c:c:[nX2]);!$(Nc:c:c:c:[nX2]);!$(N[!#6]);!$(N[#6,S,P]=,#[O,S,N])]',
  /** Of guanidines, amidines and amidoximes, protonated at their double bond or held by it. */
  amidine: '[$([NX3;!H0;+0;$(N[CX3]=[NX2]);!$(N[#6,S]=[O,S]);!$(N[!#6])]),$([NX2;H1;$(N=[CX3][NX3])])]',
  heteroarylamine: '[NX3;!H0;+0;$(Nc:[n,o,s]),$(Nc:c:c:[nX2]),$(Nc:c:c:c:[nX2]);!$(N[!#6]);!$(N[C,S,P]=,#[O,S,N])]',
  thiol: '[SX2H;$(S[#6;!$(C=[N,O,S])])]',
  phenol: '[OX2H;$(Oc)]',
  alcohol: '[OX2H;$(O[CX4])]',
  /** Of hydroxylamines whose nitrogen is free. */
  hydroxylamineOxygen: '[OX2H;$(O[NX3;!H0;+0;!$(N~[#6,S,P]=,#[O,S,N,C])])]',
  imide: '[NX3;H1;+0;$(N([CX3](=[OX1])[#6])[CX3]=[OX1])]',
  amide: '[NX3;!H0;+0;$(N[CX3](=[OX1])[#6]),$(NC(=O)N)]',
  carbamate: '[NX3;!H0;+0;$(N[CX3](=[OX1])[OX2]);!$(N(C=O)[CX3]=O)]',
  sulfonamide: '[NX3;!H0;+0;$(NS(=O)=O)]',
  /** Triazoles and tetrazoles. */
  acidicAzole: '[nX3;H1;r5;$(n1nnnc1),$(n1nncn1),$(n1nncc1),$(n1nccn1),$(n1cnnc1),$(n1ncnc1)]',
  /** Pyrazoles, imidazoles and what is fused to them. */
  diazole: '[nX3;H1;r5;$(n1nccc1),$(n1cncc1);!$(nc=[O,S])]',
  /** Pyrroles, indoles, carbazoles. */
  pyrrole: '[nX3;H1;r5;$(n1cccc1);!$(nc=[O,S])]',
  azole: '[nX3;H1]',
  acid: '[OX2H;$(O[CX3;$(C[#6])]=[OX1])]',
  /** Of an amidoxime. */
  oximeOxygen: '[OX2H;$(O[NX2]=[CX3][NX3])]',
  hydrazine: '[NX3;H1,H2;+0;$(N[NX3,OX2]);!$(N~[#6,S,P]=,#[O,S,N,C]);!$(NNc);!$(N(c)N[#6]=[O,S])]',
} as const;

/** No lactam, whose anion is a better nucleophile, no imide and no anilide. */
export const OPEN_AMIDE = `[$(${NUCLEOPHILES.amide});!r;!$(Nc);!$(N(C=O)C=O)]`;

export type NucleophileId = keyof typeof NUCLEOPHILES;

export const NAMES: Readonly<Record<NucleophileId, string>> = {
  amine: 'aliphatic amine',
  hindered: 'hindered amine',
  aniline: 'aromatic amine',
  amidine: 'nitrogen of a guanidine or amidine',
  heteroarylamine: 'heteroaromatic amine',
  thiol: 'thiol',
  phenol: 'phenol',
  alcohol: 'alcohol',
  hydroxylamineOxygen: 'oxygen of a hydroxylamine',
  imide: 'N-H of an imide',
  amide: 'N-H of an amide',
  carbamate: 'N-H of a carbamate',
  sulfonamide: 'N-H of a sulfonamide',
  acidicAzole: 'N-H of a triazole or tetrazole',
  diazole: 'N-H of a pyrazole or imidazole',
  pyrrole: 'N-H of a pyrrole or indole',
  azole: 'N-H of an azole',
  acid: 'carboxylic acid',
  oximeOxygen: 'oxygen of an amidoxime',
  hydrazine: 'hydrazine or hydroxylamine',
};

/** The same in a word, with which a chip starts. */
export const CHIP_NAMES: Readonly<Record<NucleophileId, string>> = {
  amine: 'Amine',
  hindered: 'Amine',
  aniline: 'Aniline',
  amidine: 'Amidine',
  heteroarylamine: 'Aromatic amine',
  thiol: 'Thiol',
  phenol: 'Phenol',
  alcohol: 'Alcohol',
  hydroxylamineOxygen: 'N-hydroxyl',
  imide: 'Imide',
  amide: 'Amide',
  carbamate: 'Carbamate',
  sulfonamide: 'Sulfonamide',
  acidicAzole: 'Azole',
  diazole: 'Azole',
  pyrrole: 'Pyrrole',
  azole: 'Azole',
  acid: 'Acid',
  oximeOxygen: 'Amidoxime',
  hydrazine: 'Hydrazine',
};

/** What reacts before the nucleophile that is meant to. */
export type Order = Readonly<Partial<Record<NucleophileId, readonly NucleophileId[]>>>;

/** What kind of nucleophile a reactant atom is: the first that fits; `null` for others. */
export function nucleophileAt(view: ReactionView, atom: AtomIndex): NucleophileId | null {
  const known = nucleophilesKnown(view);
  const before = known.get(atom);
  if (before !== undefined) return before;
  const found = IDS.find((id) => view.atoms('reactants', NUCLEOPHILES[id]).has(atom)) ?? null;
  known.set(atom, found);
  return found;
}

const IDS = Object.keys(NUCLEOPHILES) as NucleophileId[];

/** Those of the atoms that rules have asked for: several ask for the same one. */
const nucleophilesKnown = rememberedOfView(() => new Map<AtomIndex, NucleophileId | null>());

/** Nucleophiles that stand by and react before the one that is meant. */
export interface Faster {
  readonly meant: NucleophileId;
  readonly rival: NucleophileId;
  /** Reactant atoms, ascending. */
  readonly rivals: readonly AtomIndex[];
}

/** The first of what reacts before the meant nucleophile and stands by unchanged. */
export function faster(view: ReactionView, { nucleophile }: Pick<HeteroatomBond, 'nucleophile'>, order: Order): Faster | null {
  const meant = nucleophileAt(view, nucleophile);
  if (meant === null) return null;
  for (const rival of order[meant] ?? []) {
    const rivals = bystanders(view, NUCLEOPHILES[rival]);
    if (rivals.length > 0) return { meant, rival, rivals };
  }
  return null;
}

/** New bonds to electrophiles of one kind that close no ring, at whose pace nothing competes. */
export function bondsOf(view: ReactionView, kind: HeteroatomBond['kind']): readonly HeteroatomBond[] {
  return heteroatomBonds(view).filter((bond) => bond.kind === kind && !bond.closesRing);
}

export const CARBOXYLIC_ACID = '[CX3](=[OX1])[OX2H]';
