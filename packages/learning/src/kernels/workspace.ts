import { KERNEL_BYTES } from './kernel-bytes.ts';
import { type Address, type Kernels, WebAssembly } from './web-assembly.ts';

const PAGE_BYTES = 65_536;
/** Most pages a module can have: 4 GiB. */
const MOST_PAGES = 65_536;
/** Rows begin at the borders of cache lines. */
const ALIGNMENT = 64;
const FLOAT_BYTES = 4;

/** Memory of the kernels, handed out once and never taken back: everything a network needs is known when it is made. */
export class Workspace {
  readonly kernels: Kernels;
  readonly floats: Float32Array;
  readonly words: Uint32Array;
  #next: Address = ALIGNMENT;

  /** @param floats - how many numbers it can hold. @throws RangeError when the machine cannot give so much */
  constructor(floats: number) {
    const pages = Math.min(MOST_PAGES, Math.ceil((FLOAT_BYTES * floats + ALIGNMENT) / PAGE_BYTES) + 1);
    const memory = new WebAssembly.Memory({ initial: pages, maximum: pages });
    const instance = new WebAssembly.Instance(new WebAssembly.Module(bytesOf(KERNEL_BYTES)), { env: { memory } });
    this.kernels = instance.exports as Kernels;
    this.floats = new Float32Array(memory.buffer);
    this.words = new Uint32Array(memory.buffer);
  }

  /** Room for `count` numbers, all 0. */
  allocate(count: number): Address {
    const address = this.#next;
    this.#next += Math.ceil((FLOAT_BYTES * count) / ALIGNMENT) * ALIGNMENT;
    if (this.#next > this.floats.byteLength) throw new RangeError(`The workspace is full: no room for ${count} numbers`);
    return address;
  }

  /** The numbers from an address on: a view, valid as long as the workspace. */
  view(address: Address, count: number): Float32Array {
    return this.floats.subarray(address / FLOAT_BYTES, address / FLOAT_BYTES + count);
  }

  viewWords(address: Address, count: number): Uint32Array {
    return this.words.subarray(address / FLOAT_BYTES, address / FLOAT_BYTES + count);
  }
}

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function bytesOf(base64: string): Uint8Array {
  const text = base64.replace(/=+$/, '');
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let bits = 0;
  let held = 0;
  let at = 0;
  for (const letter of text) {
    bits = ((bits << 6) | BASE64.indexOf(letter)) & 0xffffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes[at++] = (bits >> held) & 255;
  }
  return bytes;
}
