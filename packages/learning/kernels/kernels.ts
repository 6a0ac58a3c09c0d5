/**
 * Dense and gathered linear algebra on single-precision rows, four numbers at a time.
 *
 * This is AssemblyScript, compiled into `src/kernels/kernel-bytes.ts` by `npm run kernels`. Addresses are bytes in the module's
 * memory; widths count floats and are multiples of 8, except where said otherwise. No relaxed instructions: the same input gives the
 * same bits on every machine.
 */

/** out[0..width) += sum of weight[i] * table[index[i]]. */
export function gather(table: usize, index: usize, weight: usize, count: i32, width: i32, out: usize): void {
  const bytes = (<usize>width) << 2;
  for (let i = 0; i < count; i++) {
    const row = table + <usize>load<u32>(index + ((<usize>i) << 2)) * bytes;
    const w = f32x4.splat(load<f32>(weight + ((<usize>i) << 2)));
    for (let o: usize = 0; o < bytes; o += 32) {
      v128.store(out + o, f32x4.add(v128.load(out + o), f32x4.mul(w, v128.load(row + o))));
      v128.store(out + o, f32x4.add(v128.load(out + o, 16), f32x4.mul(w, v128.load(row + o, 16))), 16);
    }
  }
}

/** table[index[i]] += weight[i] * vector. */
export function scatter(table: usize, index: usize, weight: usize, count: i32, width: i32, vector: usize): void {
  const bytes = (<usize>width) << 2;
  for (let i = 0; i < count; i++) {
    const row = table + <usize>load<u32>(index + ((<usize>i) << 2)) * bytes;
    const w = f32x4.splat(load<f32>(weight + ((<usize>i) << 2)));
    for (let o: usize = 0; o < bytes; o += 32) {
      v128.store(row + o, f32x4.add(v128.load(row + o), f32x4.mul(w, v128.load(vector + o))));
      v128.store(row + o, f32x4.add(v128.load(row + o, 16), f32x4.mul(w, v128.load(vector + o, 16))), 16);
    }
  }
}

/** out[i] = table[index[i]] · vector. */
export function dots(table: usize, index: usize, count: i32, width: i32, vector: usize, out: usize): void {
  const bytes = (<usize>width) << 2;
  for (let i = 0; i < count; i++) {
    const row = table + <usize>load<u32>(index + ((<usize>i) << 2)) * bytes;
    let a = f32x4.splat(0);
    let b = f32x4.splat(0);
    for (let o: usize = 0; o < bytes; o += 32) {
      a = f32x4.add(a, f32x4.mul(v128.load(row + o), v128.load(vector + o)));
      b = f32x4.add(b, f32x4.mul(v128.load(row + o, 16), v128.load(vector + o, 16)));
    }
    a = f32x4.add(a, b);
    const sum = f32x4.extract_lane(a, 0) + f32x4.extract_lane(a, 1) + (f32x4.extract_lane(a, 2) + f32x4.extract_lane(a, 3));
    store<f32>(out + ((<usize>i) << 2), sum);
  }
}

/**
 * c[m x n] += a * b, rows of b and c contiguous, n a multiple of 8. Element (i, k) of a lies at `a + 4 * (i * rowStride + k * stride)`,
 * so that a transposed matrix needs no copy.
 */
