/** Signs that chemists' texts hold and old readers do not, by what is written for them. */
const WRITTEN: Readonly<Record<string, string>> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  Δ: 'Delta',
  ε: 'epsilon',
  κ: 'kappa',
  λ: 'lambda',
  μ: 'u',
  µ: 'u',
  π: 'pi',
  σ: 'sigma',
  ω: 'omega',
  '°': ' deg ',
  '–': '-',
  '—': '-',
  '−': '-',
  '‐': '-',
  '‑': '-',
  '→': '->',
  '⇒': '=>',
  '×': 'x',
  '·': '.',
  '≥': '>=',
  '≤': '<=',
  '±': '+/-',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '…': '...',
  ß: 'ss',
  ø: 'o',
  Ø: 'O',
  æ: 'ae',
  ł: 'l',
};

/** The text in ASCII, on lines as it was; a letter loses its accents, and what has no counterpart becomes `?`. */
export function ascii(text: string): string {
  return (
    text
      .normalize('NFC')
      .replace(/\r\n?/g, '\n')
      // Between the parts of conditions; within a formula it is a point, as in BH3.THF.
      .replaceAll(' · ', '; ')
      .replace(/[^\n -~]/gu, (sign) => WRITTEN[sign] ?? (/\s/.test(sign) ? ' ' : plain(sign) || '?'))
      .replace(/ {2,}/g, ' ')
      .trim()
  );
}

function plain(sign: string): string {
  return sign.normalize('NFKD').replace(/[^ -~]/g, '');
}
