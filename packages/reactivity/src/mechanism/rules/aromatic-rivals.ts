import { type AtomIndex, ELEMENT, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { aromaticRings, aromaticSystem, conjugatedWith, isAzineNitrogen, substituentOf } from '../aromatic-ring.ts';
import { hasDoubleBondedOxygen, isHalogen, isSaturatedCarbon } from '../atoms.ts';
import { benzeneRate, electrophilicRate } from '../electrophilic-sites.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { metalationGuide } from '../metalation-sites.ts';
import type { ReactionView } from '../reaction-view.ts';
import { hydrogenReplacements } from '../replacement.ts';
import { NEUTRAL_ACCEPTORS, substituentKind } from '../substituent.ts';
import { aromaticSubstitutions, isFreeAmine, isIntramolecular } from './aromatic-substitutions.ts';
import type { Finding } from './nucleophiles.ts';

export const notAnilines: MechanismRule = {
  id: 'A4',
  statement:
    'A free aniline takes an acyl group at nitrogen and a Lewis acid there too: its ring is acylated only once the nitrogen is protected.',
  source: TEXTBOOKS.chemoselectivity,
  judge: (view) =>
    aromaticSubstitutions(view).flatMap((each) => {
      const { reactants } = view.mapped;
      if (each.electrophile !== 'acyl' || isIntramolecular(view, each)) return [];
      const amines = aromaticSystem(reactants, each.carbon).flatMap((atom) => {
        const first = isFreeAmine(reactants, atom) ? substituentOf(reactants, atom) : undefined;
        return first !== undefined && reactants.hydrogenCount[first] > 0 ? [first] : [];
      });
      if (amines.length === 0) return [];
      // Boron trichloride leads nitriles to the position beside the amine (Sugasawa); acid chlorides have no such guide.
      return [
        {
          verdict: 'never' as const,
          chip: 'Amine reacts first',
          text: 'The free amine on this ring takes the acyl group, and what is left of it binds the Lewis acid.',
          wanted: [each.carbon],
          rivals: amines,
        },
      ];
    }),
};

/** Rings that halogens and their sources attack at once. */
const RICH_RING_FREE = `[c;H1;$(c:c[NX3,OX2H,$(OC)]),$(c:c:c:c[NX3,OX2H,$(OC)]);!$(c:n)]`;

/** The same, held to rings that no radical reaction spares: free phenols and anilines, pyrroles and indoles. */
const RICHEST_RING_FREE =
  '[c;H1;$(c:c[NX3;!$(NC=O);!$(NS=O);!$(N=O);+0]),$(c:c:c:c[NX3;!$(NC=O);!$(NS=O);+0]),$(c:c[OX2H]),$(c:c:c:c[OX2H])]';

export const notSideChain: MechanismRule = {
  id: 'A6',
  statement: 'A halogen attacks an electron-rich ring before the methyl group of an amide or of an ester, and before one on that ring.',
  source: TEXTBOOKS.chemoselectivity,
  judge: (view) => {
    const { reactants, moleculeOf } = view.mapped;
    return hydrogenReplacements(view).flatMap(({ carbon, incoming }) => {
      if (!isHalogen(reactants, incoming) || !isSaturatedCarbon(reactants, carbon)) return [];
      const acyl = neighboursOf(reactants, carbon).filter((each) => hasDoubleBondedOxygen(reactants, each));
      if (acyl.length === 0) return besideRichRing(view, carbon, incoming);
      const isPlainAmide =
        acyl.length === 1 &&
        neighboursOf(reactants, acyl[0]).some((each) => reactants.atomicNumber[each] === ELEMENT.nitrogen) &&
        neighboursOf(reactants, carbon).length === 1;
      if (!isPlainAmide) return [];
      const rich = [...view.atoms('reactants', RICH_RING_FREE)].filter((atom) => moleculeOf[atom] === moleculeOf[carbon]);
      return [
        {
          verdict: rich.length > 0 ? ('never' as const) : ('risk' as const),
          chip: rich.length > 0 ? 'Ring reacts first' : 'Amide does not enolise',
          text:
            rich.length > 0
              ? 'The halogen goes to the electron-rich ring, para where it is free, and leaves the acyl group alone.'
              : 'An amide hardly forms an enol: halogens do not attack beside it as they do beside a ketone.',
          wanted: [carbon],
          rivals: rich,
        },
      ];
    });
  },
};

/** Logarithm of the rate from which a position of an azole takes a halogen before a radical reaction starts. */
const PYRROLE_LIKE = 3;

/** A nitrogen of an azole or indole whose lone pair an acyl or sulfonyl group takes: radicals then take the methyl group. */
const HELD_NITROGEN = '[nX3;$(n[CX3]=[OX1]),$(n[SX4](=[OX1])=[OX1]);$(n1nccc1),$(n1cncc1),$(n1c2ccccc2cc1)]';

/** A nitrogen of a ring of five that gives its lone pair to the ring; that of a pyridone gives it to the carbonyl group. */
function hasPyrroleNitrogen(view: ReactionView, system: ReadonlySet<AtomIndex>): boolean {
  const { reactants } = view.mapped;
  const held = view.atoms('reactants', HELD_NITROGEN);
  return [...system].some(
    (atom) =>
      !held.has(atom) &&
      reactants.atomicNumber[atom] === ELEMENT.nitrogen &&
      !isAzineNitrogen(reactants, atom) &&
      aromaticRings(reactants, atom, 5).length > 0,
  );
}

/** A free position of a ring that its ether feeds, where elemental bromine and chlorine come before they meet a radical. */
const FED_BY_ETHER = '[c;H1;$(c:c[OX2][CX4]),$(c:c:c:c[OX2][CX4])]';

/** A benzylic position of a phenol, an aniline or, for an elemental halogen, their ethers, or of an azole. */
function besideRichRing(view: ReactionView, carbon: AtomIndex, halogen: AtomIndex): ReturnType<MechanismRule['judge']> {
  const { reactants } = view.mapped;
  const ring = neighboursOf(reactants, carbon).filter((atom) => reactants.isAromatic[atom] === 1);
  if (ring.length !== 1) return [];
  const system = new Set(aromaticSystem(reactants, ring[0]));
  const isPyrroleLike = (atom: AtomIndex) => (electrophilicRate(view, atom) ?? 0) >= PYRROLE_LIKE && reactants.hydrogenCount[atom] === 1;
  const isElemental = neighboursOf(reactants, halogen).some((atom) => isHalogen(reactants, atom));
  const isFed = (atom: AtomIndex) => system.has(atom) && (electrophilicRate(view, atom) ?? 0) >= PYRROLE_LIKE;
  const free = [
    ...[...view.atoms('reactants', RICHEST_RING_FREE)].filter((atom) => system.has(atom)),
    ...(isElemental && system.size === 6 ? [...view.atoms('reactants', FED_BY_ETHER)].filter(isFed) : []),
    ...(hasPyrroleNitrogen(view, system) ? [...system].filter(isPyrroleLike) : []),
  ];
  if (free.length === 0) return [];
  return [
    {
      verdict: 'never',
      chip: 'Ring reacts first',
      text: 'The halogen attacks the electron-rich ring before it takes a hydrogen beside it: the phenol or amine must be protected, and of an ether takes an N-halosuccinimide.',
      wanted: [carbon],
      rivals: free,
    },
  ];
}

/** The amine of an aminoazobenzene first, last the ring on the other side of the azo group. */
const AMINOAZO_RING = '[NX3;+0;!$(N[C,S]=[O,S])]c1ccc(cc1)[NX2]=[NX2]c1ccccc1';

export const notFreeAnilines: MechanismRule = {
  id: 'A7',
  statement:
    'Nitrating acid protonates a free aniline, which then directs meta, and oxidises what is left: the amine is acylated first; an aminoazobenzene takes the proton at its azo group.',
  source: TEXTBOOKS.chemoselectivity,
  judge: (view) =>
    aromaticSubstitutions(view).flatMap((each) => {
      const { reactants } = view.mapped;
      if (each.electrophile !== 'nitro' || isIntramolecular(view, each) || benzeneRate(reactants, each.carbon) === null) return [];
      const ring = aromaticSystem(reactants, each.carbon);
      const azonium = view.places('reactants', AMINOAZO_RING).find((place) => place.slice(-6).includes(each.carbon));
      if (azonium !== undefined) {
        const text =
          'Acid protonates an aminoazobenzene at its azo group, which then holds this ring back: couple the diazonium salt of the nitroaniline.';
        return [{ verdict: 'never' as const, chip: 'Free amine', text, wanted: [each.carbon], rivals: [azonium[0]] }];
      }
      // An acceptor keeps the amine from protonation and from oxidation.
      const hasAcceptor = ring.some((atom) => {
        const first = substituentOf(reactants, atom);
        return first !== undefined && NEUTRAL_ACCEPTORS.has(substituentKind(reactants, first, atom));
      });
      const amines = ring.flatMap((atom) => {
        const first = isFreeAmine(reactants, atom) ? substituentOf(reactants, atom) : undefined;
        return first !== undefined && reactants.hydrogenCount[first] > 0 ? [first] : [];
      });
      if (amines.length === 0 || hasAcceptor) return [];
      const isMeta = amines.every((amine) => {
        const carrier = ring.find((atom) => substituentOf(reactants, atom) === amine);
        return carrier !== undefined && !conjugatedWith(reactants, carrier).has(each.carbon);
      });
      return [
        {
          verdict: isMeta ? ('risk' as const) : ('never' as const),
          chip: 'Free amine',
          text: isMeta
            ? 'Only as its salt, in concentrated sulfuric acid, does the amine send the nitro group here; in weaker acid it is oxidised to tar, and other isomers result.'
            : 'Nitrating acid protonates the free amine, so that meta isomers result, and oxidises much of it to tar: an acetyl group has to protect it.',
          wanted: [each.carbon],
          rivals: amines,
        },
      ];
    }),
};

export const enolFirst: MechanismRule = {
  id: 'A9',
  statement:
    'A halogen attacks the enol of a ketone before a ring that the ketone deactivates, and that of a 1,3-diketone, as nitric acid does, before any ring without a phenol or amine.',
  source: TEXTBOOKS.chemoselectivity,
  judge: (view) =>
    aromaticSubstitutions(view).flatMap(({ carbon, incoming, electrophile }): readonly Finding[] => {
      const { reactants } = view.mapped;
      const diketone = electrophile === 'halogen' || electrophile === 'nitro' ? enolisedBeside(view, carbon, incoming) : [];
      if (diketone.length > 0) {
        const text =
          'The carbon between the two carbonyl groups, an enol, takes the electrophile or is oxidised long before the ring: join it to the ring afterwards.';
        return [{ verdict: 'never', chip: 'Enol reacts first', text, wanted: [carbon], rivals: diketone }];
      }
      const rate = electrophile === 'halogen' ? benzeneRate(reactants, carbon) : null;
      if (rate === null || rate > ENOL_FIRST_BELOW || metalationGuide(reactants, carbon) === 'strong') return [];
      const system = new Set(aromaticSystem(reactants, carbon));
      const enols = view
        .places('reactants', '[CX4;!H0][CX3](=O)c')
        .filter((place) => system.has(place[3]))
        .map(([alpha]) => alpha);
      if (enols.length === 0) return [];
      return [
        {
          verdict: 'risk',
          chip: 'Ketone reacts first',
          text: 'The halogen goes beside the carbonyl group, by way of the enol; the ring reacts only where an excess of aluminium chloride holds the ketone.',
          wanted: [carbon],
          rivals: enols,
        },
      ];
    }),
};

/** Logarithm of the rate of a ring that the enol of a ketone overtakes. */
const ENOL_FIRST_BELOW = -2;

/** The carbon between two ketones, with a hydrogen, and that of its enol form. */
const DIKETONE_CARBON = [
  '[CX4;!H0;$(C([CX3](=[OX1])[#6])[CX3](=[OX1])[#6])]',
  '[CX3;$(C(=[CX3]([OX2H,OX1-])[#6])[CX3](=[OX1])[#6])]',
] as const;

/** Carbons of 1,3-diketones in the molecule of the ring, unless a free phenol or amine makes the ring as fast. */
function enolisedBeside(view: ReactionView, carbon: AtomIndex, incoming: AtomIndex): readonly AtomIndex[] {
  const { moleculeOf } = view.mapped;
  if (moleculeOf[carbon] === moleculeOf[incoming] || view.atoms('reactants', RICHEST_RING_FREE).has(carbon)) return [];
  return DIKETONE_CARBON.flatMap((pattern) => [...view.atoms('reactants', pattern)]).filter(
    (atom) => moleculeOf[atom] === moleculeOf[carbon] && !view.changed.has(atom),
  );
}