export function multiply(a: usize, rowStride: i32, stride: i32, b: usize, c: usize, m: i32, n: i32, k: i32): void {
  const rowBytes = (<usize>rowStride) << 2;
  const stepBytes = (<usize>stride) << 2;
  const widthBytes = (<usize>n) << 2;
  let i = 0;
  for (; i + 4 <= m; i += 4) {
    const a0 = a + <usize>i * rowBytes;
    const a1 = a0 + rowBytes;
    const a2 = a1 + rowBytes;
    const a3 = a2 + rowBytes;
    const c0 = c + <usize>i * widthBytes;
    const c1 = c0 + widthBytes;
    const c2 = c1 + widthBytes;
    const c3 = c2 + widthBytes;
    for (let j: usize = 0; j < widthBytes; j += 32) {
      let s00 = v128.load(c0 + j);
      let s01 = v128.load(c0 + j, 16);
      let s10 = v128.load(c1 + j);
      let s11 = v128.load(c1 + j, 16);
      let s20 = v128.load(c2 + j);
      let s21 = v128.load(c2 + j, 16);
      let s30 = v128.load(c3 + j);
      let s31 = v128.load(c3 + j, 16);
      let row = b + j;
      let at: usize = 0;
      for (let l = 0; l < k; l++) {
        const b0 = v128.load(row);
        const b1 = v128.load(row, 16);
        const x0 = v128.load32_splat(a0 + at);
        s00 = f32x4.add(s00, f32x4.mul(x0, b0));
        s01 = f32x4.add(s01, f32x4.mul(x0, b1));
        const x1 = v128.load32_splat(a1 + at);
        s10 = f32x4.add(s10, f32x4.mul(x1, b0));
        s11 = f32x4.add(s11, f32x4.mul(x1, b1));
        const x2 = v128.load32_splat(a2 + at);
        s20 = f32x4.add(s20, f32x4.mul(x2, b0));
        s21 = f32x4.add(s21, f32x4.mul(x2, b1));
        const x3 = v128.load32_splat(a3 + at);
        s30 = f32x4.add(s30, f32x4.mul(x3, b0));
        s31 = f32x4.add(s31, f32x4.mul(x3, b1));
        row += widthBytes;
        at += stepBytes;
      }
      v128.store(c0 + j, s00);
      v128.store(c0 + j, s01, 16);
      v128.store(c1 + j, s10);
      v128.store(c1 + j, s11, 16);
      v128.store(c2 + j, s20);
      v128.store(c2 + j, s21, 16);
      v128.store(c3 + j, s30);
      v128.store(c3 + j, s31, 16);
    }
  }
  for (; i < m; i++) {
    const ai = a + <usize>i * rowBytes;
    const ci = c + <usize>i * widthBytes;
    for (let j: usize = 0; j < widthBytes; j += 32) {
      let s0 = v128.load(ci + j);
      let s1 = v128.load(ci + j, 16);
      let row = b + j;
      let at: usize = 0;
      for (let l = 0; l < k; l++) {
        const x = v128.load32_splat(ai + at);
        s0 = f32x4.add(s0, f32x4.mul(x, v128.load(row)));
        s1 = f32x4.add(s1, f32x4.mul(x, v128.load(row, 16)));
        row += widthBytes;
        at += stepBytes;
      }
      v128.store(ci + j, s0);
      v128.store(ci + j, s1, 16);
    }
  }
}

/**
 * One step of AdamW (doi:10.48550/arXiv.1711.05101) on `width` parameters; sets the gradient back to 0.
 *
 * @param rate - learning rate over the bias correction of the first moment
 * @param secondScale - 1 over the bias correction of the second moment
 * @param decay - 1 - learning rate * weight decay
 */
export function adam(
  parameters: usize,
  gradient: usize,
  first: usize,
  second: usize,
  width: i32,
  rate: f32,
  secondScale: f32,
  decay: f32,
): void {
  const bytes = (<usize>width) << 2;
  const b1 = f32x4.splat(0.9);
  const c1 = f32x4.splat(0.1);
  const b2 = f32x4.splat(0.999);
  const c2 = f32x4.splat(0.001);
  const step = f32x4.splat(rate);
  const scale = f32x4.splat(secondScale);
  const keep = f32x4.splat(decay);
  const epsilon = f32x4.splat(1e-8);
  for (let o: usize = 0; o < bytes; o += 16) {
    const g = v128.load(gradient + o);
    const m = f32x4.add(f32x4.mul(b1, v128.load(first + o)), f32x4.mul(c1, g));
    const v = f32x4.add(f32x4.mul(b2, v128.load(second + o)), f32x4.mul(c2, f32x4.mul(g, g)));
    v128.store(first + o, m);
    v128.store(second + o, v);
    const change = f32x4.div(f32x4.mul(step, m), f32x4.add(f32x4.sqrt(f32x4.mul(v, scale)), epsilon));
    v128.store(parameters + o, f32x4.sub(f32x4.mul(keep, v128.load(parameters + o)), change));
    v128.store(gradient + o, f32x4.splat(0));
  }
}
