import { counted } from '../numbers.ts';

export const suggestionsFound = (suggestions: number) => counted(suggestions, 'suggestion', 'suggestions');
export const structuresExpanded = (structuresExpanded: number) => `${counted(structuresExpanded, 'structure', 'structures')} expanded`;
export const connectionLost = 'Connection lost';
export const progressOf = (name: string) => `Progress of ${name}`;
export const waitsAndIsNext = 'Waits, and is next';
export const waitsBehind = (before: number) => `Waits behind ${counted(before, 'query', 'queries')}`;
