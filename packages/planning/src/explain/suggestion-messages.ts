import type { Molecule } from '@retron/molecule';
import { type Conflict, nameOfNameReaction } from '@retron/reactivity';
import { counted, type NameReactionCount, numberText, type SuggestionMessages, type WarningAtoms } from '@retron/tree';
import { atomList } from '../molecules/atom-list.ts';
import { netCharge, radicalAtoms } from '../molecules/odd-molecules.ts';
import { type Cap, CONFIGURATION_NOT_SET } from '../rate/caps.ts';
import type { Findings } from '../step/findings.ts';
import type { StepFacts } from '../step/step-facts.ts';
import type { ToldAtoms } from '../step/told-atoms.ts';
import { equalEndsText } from './equal-ends-text.ts';
import { type PlaceOfAtom, warningAtoms } from './step-atoms.ts';
import type { StereoChange } from './stereo.ts';

/** What messages are made from. */
export interface MessageFacts {
  readonly facts: StepFacts;
  readonly findings: Findings | null;
  /** Of these facts and findings. */
  readonly caps: readonly Cap[];
  readonly nameReactions: readonly NameReactionCount[];
  readonly stereo: StereoChange;
  /** Whether a recorded reaction behind the step states stereo at its centre: asked of the few steps that make a centre. */
  readonly isStereoRecorded: () => boolean;
  readonly precursors: readonly Molecule[];
}

/** Name reactions named in a message. */
const NAMES_SHOWN = 3;

/** What a chemist should know of a suggestion before following it. Atoms are numbered from 1, as they are drawn. */
export function suggestionMessages(suggestion: MessageFacts): SuggestionMessages {
  return {
    info: [...evidence(suggestion), ...stereoNotes(suggestion.stereo), ...siteNotes(suggestion), ...ionNotes(suggestion)],
    // One rule may find the same at several places.
    warning: [
      ...new Set([
        ...suggestion.caps.filter(({ isRisk }) => isRisk).map(({ limit }) => limit),
        ...twinWarnings(suggestion.findings),
        ...stereoWarnings(suggestion),
        ...precursorWarnings(suggestion),
      ]),
    ],
  };
}

/**
 * Atoms of those warnings that are about some and do not number them in their own words.
 *
 * @param placeOf - where the atoms of the mixture are drawn that findings number
 */
export function atomsOfWarnings(suggestion: MessageFacts, placeOf: PlaceOfAtom): readonly WarningAtoms[] {
  const { caps, stereo } = suggestion;
  const ofCaps = caps.flatMap(({ limit, isRisk, atoms }): [string, ToldAtoms][] => {
    if (!isRisk) return [];
    if (atoms !== undefined) return [[limit, atoms]];
    return limit === CONFIGURATION_NOT_SET ? [[limit, { of: 'structure', wanted: stereo.madeCentres, rivals: [] }]] : [];
  });
  const told = ofCaps.flatMap(([text, atoms]) => warningAtoms(text, atoms, placeOf) ?? []);
  const radicals = suggestion.precursors.flatMap((molecule, precursor) => radicalAtoms(molecule).map((atom) => ({ precursor, atom })));
  return [...told, ...precursorWarnings(suggestion).map((text) => ({ text, wanted: radicals, rivals: [] }))];
}

function evidence({ facts, findings, nameReactions }: MessageFacts): readonly string[] {
  if (facts.textbook) return [`Textbook reaction: ${facts.textbook.name} (${facts.textbook.source}).`, 'No recorded precedent.'];
  const count = findings?.kind.records.all ?? facts.precedentCount;
  const list = [
    `Deepest level with a precedent: ${facts.deepestLevel}.`,
    count === 1 ? 'One recorded reaction.' : `${numberText(count)} recorded reactions.`,
  ];
  if (facts.ends !== undefined) list.push(equalEndsText(facts.ends, facts.precedentCount));
  if (facts.textbookToo) list.push(`Textbooks show it too: ${facts.textbookToo.name} (${facts.textbookToo.source}).`);
  const others = findings?.kind.ofAnotherKind ?? 0;
  if (others > 0) list.push(`${nameReactions.length === 0 ? 'Unnamed; ' : ''}${counted(others, 'record', 'records')} of another kind.`);
  if (nameReactions.length > 0) {
    const names = nameReactions.slice(0, NAMES_SHOWN).map(({ id }) => nameOfNameReaction(id));
    const more = nameReactions.length - names.length;
    list.push(`Name reactions: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`);
  }
  return list;
}

