/** The toolkit's code, compiled; may be posted to worker threads. */
// biome-ignore lint/suspicious/noEmptyInterface: opaque, as `WebAssembly.Module` is
export interface RdkitModule {}

interface WasmInstance {
  readonly exports: Readonly<Record<string, unknown>>;
}

export interface WasmMemory {
  readonly buffer: ArrayBuffer;
}

interface WasmNamespace {
  compile(bytes: Uint8Array): Promise<RdkitModule>;
  readonly Instance: new (module: RdkitModule, imports: object) => WasmInstance;
  /** A C++ exception that reached JavaScript; it carries nothing readable. */
  readonly Exception: new () => object;
  /** A trap: memory out of bounds, unreachable code. */
  readonly RuntimeError: new () => Error;
}

/** The part of WebAssembly used here: Node has it, but only the DOM typings declare it, and the packages on Node do without those. */
export const { WebAssembly } = globalThis as unknown as { readonly WebAssembly: WasmNamespace };
