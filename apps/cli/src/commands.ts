import type { Command } from './command.ts';
import { convertCommand } from './commands/convert.ts';

/** Every command of `retron`, in the order the overview shows them. */
export const COMMANDS: readonly Command[] = [convertCommand];
