import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';

const STEP = 'enolate-alkylation';
const ALKYLATIONS_AND_ALDOLS = [STEP, 'aldol-addition', 'aldol-condensation'] as const;

/** The carbon beside an aldehyde that has hydrogen to condense with, and no second acceptor. */
const ALPHA_OF_ALDEHYDE = '[CX4;H2,H3;!$(C([#6,S,N+]=,#[O,N])[#6,S,N+]=,#[O,N])][CX3;H1]=[OX1]';

export const aldehydesMeetThemselves: MechanismRule = {
  id: 'T11',
  statement: 'The enolate of an aldehyde with two hydrogens beside it meets the aldehyde before an alkyl halide.',
  source: TEXTBOOKS.enols,
  judge: (view) => {
    if (!view.names.includes(STEP)) return [];
    const wanted = view.places('reactants', ALPHA_OF_ALDEHYDE).flatMap(([alpha]) => (view.changed.has(alpha) ? [alpha] : []));
    if (wanted.length === 0) return [];
    const text = 'The aldehyde takes up its own enolate before the halide does: alkylate its imine, enamine or hydrazone.';
    return [{ verdict: 'never', chip: 'Aldehyde meets itself', text, wanted, rivals: [] }];
  },
};

/** A ketone with both sides of it: the one that reacts, the carbonyl carbon and its oxygen, the other, which an arene makes more acidic. */
const OPEN_SIDE = '[CX4;H2,H3;!$(Cc);!$(C([CX3]=O)[#6,S,N+]=,#[O,N])][CX3](=[OX1])[CX4;H1,H2;$(Cc)]';

export const benzylicSideFirst: MechanismRule = {
  id: 'T12',
  statement: 'Of the two sides of a ketone the benzylic one gives the enolate that is alkylated.',
  source: TEXTBOOKS.enols,
  judge: (view) => {
    if (!view.names.includes(STEP)) return [];
    return view.places('reactants', OPEN_SIDE).flatMap(([outer, , , inner]) => {
      if (!view.changed.has(outer) || view.changed.has(inner)) return [];
      const text = 'The arene takes up the charge of the other enolate: the benzylic side is alkylated.';
      return [{ verdict: 'never' as const, chip: 'Benzylic side first', text, wanted: [outer], rivals: [inner] }];
    });
  },
};

const ONE_ACCEPTOR = '!$(C([#6,S,N+]=,#[O,N])[#6,S,N+]=,#[O,N]);!$(Cc);!$(C[CX3]=[CX3])';
/** Carbons beside one acceptor and no arene, the most acidic first (Bordwell: ethyl acetate 30, acetonitrile 31, dimethylacetamide 35). */
const BY_ACIDITY = [
  `[CX4;!H0;$(C[CX3;!R](=[OX1])[OX2][#6]);${ONE_ACCEPTOR}]`,
  `[CX4;!H0;$(C[CX2]#[NX1]);${ONE_ACCEPTOR}]`,
  `[CX4;!H0;$(C[CX3](=[OX1])[NX3;H0]);${ONE_ACCEPTOR}]`,
] as const;

export const moreAcidicCarbonFirst: MechanismRule = {
  id: 'T13',
  statement:
    'Of carbons beside one acceptor each that of an ester is alkylated, or takes an aldehyde, before that of a nitrile, both before that of an amide.',
  source: TEXTBOOKS.enols,
  judge: (view) => {
    if (!ALKYLATIONS_AND_ALDOLS.some((name) => view.names.includes(name))) return [];
    const { moleculeOf } = view.mapped;
    const isAldol = !view.names.includes(STEP);
    const inRing = view.atoms('reactants', '[CX4;R]');
    return BY_ACIDITY.flatMap((pattern, rank) =>
      [...view.atoms('reactants', pattern)].flatMap((wanted) => {
        // The ring of a hydantoin or rhodanine takes up the charge of an aldol reaction itself.
        if (!view.changed.has(wanted) || (isAldol && inRing.has(wanted))) return [];
        const rivals = BY_ACIDITY.slice(0, rank)
          .flatMap((each) => bystanders(view, each))
          .filter((atom) => moleculeOf[atom] === moleculeOf[wanted]);
        if (rivals.length === 0) return [];
        const text = 'The base takes the hydrogen beside the better acceptor of this molecule: that carbon reacts, or closes a ring.';
        return [{ verdict: 'never' as const, chip: 'More acidic first', text, wanted: [wanted], rivals }];
      }),
    );
  },
};

/** The carbon of an enolate to be, the next one, and what leaves that: an acyloxy or sulfonyloxy group or a halogen; no lactone of four. */
const BETA_LEAVING =
  '[CX4;!H0;$(C[CX3]=[OX1]),$(C[CX2]#[NX1])][CX4;!$(C1OC(=O)*1)][$([OX2;$(O[CX3](=[OX1])[#6])]),$([OX2;$(OS(=O)=O)]),Cl,Br,I]';

export const enolatesEliminate: MechanismRule = {
  id: 'T210',
  statement: 'An enolate loses an acyloxy or sulfonyloxy group or a halogen of its next carbon before an alkyl halide meets it.',
  source: TEXTBOOKS.elimination,
  judge: (view) => {
    if (!view.names.includes(STEP)) return [];
    const { becomes } = view.mapped;
    const found = view.places('reactants', BETA_LEAVING).find(([alpha, , leaving]) => view.changed.has(alpha) && becomes[leaving] >= 0);
    if (found === undefined) return [];
    const text = 'The enolate throws this group out of the next carbon, and the enone or acrylate results: bring the group in afterwards.';
    return [{ verdict: 'never', chip: 'Enolate eliminates', text, wanted: [found[0]], rivals: [found[2]] }];
  },
};
