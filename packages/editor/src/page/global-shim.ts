// Ketcher and what it is made of expect Node's `global`; this must be the first import of the page.
(globalThis as unknown as { global: typeof globalThis }).global = globalThis;
