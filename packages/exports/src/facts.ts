import type { ExportContent, ExportPrecedent, ExportReaction, ExportRoute, ExportStructure } from './content.ts';
import { groupBy } from './group-by.ts';

/** A content with its numbers made into ways to what they name. */
export interface Facts {
  readonly content: ExportContent;
  structure(no: string): ExportStructure | undefined;
  reaction(no: string): ExportReaction | undefined;
  /** Of a reaction, in the order of the content. */
  precedents(reaction: string): readonly ExportPrecedent[];
  /** SMILES of what goes in: reactants, then partners. */
  reactantSmiles(reaction: ExportReaction): readonly string[];
  productSmiles(reaction: ExportReaction): string;
}

export function factsOf(content: ExportContent): Facts {
  const structures = new Map(content.structures.map((each) => [each.no, each]));
  const reactions = new Map(content.reactions.map((each) => [each.no, each]));
  const precedents = groupBy(content.precedents, ({ reaction }) => reaction);
  const smilesOf = (no: string) => structures.get(no)?.smiles ?? '';
  return {
    content,
    structure: (no) => structures.get(no),
    reaction: (no) => reactions.get(no),
    precedents: (reaction) => precedents.get(reaction) ?? [],
    reactantSmiles: ({ reactants, partners }) => [...reactants.map(smilesOf), ...partners].filter((smiles) => smiles !== ''),
    productSmiles: ({ product }) => smilesOf(product),
  };
}

/** A reaction where it stands in the file. */
export interface RouteStep {
  readonly reaction: ExportReaction;
  /** `null` for a suggestion that was chosen by itself. */
  readonly route: ExportRoute | null;
  /** From 1. */
  readonly step: number;
  /** Number of steps of the route. */
  readonly of: number;
}

/**
 * The steps of every route in the order of synthesis; then the suggestions that are in no route, in the order of the content. A reaction
 * that several routes share stands in each, so that each can be read by itself.
 */
export function stepsOf(facts: Facts): readonly RouteStep[] {
  const { routes, reactions } = facts.content;
  const inRoutes = new Set(routes.flatMap((route) => route.reactions));
  const ofRoutes = routes.flatMap((route) =>
    route.reactions.flatMap((no, index) => {
      const reaction = facts.reaction(no);
      return reaction === undefined ? [] : [{ reaction, route, step: index + 1, of: route.reactions.length }];
    }),
  );
  const alone = reactions.filter(({ no }) => !inRoutes.has(no)).map((reaction) => ({ reaction, route: null, step: 1, of: 1 }));
  return [...ofRoutes, ...alone];
}

/** `reactants>>product`, not mapped; empty where a side is not known. */
export function reactionSmiles(reactants: readonly string[], product: string): string {
  return reactants.length === 0 || product === '' ? '' : `${reactants.join('.')}>>${product}`;
}

/** Page of a DOI, given with or without `https://doi.org/`. */
export function doiUrl(doi: string): string {
  return `https://doi.org/${encodeURI(doi.replace(/^(https?:\/\/(dx\.)?doi\.org\/|doi:\s*)/i, ''))}`;
}

/** `$` to `$$$$$`; `null` stays unknown. */
export function priceSign(category: number | null): string | null {
  return category === null ? null : '$'.repeat(category);
}

/** Where a yield comes from, in words. */
export function yieldBasis(isCalculated: boolean | null): string {
  if (isCalculated === null) return 'not recorded whether read or calculated';
  return isCalculated ? 'calculated from amounts' : 'as written in the source';
}

/** What people read in place of a name where there is none, as on the screens. */
export function calledReaction({ name }: Pick<ExportReaction, 'name'>): string {
  return name === '' ? 'Unnamed reaction' : name;
}
