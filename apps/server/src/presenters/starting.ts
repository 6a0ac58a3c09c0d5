import {
  type AskedMaterials,
  type AutorunMode,
  type autorunBody,
  EXPERT_MODE,
  type RouteWishes,
  type StartBatchAnswer,
  type startBatchBody,
  type startQueryBody,
} from '@retron/contract';
import type { GivenMaterials } from '@retron/planning';
import type { z } from 'zod';
import type { Outcome } from '../commands/outcome.ts';
import type { Preset } from '../commands/presets.ts';
import { type GivenWishes, NO_WISHES } from '../commands/read-wishes.ts';
import type { BatchRequest, StartedOfBatch } from '../commands/start-queries.ts';
import type { StartRequest } from '../commands/start-query.ts';
import { algorithmWord, directionWord, runModeWord } from './words.ts';

/** What the calls that start a query name what the command names otherwise. */
export const START_FIELDS = { name: 'sessionid', target: 'rosdal', libraries: 'library' } as const;

type Form = z.output<typeof startQueryBody>;
type BatchForm = z.output<typeof startBatchBody>;
type PresetForm = z.output<typeof autorunBody>;

/** What every way of starting a query says, in our words. */
function keptOf(body: Form | PresetForm) {
  return { ...sharedOf(body), name: body.sessionid };
}

/** The same but for the name, which each query of a batch has of its own. */
function sharedOf(body: Pick<Form, 'projectid' | 'comment' | 'saved' | 'mode' | 'useMailing'>) {
  return {
    projectId: body.projectid,
    comment: body.comment,
    isKept: body.saved === 1,
    runMode: runModeWord.fromWire(body.mode),
    wantsMail: body.useMailing === 'YES',
  };
}

/** The form of a query, in our words. */
export function startRequestOf(body: Form): StartRequest {
  return { ...keptOf(body), ...settingsOf(body) };
}

/** The form of many queries, in our words. */
export function batchRequestOf({ batch, targets, ...body }: BatchForm): Pick<BatchRequest, 'key' | 'request' | 'targets'> {
  const named = targets.map(({ sessionid, rosdal, break: breaks, keep: keeps }) => ({ name: sessionid, text: rosdal, breaks, keeps }));
  const routes = body.routes === undefined ? undefined : { ...body.routes, break: [], keep: [] };
  return { key: batch, targets: named, request: { ...sharedOf(body), ...settingsOf({ ...body, routes }) } };
}

/** What became of each target. */
export function batchAnswerOf(targets: BatchRequest['targets'], outcomes: readonly Outcome<StartedOfBatch>[]): StartBatchAnswer {
  return {
    queries: outcomes.map((outcome, index) => {
      const { name: sessionid } = targets[index];
      if (outcome.ok) return { sessionid, id: outcome.value.id, again: outcome.value.isAgain, errors: [], details: [] };
      const { errors, details } = outcome.error;
      return {
        sessionid,
        id: null,
        again: false,
        errors: [...errors],
        details: details.map(({ code, about, message }) => ({ code, field: about === null ? null : fieldOf(about), message })),
      };
    }),
  };
}

const fieldOf = (about: string): string => (START_FIELDS as Readonly<Record<string, string>>)[about] ?? about;

function settingsOf(body: Omit<Form, 'sessionid' | 'rosdal'>): Omit<StartRequest, keyof ReturnType<typeof keptOf>> {
  const mode = body.autorunmode ?? body.autorun_name ?? EXPERT_MODE;
  return {
    direction: directionWord.fromWire(body.direction),
    algorithm: algorithmWord.fromWire(body.algorithm),
    strategy: body.strategy,
    libraries: body.library,
    reagents: body.reagents,
    wishes: body.routes === undefined ? null : givenWishesOf(body.routes),
    maxSuggestions: body.breadth,
    maxSteps: body.nsteps,
    precision: body.minlevels as StartRequest['precision'],
    preset: mode === EXPERT_MODE ? null : mode,
  };
}

/** The simple form of a query with the settings that its preset brings, but for the libraries. */
export function presetRequestOf(
  body: PresetForm,
  { name: preset, description: _, wishes, ...options }: Preset,
): Omit<StartRequest, 'libraries'> {
  const materials = body.materials === undefined ? null : givenMaterialsOf(body.materials);
  const asked = materials === null ? (wishes ?? null) : { ...(wishes ?? NO_WISHES), materials };
  return { ...keptOf(body), ...options, preset, reagents: [], wishes: asked };
}

function givenWishesOf({ longest, structures, break: breaks, keep: keeps, avoid, require, materials }: RouteWishes): GivenWishes {
  return {
    ...{ longest: longest ?? null, structures: structures ?? null, breaks, keeps, avoid, require },
    materials: materials === undefined ? null : givenMaterialsOf(materials),
  };
}

function givenMaterialsOf({ catalogs, dearest, ...lists }: AskedMaterials): GivenMaterials {
  return { catalogs: catalogs ?? null, dearest: dearest ?? null, ...lists };
}

/** Wishes as they were given, or with the names that stand for what they name. */
export function wireWishesOf({ longest, structures, breaks, keeps, avoid, require, materials }: GivenWishes): RouteWishes {
  return {
    ...(longest === null ? {} : { longest }),
    ...(structures === null ? {} : { structures }),
    break: [...breaks],
    keep: [...keeps],
    avoid: [...avoid],
    require: [...require],
    ...(materials === null ? {} : { materials: wireMaterialsOf(materials) }),
  };
}

function wireMaterialsOf({ catalogs, dearest, unpriced, never, also }: GivenMaterials): AskedMaterials {
  return {
    ...(catalogs === null ? {} : { catalogs: [...catalogs] }),
    ...(dearest === null ? {} : { dearest }),
    unpriced,
    never: [...never],
    also: [...also],
  };
}

/** A preset as the simple form lists it. */
export function autorunModeOf({ name, description, ...preset }: Preset): AutorunMode {
  return {
    name,
    description,
    direction: directionWord.toWire(preset.direction),
    algorithm: algorithmWord.toWire(preset.algorithm),
    strategy: preset.strategy,
    ...(preset.wishes === undefined ? {} : { routes: wireWishesOf(preset.wishes) }),
    breadth: preset.maxSuggestions,
    nsteps: preset.maxSteps,
    minlevels: preset.precision,
  };
}
