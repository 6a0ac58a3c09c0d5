/** Groups that take up the charge of a carbanion beside them. */
const ACCEPTOR = '$([CX3]=[OX1]),$([CX2]#[NX1]),$([SX4](=O)=O),$([NX3+](=O)[O-])';

/** A carbon with a hydrogen beside one acceptor, or more. */
export const ACIDIC_CARBON = `[CX4;!H0;$(C[${ACCEPTOR}])]`;

/** The same between two acceptors: an alkoxide or an amine takes its hydrogen. */
export const DOUBLY_ACIDIC_CARBON = `[CX4;!H0;$(C([${ACCEPTOR}])[${ACCEPTOR}])]`;
