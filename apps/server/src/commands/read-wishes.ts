import { TEXTS } from '@retron/contract';
import { parseSmiles } from '@retron/molecule';
import {
  ANY_MATERIALS,
  type GivenIntent,
  type GivenMaterials,
  materialTextsOf,
  readIntent,
  readMaterials,
  structureTextsOf,
  type UnreadMaterial,
  type UnreadWish,
} from '@retron/planning';
import type { RouteWishes } from '../repositories/stored/route-wishes.ts';
import { chooseLibraries } from './choose-libraries.ts';
import type { Reason } from './outcome.ts';

/** Wishes as they were given: structures by name or SMILES, name reactions by name, bonds by their atoms from 1. */
export interface GivenWishes extends Pick<RouteWishes, 'longest' | 'structures'>, GivenIntent {
  /** Catalogues by full name or family, materials as SMILES, InChIKey or name; null for everything that the catalogues list. */
  readonly materials: GivenMaterials | null;
}

/** Nothing is asked. */
export const NO_WISHES: GivenWishes = { longest: null, structures: null, breaks: [], keeps: [], avoid: [], require: [], materials: null };

/** What the texts of wishes stand for, and what there is to choose of. */
export interface WishedThings {
  /** Canonical SMILES of what is to be avoided and to be had. */
  readonly structures: ReadonlyMap<string, string>;
  /** Canonical SMILES of what is never bought and what is also to be had. */
  readonly materials: ReadonlyMap<string, string>;
  /** Full names of the catalogues that are on. */
  readonly catalogs: readonly string[];
}

/** Their texts that may name structures, each once: what is to be read by who knows structures. */
export const wishedStructures = (given: GivenWishes): readonly string[] => structureTextsOf(given);

/** The same of its materials. */
export const wishedMaterials = ({ materials }: GivenWishes): readonly string[] => (materials === null ? [] : materialTextsOf(materials));

/** Wishes that are texts: what is to be avoided and to be had, and the lists of materials. */
export type TextWishes = Pick<GivenIntent, 'avoid' | 'require'> & Pick<GivenMaterials, 'never' | 'also'>;

/** Their texts that may name structures, each once. */
export const textsOfWishes = (asked: TextWishes): readonly string[] => [
  ...new Set([...structureTextsOf(asked), ...materialTextsOf(asked)]),
];

/** What of texts among wishes a start refuses. @param structures - canonical SMILES of the texts that stand for one */
export function wishErrors(
  asked: TextWishes,
  structures: ReadonlyMap<string, string>,
): readonly { readonly wish: keyof TextWishes; readonly text: string; readonly message: string }[] {
  const smilesOf = (text: string) => structures.get(text) ?? null;
  const { unread } = readIntent({ ...asked, breaks: [], keeps: [] }, null, smilesOf);
  const materials = readMaterials({ ...ANY_MATERIALS, ...asked }, smilesOf);
  return [
    ...unread.map((each) => ({
      wish: each.wish === 'avoid' ? ('avoid' as const) : ('require' as const),
      text: each.text,
      message: unreadText(each),
    })),
    ...materials.unread.map((each) => ({ wish: each.list, text: each.text, message: unreadMaterialText(each) })),
  ];
}

/**
 * The wishes in the planner's words, and what is wrong with them.
 *
 * @param target - canonical SMILES; null where there is none
 * @param things - what its texts stand for
 */
export function readWishes(
  given: GivenWishes,
  target: string | null,
  things: WishedThings,
): { readonly wishes: RouteWishes; readonly errors: readonly Reason[] } {
  const molecule = target === null ? null : parseSmiles(target);
  const { intent, unread } = readIntent(given, molecule?.ok ? molecule.value : null, (text) => things.structures.get(text) ?? null);
  const materials = given.materials === null ? null : readGivenMaterials(given.materials, things);
  return {
    wishes: { longest: given.longest, structures: given.structures, ...intent, materials: materials?.materials ?? null },
    errors: [...unread.map(unreadText), ...(materials?.errors ?? [])].map((message) => ({ code: 'invalid', about: 'routes', message })),
  };
}

function readGivenMaterials(given: GivenMaterials, { materials: smiles, catalogs }: WishedThings) {
  const { materials, unread } = readMaterials(given, (text) => smiles.get(text) ?? null);
  const named = given.catalogs === null ? null : chooseLibraries(given.catalogs, catalogs);
  return {
    materials: { ...materials, catalogs: named?.chosen ?? null },
    errors: [
      ...(named === null || named.missing.length === 0 ? [] : [TEXTS.unknownCatalogues(named.missing)]),
      ...unread.map(unreadMaterialText),
    ],
  };
}

const unreadMaterialText = ({ problem, text }: UnreadMaterial): string =>
  problem === 'both' ? TEXTS.boughtAndNot(text) : TEXTS.unknownMaterial(text);

function unreadText({ wish, text, problem }: UnreadWish): string {
  if (problem === 'no bond') return TEXTS.noBond(text);
  if (problem === 'both') return TEXTS.keptAndBroken(text);
  if (problem === 'catalyst') return TEXTS.avoidedCatalyst(text);
  return wish === 'avoid' ? TEXTS.unknownAvoided(text) : TEXTS.unknownRequired(text);
}
