import type { Plugin } from 'vite';

export function packageFolderOf(moduleId: string): string | null;
export function npmPackagesOfPages(file: string): Plugin;
