/** A place in a workspace, in bytes from its beginning. */
export type Address = number;

/** What `kernels/kernels.ts` exports; see there. */
export interface Kernels {
  gather(table: Address, index: Address, weight: Address, count: number, width: number, out: Address): void;
  scatter(table: Address, index: Address, weight: Address, count: number, width: number, vector: Address): void;
  dots(table: Address, index: Address, count: number, width: number, vector: Address, out: Address): void;
  multiply(a: Address, rowStride: number, stride: number, b: Address, c: Address, m: number, n: number, k: number): void;
  adam(
    parameters: Address,
    gradient: Address,
    first: Address,
    second: Address,
    width: number,
    rate: number,
    secondScale: number,
    decay: number,
  ): void;
}

interface WasmMemory {
  readonly buffer: ArrayBuffer;
}

interface WasmNamespace {
  readonly Memory: new (size: { readonly initial: number; readonly maximum: number }) => WasmMemory;
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
}

/** The part of WebAssembly used here: Node has it, but only the DOM typings declare it, and pure packages do without those. */
export const { WebAssembly } = globalThis as unknown as { readonly WebAssembly: WasmNamespace };
