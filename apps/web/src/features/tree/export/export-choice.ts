import { EXPORT_KINDS, exportTimeMs, MESSAGES, type QueryAnswer } from '@retron/contract';
import type { ExportFormat, ExportGrouping, ExportKind } from '@retron/tree';
import { depthAt, idAt, isStructurePlace, type Place, placesDownTo } from '@retron/tree';
import type { ExportBody } from '../../../api/exports.ts';
import * as texts from '../../../texts/tree/export.ts';
import type { LoadedSuggestion, LoadedTree } from '../model/loaded-tree.ts';

/** What the tree exports; the disconnection summary has its own. */
export type TreeExportKind = Exclude<ExportKind, 'disconnections'>;

/** A way to export, and why it cannot be chosen now; null where it can. */
export interface ExportOption {
  readonly kind: TreeExportKind;
  readonly label: string;
  readonly reason: string | null;
}

/** Numbers of the suggestions that are selected themselves. */
const suggestionsIn = (selection: readonly Place[]): readonly number[] => [
  ...new Set(selection.filter((place) => !isStructurePlace(place)).map(idAt)),
];

/** The one suggestion that is selected; null where there is none, or more. */
export function onlySuggestion(selection: readonly Place[]): Place | null {
  const suggestions = selection.filter((place) => !isStructurePlace(place));
  return suggestionsIn(selection).length === 1 && selection.length === suggestions.length ? (suggestions[0] ?? null) : null;
}

/** The ways to export, with the rules of the specification, section 5. */
export function exportOptions(selection: readonly Place[]): readonly ExportOption[] {
  const reasons: Record<TreeExportKind, string | null> = {
    pathways: selection.length === 0 ? texts.selectFirst : null,
    precedents: onlySuggestion(selection) === null ? MESSAGES.exportOneSuggestion : null,
    clusterstatistics: null,
  };
  return (['pathways', 'precedents', 'clusterstatistics'] as const).map((kind) => ({
    kind,
    label: EXPORT_KINDS[kind],
    reason: reasons[kind],
  }));
}

/** What is chosen when the dialog opens: the first that can be; cluster statistics where both others cannot (spec section 5). */
export function firstChoice(options: readonly ExportOption[]): TreeExportKind {
  return options.find(({ reason }) => reason === null)?.kind ?? 'clusterstatistics';
}

export interface ExportSettings {
  readonly kind: string;
  readonly format: ExportFormat;
  readonly grouping: ExportGrouping;
  readonly name: string;
  /** User name of who exports. */
  readonly username: string | undefined;
}

/** What is sent, in the payload names of the specification, section 7; null for a kind that is not known. */
export function exportBody(query: QueryAnswer, selection: readonly Place[], settings: ExportSettings): ExportBody | null {
  const { kind, format, grouping, name, username } = settings;
  const common = {
    name,
    ...(username === undefined ? {} : { userid: username }),
    queryGroup: 'BONDSET',
    sessionid: query.sessionid,
    targethash: query.targethash,
    objectType: 'ICEDIT',
    format,
    grouping,
    query: { id: query.id, owner: query.user, sessionid: query.sessionid },
  } as const;
  if (kind === 'pathways') return { kind, body: { ...common, selection: selection.join(','), isCluster: 'FALSE' } };
  if (kind === 'clusterstatistics') return { kind, body: common };
  const suggestion = onlySuggestion(selection);
  if (kind !== 'precedents' || suggestion === null) return null;
  const structure = placesDownTo(suggestion).at(-2) ?? '1';
  return { kind, body: { ...common, ensemble: idAt(suggestion), target: idAt(structure), isCluster: 'FALSE' } };
}

/**
 * About how long it takes, milliseconds; null where nobody knows.
 *
 * @param examples - precedents that a file of them has; null where that is not known
 */
export function estimateMs(kind: string, selection: readonly Place[], examples: number | null): number | null {
  if (kind === 'pathways') return exportTimeMs({ selectionLength: selection.join(',').length });
  return kind === 'precedents' && examples !== null ? exportTimeMs({ precedents: examples }) : null;
}

/** The suggestions that a selection exports, those made first first; what is not loaded is left out. */
export function exportedSteps(tree: LoadedTree, selection: readonly Place[]): readonly LoadedSuggestion[] {
  const places = [...new Set(selection.flatMap(placesDownTo))].filter((place) => !isStructurePlace(place));
  const steps = places
    .sort((a, b) => depthAt(b) - depthAt(a) || (a < b ? -1 : 1))
    .flatMap((place) => {
      const structure = placesDownTo(place).at(-2) ?? '1';
      return tree.suggestionsOf(idAt(structure))?.find(({ id }) => id === idAt(place)) ?? [];
    });
  return [...new Map(steps.map((step) => [step.id, step])).values()];
}
