/** Molfiles of the molecules of a reaction block. */
export interface RxnBlock {
  readonly reactants: readonly string[];
  readonly products: readonly string[];
  readonly agents: readonly string[];
}

/** The molecules in the order of the file: first the reactants, then the products, then the agents. */
function sides(molfiles: readonly string[], counts: readonly number[]): RxnBlock | null {
  const [reactants, products, agents = 0] = counts;
  if (molfiles.length !== reactants + products + agents || reactants === 0 || products === 0) return null;
  return {
    reactants: molfiles.slice(0, reactants),
    products: molfiles.slice(reactants, reactants + products),
    agents: molfiles.slice(reactants + products),
  };
}

/** Counts of reactants, products and, beyond the standard, agents: fields of three characters. */
function readCounts(line: string): number[] | null {
  const fields = [line.slice(0, 3), line.slice(3, 6), line.slice(6, 9)].map((field) => field.trim());
  const counts = fields.map((field) => (field === '' ? 0 : /^\d+$/.test(field) ? Number(field) : Number.NaN));
  return counts.some(Number.isNaN) ? null : counts;
}

function readV2000(lines: readonly string[]): RxnBlock | null {
  const counts = readCounts(lines[4] ?? '');
  if (counts === null) return null;
  const molfiles: string[] = [];
  let current: string[] | null = null;
  for (const line of lines.slice(5)) {
    if (line.startsWith('$MOL')) {
      if (current) return null;
      current = [];
      continue;
    }
    current?.push(line);
    if (current && line.startsWith('M  END')) {
      molfiles.push(`${current.join('\n')}\n`);
      current = null;
    }
  }
  return current ? null : sides(molfiles, counts);
}

/** What a V3000 connection table needs around it to be a molfile. */
function asMolfile(table: readonly string[]): string {
  return ['', '', '', '  0  0  0     0  0            999 V3000', ...table, 'M  END', ''].join('\n');
}

function readV3000(lines: readonly string[]): RxnBlock | null {
  const counts = lines.map((line) => /^M {2}V30 COUNTS +(\d+) +(\d+)(?: +(\d+))?/.exec(line)).find((found) => found !== null);
  if (!counts) return null;
  const molfiles: Record<'REACTANT' | 'PRODUCT' | 'AGENT', string[]> = { REACTANT: [], PRODUCT: [], AGENT: [] };
  let side: keyof typeof molfiles | null = null;
  let table: string[] | null = null;
  for (const line of lines) {
    const [, verb, what] = /^M {2}V30 (BEGIN|END) (REACTANT|PRODUCT|AGENT|CTAB)\b/.exec(line) ?? [];
    if (what === 'CTAB') {
      if (verb === 'BEGIN') table = [line];
      else if (table && side) {
        molfiles[side].push(asMolfile([...table, line]));
        table = null;
      }
    } else if (what !== undefined) side = verb === 'BEGIN' ? (what as keyof typeof molfiles) : null;
    else table?.push(line);
  }
  const all = [...molfiles.REACTANT, ...molfiles.PRODUCT, ...molfiles.AGENT];
  const found = [molfiles.REACTANT.length, molfiles.PRODUCT.length, molfiles.AGENT.length];
  const agrees = [counts[1], counts[2], counts[3] ?? '0'].every((count, i) => Number(count) === found[i]);
  return table || !agrees ? null : sides(all, found);
}

/**
 * The molfiles of a `$RXN` block, V2000 or V3000; `null` when it is cut off, or holds other numbers of molecules than it says.
 *
 * @param lines - from the `$RXN` line on
 */
export function readRxnBlock(lines: readonly string[]): RxnBlock | null {
  return /V3000/.test(lines[0]) || lines.some((line) => line.startsWith('M  V30 BEGIN REACTANT')) ? readV3000(lines) : readV2000(lines);
}
