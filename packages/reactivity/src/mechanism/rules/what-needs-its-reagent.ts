import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { replacements } from '../replacement.ts';
import { hasAny } from './has-any.ts';
import { ofNames } from './of-names.ts';
import type { ReagentRule } from './reagent-sides.ts';

/** Kinds that go with palladium and take no allyl cation up. */
const TAKES_NO_ALLYL: readonly string[] = ['palladium-complex', 'phosphine', 'phosphine-ligand', 'cold', 'water'];

const allylNeedsTaker: ReagentRule = {
  id: 'Y68',
  statement: 'Palladium(0) and a phosphine alone free no acid of its allyl ester: something must take the allyl group up.',
  source: TEXTBOOKS.carboxylProtection,
  holdsUnder: (kinds) => kinds.has('palladium-complex') && [...kinds].every((kind) => TAKES_NO_ALLYL.includes(kind)),
  judge: ofNames(['o-allyl-deprotection'], {
    chip: 'Nothing takes the allyl group',
    text: 'The allyl group leaves palladium only with a nucleophile: an amine, a silane or a 1,3-dicarbonyl compound; the carboxylate alone takes it back, or loses carbon dioxide first.',
  }),
};

const seleniumTakesTheHydrogen: ReagentRule = {
  id: 'Y69',
  statement: 'Beside selenium dioxide a hydroperoxide brings the selenium back, and makes no epoxide.',
  source: TEXTBOOKS.alkenes,
  holdsUnder: (kinds) => kinds.has('selenium-dioxide'),
  judge: ofNames(['prilezhaev-epoxidation', 'brown-hydroboration-oxidation'], {
    chip: 'Selenium oxidises',
    text: 'Selenium dioxide takes an allylic hydrogen in an ene reaction; the hydroperoxide only oxidises the selenium again.',
  }),
};

const phenolsOfAminesNeedNitrite: ReagentRule = {
  id: 'Y80',
  statement: 'An arylamine becomes no phenol in acid without nitrite.',
  source: TEXTBOOKS.conjugateAddition,
  holdsUnder: (kinds) => hasAny(kinds, ['strong-acid', 'hydroxide', 'aqueous-acid']) && !kinds.has('nitrosating-agent'),
  judge: ofNames(['diazotisation-and-hydrolysis'], {
    chip: 'No nitrite',
    text: 'The nitrogen leaves only as that of a diazonium ion, and nothing that is there makes one.',
  }),
};

const exchangeBeforeAddition: ReagentRule = {
  id: 'Y81',
  statement: 'An alkyllithium exchanges bromine or iodine of an arene before it adds to a nitrile.',
  source: TEXTBOOKS.organometallics,
  holdsUnder: (kinds) => kinds.has('organolithium-base'),
  judge: (view) => {
    const aryls = view.places('reactants', 'c[Br,I]').filter((place) => place.every((atom) => !view.changed.has(atom)));
    const [nitrile] = view.places('reactants', '[CX2]#[NX1]').filter(([carbon]) => view.changed.has(carbon));
    if (aryls.length === 0 || nitrile === undefined) return [];
    const text = 'In the cold the halogen of the arene is exchanged for lithium long before the alkyllithium adds to a nitrile.';
    return [{ verdict: 'never', chip: 'Exchange first', text, wanted: [nitrile[0]], rivals: [aryls[0][0]] }];
  },
};

/** Nitrogen of the nitro group of a nitrobenzenesulfonamide. */
const BESIDE_SULFONAMIDE = '[$([NX3+](=O)([O-])c:cS(=O)(=O)[NX3;H0]),$([NX3+](=O)([O-])c:c:c:cS(=O)(=O)[NX3;H0])]';

const thiolatesTakeNosyls: ReagentRule = {
  id: 'Y82',
  statement: 'A thiolate comes to the ring of a nitrobenzenesulfonamide where the sulfur is, and leaves the nitro group.',
  source: TEXTBOOKS.aminoProtection,
  holdsUnder: (kinds) => kinds.has('aromatic-thiol'),
  judge: (view) => {
    const [ring] = replacements(view).filter(({ leaving }) => view.atoms('reactants', BESIDE_SULFONAMIDE).has(leaving));
    if (ring === undefined) return [];
    const text = 'Sulfur dioxide and the amide leave better than nitrite: the thiolate comes to the carbon that bears the sulfonyl group.';
    return [{ verdict: 'never', chip: 'Sulfonamide leaves', text, wanted: [ring.carbon], rivals: [] }];
  },
};

const enolEthersAreOxidised: ReagentRule = {
  id: 'Y83',
  statement: 'A peracid takes the double bond of a silyl enol ether before anything takes its silyl group.',
  source: TEXTBOOKS.enols,
  holdsUnder: (kinds) => hasAny(kinds, ['peroxide', 'oxaziridine', 'ozone']),
  judge: (view) => {
    const [enol] = view
      .places('reactants', '[Si][OX2][CX3]=[CX3]')
      .filter((place) => view.changed.has(place[1]) && !view.changed.has(place[3]));
    if (enol === undefined) return [];
    const text = 'The double bond of a silyl enol ether is the richest alkene there is: the oxidant takes it first.';
    return [{ verdict: 'never', chip: 'Oxidised first', text, wanted: [enol[1]], rivals: [enol[3]] }];
  },
};

/** What does not happen without a reagent of its own, or behind another; asked forward only, as those of `reagent-sides.ts`. */
export const WHAT_NEEDS_ITS_REAGENT: readonly ReagentRule[] = [
  allylNeedsTaker,
  seleniumTakesTheHydrogen,
  phenolsOfAminesNeedNitrite,
  exchangeBeforeAddition,
  thiolatesTakeNosyls,
  enolEthersAreOxidised,
];
