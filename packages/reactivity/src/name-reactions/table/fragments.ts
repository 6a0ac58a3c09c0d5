/** Pieces of SMARTS that many rows share; each is one atom expression without its brackets and map. */

/** Amine nitrogen with a hydrogen: not amide, sulfonamide, imine or nitro. */
export const AMINE = '$([NX3;!H0;!$(N[#6,S,P]=[O,S,N]);!$(NC#N);!$(N[N,O])])';
/** Nitrogen that can take a substituent. A ring nitrogen may have its hydrogen on another atom: azoles are tautomers. */
export const NH = '$([N;!H0;+0,+1]),$([n;+0])';
/** Hydroxyl oxygen on a saturated carbon. */
export const ALCOHOL_O = '$([OX2H][CX4])';
/** Hydroxyl oxygen on an aromatic ring. */
export const PHENOL_O = '$([OX2H]c)';
/** Carbon whose halogen replaces hydrogen, not hydroxyl. */
export const NOT_ALCOHOL = '!$([#6][OX2H])';
/** Sulfonate oxygen that leaves: tosylate, mesylate, triflate. */
export const SULFONATE_O = '$([OX2]S(=O)(=O)[#6])';
/** Aromatic carbon ready for substitution: ortho or para to a ring nitrogen, nitro, cyano or carbonyl. */
export const ACTIVATED =
  '$(c:[n;+0]),$(c:c:c:[n;+0]),$(c:c[N+](=O)[O-]),$(c:c:c:c[N+](=O)[O-]),$(c:cC#N),$(c:c:c:cC#N),$(c:cC=O),$(c:c:c:cC=O),$(c:c:c:cS(=O)=O)';
