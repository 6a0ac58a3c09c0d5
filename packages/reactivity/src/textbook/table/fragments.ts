/** Pieces of SMARTS that several rows share; each is one atom expression without its brackets and map. */

/** Carbon beside a carbonyl, nitrile, nitro or sulfonyl group. */
export const ACCEPTOR = '$(C[CX3]=[OX1]),$(CC#N),$(C[N+](=O)[O-]),$(CS(=O)=O)';
/** Carbon with none of these beside it, nor nitrogen: a zinc carbenoid takes its double bond and no lone pair. */
export const UNACCEPTING = '!$(C[CX3]=[OX1]);!$(CC#N);!$(C[#7]);!$(CS(=O)=O)';
/** Alkene carbon that is no bridgehead: a diene that a ring holds s-trans would give one. */
export const NO_BRIDGEHEAD = '!$(C12=CC(~*~*~*~1)~*~*~*~2);!$(C12=CC(~*~*~*~1)~*~*~*~*~2)';
/** Carbon beside the carbonyl group of a ketone, aldehyde or ester. */
export const KETO = '$(C[CX3;!$(CN)]=[OX1])';
/** Carbon between two acceptors: its hydrogen is acidic enough for an alkoxide. */
export const BETWEEN_ACCEPTORS =
  '$(C([CX3]=[OX1])[CX3]=[OX1]),$(C([CX3]=[OX1])C#N),$(C([CX3]=[OX1])[N+](=O)[O-]),$(C([CX3]=[OX1])S(=O)=O),$(C(C#N)C#N)';
/** Amine nitrogen: not amide, sulfonamide, imine or nitro. */
export const AMINE = '!$(N[#6,S,P]=[O,S,N]);!$(NC#N);!$(N[N,O])';
/** Carbon of an alcohol that is the solvent of its own alkoxide: methanol, ethanol, a propanol or a butanol with nothing else. */
export const SOLVENT = '$([CH3]),$([CH2][CH3]),$([CH2][CH2][CH3]),$([CH]([CH3])[CH3]),$(C([CH3])([CH3])[CH3]);!R';
/** Carbon with an oxygen and no other hetero atom: not that of a hemiacetal, an acid or a halohydrin on one carbon. */
export const CARBINOL = '!$(C(O)[O,N,S,F,Cl,Br,I])';
/** Carbon that bears a positive charge well: tertiary or benzylic. */
export const CATION = '$(C([#6])([#6])[#6]),$(Cc)';
/** Carbon that bears a metal as such: no hetero atom at it, and neither a carbonyl nor a nitrile carbon. */
export const METALLATED = '!$([#6]~[!#6;!#1])';
/**
 * Carbon to which a cuprate has added, and the same before it: with two groups more it is reached only where the carbon beside the carbonyl group bears none,
 * and the end of a vinylogous ester loses its oxygen.
 */
export const CUPRATE_END = '!$([CX4;H0]([#6])([#6])([#6])[CX4;H1,H0][CX3]=O);!$(C[O,N])';
export const OPEN_END = '!$([CX3;H0]([#6])([#6])=[CX3;H0]);!$(C[O,N])';
/** Aromatic carbon that an electrophile takes readily: ortho or para to an amino or alkoxy group, or in a five-membered ring. */
export const RICH =
  '$(c1[nX3]ccc1),$(c1c[nX3]cc1),$(c1[o,s]ccc1),$(c1c[o,s]cc1),$(c:c[NX3;!$(N*=[O,S])]),$(c:c:c:c[NX3;!$(N*=[O,S])]),$(c:c:c:c[OX2][CX4]),$(c:c[OX2][CX4])';
/** Aromatic carbon ortho or para to a hydroxyl or amino group. */
export const PHENOLIC = '$(c:c[OX2H]),$(c:c:c:c[OX2H]),$(c:c:c:c[NX3;!$(N*=[O,S])]),$(c:c[NX3;!$(N*=[O,S])])';
/** Aromatic carbon para to a hydroxyl or amino group. */
export const PARA = '$(c:c:c:c[OX2H]),$(c:c:c:c[NX3;!$(N*=[O,S])])';
/** Atom of a benzene ring. */
export const BENZO = '$(c1ccccc1)';
/** Nitrogen that belongs to both rings of a fused azole. */
export const BRIDGING = '$([n;X3](:[c,n]):[c,n]);!$([nH]);!$(n-[#6])';
/** Atom of an aromatic ring of six. */
export const SIX_RING = '$(c1[c,n][c,n][c,n][c,n][c,n]1)';
/**
 * Carbon of a new double bond without a hydroxyl or amino group so near that it would close a ring in place of the elimination, and without a carbonyl group
 * that would draw the double bond to itself.
 */
export const NOT_TRAPPED = '!$(CC[OX2H,NX3]);!$(CCC[OX2H,NX3]);!$(CCCC[OX2H,NX3]);!$(CCC=[O,N])';
/** Atom whose smallest ring has nine members or more. */
export const MACROCYCLIC = 'R;!r3;!r4;!r5;!r6;!r7;!r8';