function stereoNotes({ madeCentres, madeDoubleBonds, lostCentres }: StereoChange): readonly string[] {
  const list: string[] = [];
  if (madeCentres.length > 0) list.push(`Creates ${centres(madeCentres)}.`);
  if (madeDoubleBonds > 0)
    list.push(madeDoubleBonds === 1 ? 'Sets the geometry of a double bond.' : `Sets the geometry of ${madeDoubleBonds} double bonds.`);
  if (lostCentres > 0)
    list.push(lostCentres === 1 ? 'A stereocentre of a precursor is lost.' : `${lostCentres} stereocentres of precursors are lost.`);
  return list;
}

/** A competing place of the structure that is not one in the precursors. */
function siteNotes({ facts, findings }: MessageFacts): readonly string[] {
  const isSettled = findings?.replay?.verdict === 'same' && findings.replay.competingSites === 0;
  if (facts.competingSiteCount === 0 || !isSettled) return [];
  const places = facts.competingSiteCount === 1 ? 'one other place' : `${numberText(facts.competingSiteCount)} other places`;
  return [`The transform fits ${places} in the structure too; in these precursors only the intended place reacts.`];
}

function twinWarnings(findings: Findings | null): readonly string[] {
  return (findings?.conflicts ?? []).filter(({ isTwin }) => isTwin).map(twinText);
}

/** Atoms are numbered from 1, as they are drawn. */
export function twinText({ group, atoms }: Conflict): string {
  return `Equal groups: ${group.name} (${atomList(atoms)}) is the twin of the one meant to react; an excess must keep it from reacting too.`;
}

/** Where the transform was run forward, it has shown whether it sets a configuration. */
function stereoWarnings({
  stereo: { madeCentres, tiedCentres, isFromNothingChiral },
  isStereoRecorded,
  findings,
}: MessageFacts): readonly string[] {
  if (madeCentres.length === 0) return [];
  const verdict = findings?.replay?.verdict ?? 'failed';
  const isControlled = verdict === 'failed' ? isStereoRecorded() : verdict === 'same';
  // Where nothing that goes in is chiral, a rule of mechanism may have said so.
  const isTold = findings?.mechanism.some(({ rule }) => RACEMATES.has(rule)) === true;
  // A record that is drawn as one enantiomer makes no centre out of nothing.
  const racemate = isFromNothingChiral && !isTold ? [RACEMATE_FORMS] : [];
  const open = madeCentres.filter((atom) => !tiedCentres.includes(atom));
  const isOpen = open.length > 0 && !isControlled && !isTold;
  return [...racemate, ...(isOpen ? [`No recorded reaction says how ${centres(open)} would be controlled.`] : [])];
}

/** Rules of mechanism that say that a racemate forms. */
const RACEMATES: ReadonlySet<string> = new Set(['Q5', 'Q6', 'Q9']);
const RACEMATE_FORMS =
  'Racemate forms: nothing that goes in is chiral, so that without a chiral catalyst or reagent the centres can at most be drawn for how they lie to each other.';

/** What a step leads to is a product in the forward direction. */
function whatItLeadsTo({ facts }: MessageFacts): string {
  return facts.outside === undefined ? 'A precursor' : 'A product';
}

function precursorWarnings(suggestion: MessageFacts): readonly string[] {
  return suggestion.precursors.some((molecule) => radicalAtoms(molecule).length > 0)
    ? [`${whatItLeadsTo(suggestion)} has an open valence: it is no stable molecule.`]
    : [];
}

/** Ions are how salts are recorded, no danger. */
function ionNotes(suggestion: MessageFacts): readonly string[] {
  const isIonic = suggestion.precursors.some((precursor) => netCharge(precursor) !== 0);
  return isIonic ? [`${whatItLeadsTo(suggestion)} is written as an ion; its counter-ion is not part of the transform.`] : [];
}

function centres(atoms: readonly number[]): string {
  return `${atoms.length === 1 ? 'the stereocentre' : 'the stereocentres'} at ${atomList(atoms)}`;
}
