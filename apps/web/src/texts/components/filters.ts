import { numberText } from '../numbers.ts';

export const inUse = 'in use';
export const moreOf = (count: number, title: string) => `${numberText(count)} more of ${title}`;
export const countMore = (count: number) => `${numberText(count)} more`;
export const filtersInUse = (inUse: number) => `Filters ${inUse}`;
export const countInUse = (inUse: number) => `${inUse} in use`;
export const orMore = (count: string) => `${count}+`;
export const orMoreInWords = (count: string) => `${count} or more`;
export const removeFilter = (text: string) => `Remove filter ${text}`;
