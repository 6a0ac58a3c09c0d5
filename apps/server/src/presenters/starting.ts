import { type AutorunMode, type autorunBody, EXPERT_MODE, type RouteWishes, type startQueryBody } from '@retron/contract';
import type { z } from 'zod';
import type { Preset } from '../commands/presets.ts';
import type { GivenWishes } from '../commands/read-wishes.ts';
import type { StartRequest } from '../commands/start-query.ts';
import { algorithmWord, directionWord, runModeWord } from './words.ts';

/** What the calls that start a query name what the command names otherwise. */
export const START_FIELDS = { name: 'sessionid', target: 'rosdal', libraries: 'library' } as const;

type Form = z.output<typeof startQueryBody>;
type PresetForm = z.output<typeof autorunBody>;

/** What every way of starting a query says, in our words. */
function keptOf(body: Form | PresetForm) {
  return {
    projectId: body.projectid,
    name: body.sessionid,
    comment: body.comment,
    isKept: body.saved === 1,
    runMode: runModeWord.fromWire(body.mode),
    wantsMail: body.useMailing === 'YES',
  };
}

/** The form of a query, in our words. */
export function startRequestOf(body: Form): StartRequest {
  const mode = body.autorunmode ?? body.autorun_name ?? EXPERT_MODE;
  return {
    ...keptOf(body),
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
  return { ...keptOf(body), ...options, preset, reagents: [], wishes: wishes ?? null };
}

function givenWishesOf({ longest, structures, break: breaks, keep: keeps, avoid, require }: RouteWishes): GivenWishes {
  return { longest: longest ?? null, structures: structures ?? null, breaks, keeps, avoid, require };
}

/** Wishes as they were given, or with the names that stand for what they name. */
export function wireWishesOf({ longest, structures, breaks, keeps, avoid, require }: GivenWishes): RouteWishes {
  return {
    ...(longest === null ? {} : { longest }),
    ...(structures === null ? {} : { structures }),
    break: [...breaks],
    keep: [...keeps],
    avoid: [...avoid],
    require: [...require],
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
