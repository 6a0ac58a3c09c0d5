import type { Failure } from '@retron/molecule';
import type { ChemistryFailure } from '@retron/rdkit/port';

/** Why a text is no target that can be planned; `message` is a whole sentence for the chemist who gave it. */
export interface Objection extends Failure {
  readonly kind: /** It cannot be read: the toolkit's reasons, and ROSDAL's. */
    | ChemistryFailure['kind']
    | 'rosdal'
    /** Atoms that stand for several elements, or open places. */
    | 'query-atoms'
    /** Centres of several stereoisomers. */
    | 'stereo-groups'
    /** More molecules than the direction takes. */
    | 'several-molecules'
    /** Elements whose chemistry is not planned. */
    | 'elements'
    | 'no-carbon'
    /** More charge than an atom can have. */
    | 'charge'
    /** A radical or a carbene. */
    | 'open-valence';
}
