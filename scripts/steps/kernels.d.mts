export declare const KERNEL_BYTES_FILE: string;
export declare function compileKernels(): Promise<string>;
