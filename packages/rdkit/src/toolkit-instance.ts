import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createContext, Script } from 'node:vm';
import type { Log, MainModule } from '@rdkit/rdkit';
import { type RdkitModule, type WasmMemory, WebAssembly } from './web-assembly.ts';

/** One running copy of the toolkit, with the levers needed to watch over it. */
export interface ToolkitInstance {
  readonly rdkit: MainModule;
  /** What the toolkit said about the last input it refused. */
  readonly errorLog: Log;
  /** Bytes of the instance's memory; it only ever grows. */
  heapBytes(): number;
  /** Puts the C++ stack pointer back to where it stands between calls: a C++ exception that leaves the toolkit does not. */
  rewindStack(): void;
  /** Whether the C++ stack has run into its guard zone since the instance was made. */
  hasOverflowed(): boolean;
}

/** C++ stack of an instance. The 64 KiB it comes with are too few: the InChI of 390 atoms overwrites what lies below, silently. */
const STACK_BYTES = 1024 * 1024;
/** Lowest part of the stack, which no call may touch. */
const GUARD_BYTES = 64 * 1024;
const GUARD_PATTERN = 0x5a17_c0de;
/** Every how many words the guard zone is looked at: 64 bytes, less than any frame of a recursive function. */
const GUARD_STRIDE = 16;

/** Names that Emscripten gave the exports of `@rdkit/rdkit` 2026.9.1; `toolkit-instance.test.ts` fails where another version has others. */
interface RawExports {
  readonly X: WasmMemory;
  readonly $: (bytes: number) => number;
  readonly fa: (stackPointer: number) => void;
}

/** What the toolkit's script finds around it, and what it leaves there. */
interface StartedContext {
  readonly options: {
    instantiateWasm(imports: object, onInstance: (instance: object) => void): object;
    print(): void;
    printErr(): void;
  };
  readonly console: object;
  readonly TextDecoder: unknown;
  readonly performance: unknown;
  readonly crypto: unknown;
  rdkit?: MainModule;
  failure?: unknown;
}

/** The handlers must be functions of the context: those of ours would be queued on our own microtask queue. */
const START = ';initRDKitModule(options).then((started) => { rdkit = started; }, (error) => { failure = error; });';

const { resolve } = createRequire(import.meta.url);
let compiled: Promise<RdkitModule> | undefined;
let script: Script | undefined;

/** The toolkit's code, compiled once per process; hand it to worker threads, which share the machine code. */
export function loadRdkitModule(): Promise<RdkitModule> {
  compiled ??= readFile(resolve('@rdkit/rdkit/RDKit_minimal.wasm')).then((bytes) => WebAssembly.compile(bytes));
  return compiled;
}

/**
 * A fresh toolkit instance, synchronously (7-16 ms).
 *
 * Emscripten's start-up is an async function, though nothing in it waits when the compiled module is at hand. It runs in a context
 * with a microtask queue of its own, which Node empties before `runInContext` returns; so a crashed instance can be replaced
 * in the middle of a synchronous call. The context has no console, file system or network.
 */
export function createToolkitInstance(module: RdkitModule, stackBytes: number = STACK_BYTES): ToolkitInstance {
  script ??= new Script(readFileSync(resolve('@rdkit/rdkit'), 'utf8') + START, { filename: 'RDKit_minimal.js' });
  let raw: RawExports | undefined;
  const silent = () => {};
  const world: StartedContext = {
    options: {
      instantiateWasm(imports, onInstance) {
        const instance = new WebAssembly.Instance(module, imports);
        raw = instance.exports as unknown as RawExports;
        onInstance(instance);
        return {};
      },
      print: silent,
      printErr: silent,
    },
    console: { log: silent, warn: silent, error: silent },
    TextDecoder,
    performance,
    crypto,
  };
  script.runInContext(createContext(world, { microtaskMode: 'afterEvaluate' }));
  if (world.rdkit === undefined || raw === undefined) throw new Error('The chemistry toolkit did not start.', { cause: world.failure });
  return watch(world.rdkit, raw, stackBytes);
}

/** Gives the instance a stack with a guard zone and a log that keeps what it has to say about bad input. */
function watch(rdkit: MainModule, raw: RawExports, stackBytes: number): ToolkitInstance {
  const stackEnd = Math.ceil(raw.$(stackBytes + 16) / 16) * 16;
  if (stackEnd === 0) throw new Error('The chemistry toolkit has no memory for its stack.');
  const stackTop = stackEnd + stackBytes;
  const guardZone = () => new Uint32Array(raw.X.buffer, stackEnd, GUARD_BYTES / 4);
  guardZone().fill(GUARD_PATTERN);
  raw.fa(stackTop);
  const errorLog = rdkit.set_log_capture('rdApp.error');
  if (errorLog === null) throw new Error('The chemistry toolkit has no error log.');
  return {
    rdkit,
    errorLog,
    heapBytes: () => raw.X.buffer.byteLength,
    rewindStack: () => raw.fa(stackTop),
    hasOverflowed: () => {
      const words = guardZone();
      for (let i = 0; i < words.length; i += GUARD_STRIDE) if (words[i] !== GUARD_PATTERN) return true;
      return false;
    },
  };
}
