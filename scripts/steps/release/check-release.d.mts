export function filesOf(folder: string): readonly string[];
export function wrongIn(folder: string): readonly string[];
