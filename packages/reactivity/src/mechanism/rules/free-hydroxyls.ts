import { type AtomIndex, ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { CARBON_COUPLINGS, HALIDE_EXCHANGES, METAL_AMINATIONS } from '../../name-reactions/couplings.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule, MechanismTable } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import { bondsOf, type Finding, NUCLEOPHILES } from './nucleophiles.ts';
import { donorsAreProtected, lactolFirst } from './sugar-order.ts';
import { ylidesTakeAldolsApart } from './ylides-and-aldols.ts';

/** N-H of carbamates and amides whose nitrogen bears no arene, which makes it four units of pKa more acidic. */
const ALKYL_AMIDE = '[NX3;H1;+0;!$(Nc);!$(N(C=[O,S])C=[O,S]);!$(N[!#6]);$(N[CX3](=[OX1])[#6,OX2])]';
/** With an alcohol two carbons away, which closes on the carbamate. */
const CARBAMATE_OF_AMINO_ALCOHOL = '[NX3;H1;$(N[CX3](=[OX1])[OX2]);$(N[CX4][CX4;!H0][OX2H])]';
const OPEN_ALCOHOL = '[OX2H;$(O[CX4;H1,H2])]';

const alcoholBesideCarbamate: MechanismRule = {
  id: 'J1',
  statement:
    'Base and an alkyl halide alkylate the alcohol of an amino alcohol before the N-H of its carbamate or amide, or close the oxazolidinone.',
  source: TEXTBOOKS.aminoProtection,
  judge: (view) => {
    const bonds = bondsOf(view, 'alkyl').filter(
      ({ nucleophile, electrophile }) =>
        view.mapped.reactants.atomicNumber[nucleophile] === ELEMENT.nitrogen && leavesHalide(view, electrophile),
    );
    if (bonds.length === 0) return [];
    const amides = view.atoms('reactants', ALKYL_AMIDE);
    const closing = view.atoms('reactants', CARBAMATE_OF_AMINO_ALCOHOL);
    const { moleculeOf } = view.mapped;
    return bonds.flatMap(({ nucleophile }): readonly Finding[] => {
      if (!amides.has(nucleophile)) return [];
      const rivals = bystanders(view, OPEN_ALCOHOL).filter((atom) => moleculeOf[atom] === moleculeOf[nucleophile]);
      if (rivals.length === 0) return [];
      const closes = closing.has(nucleophile);
      const text = closes
        ? 'With base the free alcohol is alkylated, or closes on the carbamate to an oxazolidinone, before the nitrogen takes up the alkyl group.'
        : 'With base the free alcohol takes up the alkyl group as readily as the N-H of the amide or carbamate.';
      return [{ verdict: closes ? 'never' : 'risk', chip: 'Alcohol reacts first', text, wanted: [nucleophile], rivals }];
    });
  },
};

/** Arenes that take up a primary, secondary or allylic halide; reactant atoms of the carbon of the arene. */
function alkylatedArenes(view: ReactionView): readonly AtomIndex[] {
  const { reactants, sourceOf, moleculeOf } = view.mapped;
  const isOpenArene = (atom: AtomIndex) => reactants.isAromatic[atom] === 1 && reactants.hydrogenCount[atom] > 0;
  const isCarbon = (atom: AtomIndex) => reactants.atomicNumber[atom] === ELEMENT.carbon;
  return view.made.flatMap(([a, b]) =>
    [
      [sourceOf[a], sourceOf[b]],
      [sourceOf[b], sourceOf[a]],
    ].flatMap(([arene, alkyl]) =>
      isCarbon(arene) &&
      isOpenArene(arene) &&
      isCarbon(alkyl) &&
      moleculeOf[arene] !== moleculeOf[alkyl] &&
      reactants.hydrogenCount[alkyl] > 0 &&
      view.atoms('reactants', '[CX4]').has(alkyl) &&
      leavesHalide(view, alkyl)
        ? [arene]
        : [],
    ),
  );
}

function leavesHalide(view: ReactionView, carbon: AtomIndex): boolean {
  const { reactants } = view.mapped;
  const halides: readonly number[] = [ELEMENT.chlorine, ELEMENT.bromine, ELEMENT.iodine];
  return view.leavingFrom(carbon).some((atom) => halides.includes(reactants.atomicNumber[atom]));
}

const heteroatomBeforeRing: MechanismRule = {
  id: 'J2',
  statement:
    'An alkyl or allyl halide takes the nitrogen of an aniline, and with base the oxygen of a phenol, before a carbon of their ring.',
  source: TEXTBOOKS.chemoselectivity,
  judge: (view) =>
    alkylatedArenes(view).flatMap((arene): readonly Finding[] => {
      const here = (atom: AtomIndex) => view.mapped.moleculeOf[atom] === view.mapped.moleculeOf[arene];
      const anilines = bystanders(view, NUCLEOPHILES.aniline).filter(here);
      const phenols = bystanders(view, NUCLEOPHILES.phenol).filter(here);
      if (anilines.length > 0) {
        const text = 'The nitrogen of the aniline takes up the halide before a carbon of its ring.';
        return [{ verdict: 'never', chip: 'Aniline reacts first', text, wanted: [arene], rivals: anilines }];
      }
      if (phenols.length === 0) return [];
      const text =
        'With base the oxygen of the phenol takes up the halide: on carbon it comes by the Claisen rearrangement of the allyl ether, or with a Lewis acid as a mixture.';
      return [{ verdict: 'risk', chip: 'Phenol reacts first', text, wanted: [arene], rivals: phenols }];
    }),
};

/** The carbonyl oxygens stand first and last but one, the double bond between them. */
const QUINONES = ['[OX1]=[#6]1[#6]=[#6][#6](=[OX1])[#6]=,:[#6]1', '[OX1]=[#6]1[#6](=[OX1])[#6]=[#6][#6]=,:[#6]1'] as const;

const quinoneToHydroquinone: MechanismRule = {
  id: 'J3',
  statement: 'A quinone takes up hydrogen at its oxygens: it gives the hydroquinone, not the saturated dione.',
  source: TEXTBOOKS.redox,
  judge: (view) => {
    const { becomes, product, reactants } = view.mapped;
    const gains = (atom: AtomIndex) => becomes[atom] >= 0 && product.hydrogenCount[becomes[atom]] > reactants.hydrogenCount[atom];
    const reduced = view.reordered.some(([a, b]) => gains(view.mapped.sourceOf[a]) && gains(view.mapped.sourceOf[b]));
    if (!reduced) return [];
    const ketones = view.atoms('product', '[OX1]=[#6]');
    for (const pattern of QUINONES) {
      for (const place of view.places('reactants', pattern)) {
        const oxygens = place.filter((atom) => reactants.atomicNumber[atom] === ELEMENT.oxygen);
        const carbons = place.filter((atom) => reactants.atomicNumber[atom] === ELEMENT.carbon && gains(atom));
        if (carbons.length < 2 || !oxygens.every((atom) => becomes[atom] >= 0 && ketones.has(becomes[atom]))) continue;
        const text =
          'A quinone takes up hydrogen or a hydride at its oxygens and becomes the hydroquinone: its double bonds are not reduced beside them.';
        return [{ verdict: 'never', chip: 'Gives hydroquinone', text, wanted: carbons, rivals: oxygens }];
      }
    }
    return [];
  },
};

const WITH_PALLADIUM: ReadonlySet<string> = new Set([...CARBON_COUPLINGS, ...HALIDE_EXCHANGES, ...METAL_AMINATIONS]);

const catecholAndMetal: MechanismRule = {
  id: 'J4',
  statement: 'A free catechol binds the metal of a coupling and is oxidised: its oxygens are protected.',
  source: TEXTBOOKS.phenolProtection,
  judge: (view) => {
    if (!view.names.some((name) => WITH_PALLADIUM.has(name))) return [];
    const rivals = bystanders(view, '[OX2H;$(Oc:c[OX2H])]');
    if (rivals.length === 0) return [];
    const text = 'A free catechol binds the metal and is oxidised by it: its oxygens are better protected, as ethers or esters.';
    return [{ verdict: 'risk', chip: 'Catechol binds metal', text, wanted: [], rivals }];
  },
};

/** Not where a nitro group holds the phenol's electrons, as in 2-hydroxy-5-nitrobenzyl bromide. */
const HYDROXYBENZYL_HALIDE =
  '[OX2H;$(Oc:c[CX4;H1,H2][Cl,Br,I]),$(Oc:c:c:c[CX4;H1,H2][Cl,Br,I]);!$(Oc:c[N+]);!$(Oc:c:c[N+]);!$(Oc:c:c:c[N+])]';

const hydroxybenzylHalide: MechanismRule = {
  id: 'J5',
  statement: 'A phenol with a halomethyl group beside or across from it loses the acid to a quinone methide and alkylates itself.',
  source: TEXTBOOKS.phenolProtection,
  judge: (view) => {
    const phenols = [...view.atoms('reactants', HYDROXYBENZYL_HALIDE)].filter((atom) => view.mapped.becomes[atom] >= 0);
    const made = [...view.atoms('product', HYDROXYBENZYL_HALIDE)].map((atom) => view.mapped.sourceOf[atom]);
    const atoms = [...new Set([...phenols, ...made])].sort((a, b) => a - b);
    if (atoms.length === 0) return [];
    // As the nucleophile it meets its own like before anything else.
    const isMeant = phenols.some((atom) => view.changed.has(atom));
    const text = isMeant
      ? 'The phenol meets the halide of its own like before the partner, by way of the quinone methide: the phenol is alkylated first and the halide made after it.'
      : 'A phenol with a halomethyl group beside or across from it does not last: it loses the acid to a quinone methide and alkylates itself.';
    return [{ verdict: isMeant ? 'never' : 'risk', chip: 'Alkylates itself', text, wanted: [], rivals: atoms }];
  },
};

/** Free alcohols, phenols and quinones beside what is meant to react. */
export const FREE_HYDROXYLS: MechanismTable = {
  title: 'free alcohols, phenols and quinones',
  rules: [
    alcoholBesideCarbamate,
    heteroatomBeforeRing,
    quinoneToHydroquinone,
    catecholAndMetal,
    hydroxybenzylHalide,
    lactolFirst,
    donorsAreProtected,
    ylidesTakeAldolsApart,
  ],
};
