/** A group that keeps an electrophile from the nitrogen beside it. */
export const LARGE = '$([CX4](F)(F)F),$([CX4;H0]),$([CX4;H1]([#6])[#6]),$([a;r6]),$([CX3](=[OX1])[NX3]),Br,I,$(S(=O)=O)';
