import type { NameReactionCount, SuggestionMessages } from '@retron/tree';
import type { EnsembleFacts } from '../rating/ensemble-facts.ts';
import type { StereoChange } from './stereo.ts';

/** What messages are made from. */
export interface MessageFacts {
  readonly facts: EnsembleFacts;
  readonly nameReactions: readonly NameReactionCount[];
  readonly stereo: StereoChange;
  /** Whether a recorded reaction behind the step states stereo at its centre. */
  readonly isStereoRecorded: boolean;
}

/** Name reactions named in a message. */
const NAMES_SHOWN = 3;

/** What a chemist should know of a suggestion before following it. Atoms are numbered from 1, as they are drawn. */
export function suggestionMessages({ facts, nameReactions, stereo, isStereoRecorded }: MessageFacts): SuggestionMessages {
  const info = [
    `Deepest level with a precedent: ${facts.deepestLevel}.`,
    facts.precedentCount === 1 ? 'One recorded reaction.' : `${facts.precedentCount} recorded reactions.`,
  ];
  const warning: string[] = [];
  if (nameReactions.length > 0) {
    const names = nameReactions.slice(0, NAMES_SHOWN).map(({ name }) => name);
    const more = nameReactions.length - names.length;
    info.push(`Name reactions: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`);
  }
  if (facts.isUnprecedented) warning.push('Unprecedented: no recorded reaction has these surroundings of the reaction centre.');
  if (facts.competingSiteCount > 0) {
    const places = facts.competingSiteCount === 1 ? 'one other place' : `${facts.competingSiteCount} other places`;
    warning.push(`Competing sites: the same transform fits ${places} in the structure.`);
  }
  addStereo(info, warning, stereo, isStereoRecorded);
  return { info, warning };
}

function addStereo(info: string[], warning: string[], stereo: StereoChange, isRecorded: boolean): void {
  const { madeCentres, madeDoubleBonds, lostCentres } = stereo;
  if (madeCentres.length > 0) {
    const atoms = madeCentres.map((atom) => atom + 1).join(', ');
    const what = madeCentres.length === 1 ? `the stereocentre at atom ${atoms}` : `the stereocentres at atoms ${atoms}`;
    info.push(`Creates ${what}.`);
    if (!isRecorded) warning.push(`No recorded reaction says how ${what} would be controlled.`);
  }
  if (madeDoubleBonds > 0)
    info.push(madeDoubleBonds === 1 ? 'Sets the geometry of a double bond.' : `Sets the geometry of ${madeDoubleBonds} double bonds.`);
  if (lostCentres > 0)
    info.push(lostCentres === 1 ? 'A stereocentre of a precursor is lost.' : `${lostCentres} stereocentres of precursors are lost.`);
}
