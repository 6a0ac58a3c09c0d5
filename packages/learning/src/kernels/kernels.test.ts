import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Workspace } from './workspace.ts';

const number = fc.float({ min: -4, max: 4, noNaN: true });
const widths = fc.constantFrom(8, 16, 24);

/** Numbers in a workspace. */
function put(workspace: Workspace, numbers: readonly number[]): number {
  const address = workspace.allocate(Math.max(1, numbers.length));
  workspace.view(address, numbers.length).set(numbers);
  return address;
}

/** A table of rows with some of its rows chosen and weighed. */
const chosenRows = widths.chain((width) =>
  fc.record({
    width: fc.constant(width),
    table: fc.array(number, { minLength: 5 * width, maxLength: 5 * width }),
    vector: fc.array(number, { minLength: width, maxLength: width }),
    chosen: fc.array(fc.tuple(fc.nat(4), number), { maxLength: 7 }),
  }),
);

function setUp({ table, vector, chosen }: { table: number[]; vector: number[]; chosen: [number, number][] }) {
  const workspace = new Workspace(4096);
  const index = workspace.allocate(8);
  workspace.viewWords(index, chosen.length).set(chosen.map(([row]) => row));
  return {
    workspace,
    index,
    weight: put(
      workspace,
      chosen.map(([, weight]) => weight),
    ),
    table: put(workspace, table),
    vector: put(workspace, vector),
  };
}

describe('the kernels', () => {
  it('gather weighed rows', () => {
    fc.assert(
      fc.property(chosenRows, (input) => {
        const { workspace, index, weight, table, vector } = setUp(input);
        workspace.kernels.gather(table, index, weight, input.chosen.length, input.width, vector);
        const expected = input.vector.map((start, k) =>
          input.chosen.reduce((sum, [row, factor]) => sum + factor * input.table[row * input.width + k], start),
        );
        expectClose(workspace.view(vector, input.width), expected);
      }),
    );
  });

  it('scatter a vector over rows', () => {
    fc.assert(
      fc.property(chosenRows, (input) => {
        const { workspace, index, weight, table, vector } = setUp(input);
        workspace.kernels.scatter(table, index, weight, input.chosen.length, input.width, vector);
        const expected = [...input.table];
        for (const [row, factor] of input.chosen)
          for (let k = 0; k < input.width; k++) expected[row * input.width + k] += factor * input.vector[k];
        expectClose(workspace.view(table, expected.length), expected);
      }),
    );
  });

  it('multiply rows with a vector', () => {
    fc.assert(
      fc.property(chosenRows, (input) => {
        const { workspace, index, table, vector } = setUp(input);
        const out = workspace.allocate(8);
        workspace.kernels.dots(table, index, input.chosen.length, input.width, vector, out);
        const expected = input.chosen.map(([row]) =>
          input.vector.reduce((sum, each, k) => sum + each * input.table[row * input.width + k], 0),
        );
        expectClose(workspace.view(out, expected.length), expected);
      }),
    );
  });

  it('multiply matrices, also transposed ones', () => {
    const shapes = fc.record({
      m: fc.integer({ min: 1, max: 9 }),
      n: widths,
      k: fc.integer({ min: 1, max: 9 }),
      isTransposed: fc.boolean(),
    });
    const matrices = shapes.chain(({ m, n, k, isTransposed }) =>
      fc.record({
        m: fc.constant(m),
        n: fc.constant(n),
        k: fc.constant(k),
        isTransposed: fc.constant(isTransposed),
        a: fc.array(number, { minLength: m * k, maxLength: m * k }),
        b: fc.array(number, { minLength: k * n, maxLength: k * n }),
      }),
    );
    fc.assert(
      fc.property(matrices, ({ m, n, k, isTransposed, a, b }) => {
        const workspace = new Workspace(8192);
        const c = workspace.allocate(m * n);
        const [rowStride, stride] = isTransposed ? [1, m] : [k, 1];
        workspace.kernels.multiply(put(workspace, a), rowStride, stride, put(workspace, b), c, m, n, k);
        const expected = Array.from({ length: m * n }, (_, at) => {
          const [i, j] = [Math.floor(at / n), at % n];
          let sum = 0;
          for (let l = 0; l < k; l++) sum += a[i * rowStride + l * stride] * b[l * n + j];
          return sum;
        });
        expectClose(workspace.view(c, m * n), expected);
      }),
    );
  });

  it('step parameters as AdamW does, and forget the gradient', () => {
    const workspace = new Workspace(4096);
    const parameters = put(workspace, new Array(8).fill(1));
    const gradient = put(workspace, [1, -1, 2, 0, 0.5, 3, -3, 1e-3]);
    const [first, second] = [workspace.allocate(8), workspace.allocate(8)];
    const rate = 0.1;
    workspace.kernels.adam(parameters, gradient, first, second, 8, rate / 0.1, 1 / 0.001, 1 - rate * 0.5);
    // On the first step the moments cancel: every parameter moves by the rate, against the sign of its gradient.
    const expected = [-1, 1, -1, 0, -1, -1, 1, -1].map((sign) => 0.95 + rate * sign);
    expectClose(workspace.view(parameters, 8), expected);
    expect([...workspace.view(gradient, 8)]).toEqual(new Array(8).fill(0));
  });

  it('say that a workspace is full', () => {
    const workspace = new Workspace(16);
    expect(() => workspace.allocate(1 << 20)).toThrow(RangeError);
  });
});

function expectClose(actual: Float32Array, expected: readonly number[]): void {
  expect(actual.length).toBe(expected.length);
  for (const [i, value] of expected.entries()) expect(Math.abs(actual[i] - value)).toBeLessThan(1e-4 * (10 + Math.abs(value)));
}
