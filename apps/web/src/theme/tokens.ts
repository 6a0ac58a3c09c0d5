/** The semantic colours of both schemes. Screens use only the names, as `var(--retron-<name>)`. */
export interface Tokens {
  readonly bg: string;
  readonly paper: string;
  readonly raised: string;
  readonly subtle: string;
  readonly hover: string;
  /** Behind trees and drawings, with dots on a 24 px grid. */
  readonly canvas: string;
  readonly dot: string;
  readonly 'seg-on': string;
  readonly line: string;
  readonly line2: string;
  /** 3:1 against paper: borders of inputs and checkboxes. */
  readonly strong: string;
  readonly text: string;
  readonly dim: string;
  /** The accent: you can act, or you selected. */
  readonly p: string;
  readonly 'p-h': string;
  readonly 'p-on': string;
  readonly 'p-l': string;
  readonly 'p-lon': string;
  readonly 'brand-bg': string;
  readonly 'brand-fg': string;
  /** Ratings: fill, text on it, tint, text on the tint. */
  readonly 'r-great': string;
  readonly 'r-great-on': string;
  readonly 'r-great-l': string;
  readonly 'r-great-t': string;
  readonly 'r-good': string;
  readonly 'r-good-on': string;
  readonly 'r-good-l': string;
  readonly 'r-good-t': string;
  readonly 'r-bad': string;
  readonly 'r-bad-on': string;
  readonly 'r-bad-l': string;
  readonly 'r-bad-t': string;
  readonly 'r-ugly': string;
  readonly 'r-ugly-on': string;
  readonly 'r-ugly-l': string;
  readonly 'r-ugly-t': string;
  readonly 'ring-off': string;
  /** Stock: in, its tint; out, its text. */
  readonly in: string;
  readonly 'in-l': string;
  readonly out: string;
  readonly 'out-t': string;
  readonly warn: string;
  readonly 'warn-l': string;
  readonly 'warn-i': string;
  readonly err: string;
  readonly centre: string;
  readonly 'centre-halo': string;
  /** Compare: query 1 only, query 2 only, both, text on them. */
  readonly q1: string;
  readonly q2: string;
  readonly qb: string;
  readonly 'q-on': string;
  readonly 'mol-c': string;
  readonly 'mol-n': string;
  readonly 'mol-o': string;
  readonly 'mol-s': string;
  readonly 'mol-x': string;
  /** Segmented control; menus and popovers; toasts and slide-up dialogs. */
  readonly sh1: string;
  readonly sh2: string;
  readonly sh3: string;
}

export const LIGHT_TOKENS: Tokens = {
  bg: '#F5F6F8',
  paper: '#FFFFFF',
  raised: '#FFFFFF',
  subtle: '#ECEFF3',
  hover: '#F0F2F6',
  canvas: '#FAFBFC',
  dot: '#E3E7ED',
  'seg-on': '#FFFFFF',
  line: '#DDE1E8',
  line2: '#C6CCD6',
  strong: '#7C8798',
  text: '#161B26',
  dim: '#525C6E',
  p: '#4350C0',
  'p-h': '#3743A8',
  'p-on': '#FFFFFF',
  'p-l': '#ECEEFB',
  'p-lon': '#3A46B0',
  'brand-bg': '#2A3170',
  'brand-fg': '#FFFFFF',
  'r-great': '#0B5C8A',
  'r-great-on': '#FFFFFF',
  'r-great-l': '#E1EEF6',
  'r-great-t': '#0B5C8A',
  'r-good': '#5BB3BF',
  'r-good-on': '#0F131B',
  'r-good-l': '#DFF1F3',
  'r-good-t': '#1B5C67',
  'r-bad': '#E8A93B',
  'r-bad-on': '#0F131B',
  'r-bad-l': '#FFF2D9',
  'r-bad-t': '#7E4B00',
  'r-ugly': '#A8371F',
  'r-ugly-on': '#FFFFFF',
  'r-ugly-l': '#FBE7E2',
  'r-ugly-t': '#94301B',
  'ring-off': '#D3D9E2',
  in: '#1E7A46',
  'in-l': '#E3F3E9',
  out: '#7C8798',
  'out-t': '#525C6E',
  warn: '#8A5300',
  'warn-l': '#FFF3DC',
  'warn-i': '#B86E00',
  err: '#B3261E',
  centre: '#A8127A',
  'centre-halo': '#FCCDEA',
  q1: '#9C1127',
  q2: '#2B63D9',
  qb: '#24854F',
  'q-on': '#fff',
  'mol-c': '#161B26',
  'mol-n': '#2340C4',
  'mol-o': '#B3211A',
  'mol-s': '#735200',
  'mol-x': '#17683A',
  sh1: '0 1px 2px rgba(22,27,38,.06)',
  sh2: '0 2px 4px rgba(22,27,38,.06),0 6px 16px rgba(22,27,38,.08)',
  sh3: '0 8px 16px rgba(22,27,38,.10),0 20px 48px rgba(22,27,38,.18)',
};

export const DARK_TOKENS: Tokens = {
  bg: '#11141B',
  paper: '#191D26',
  raised: '#222733',
  subtle: '#262C39',
  hover: '#2E3646',
  canvas: '#13161E',
  dot: '#232936',
  'seg-on': '#3D4656',
  line: '#2C3340',
  line2: '#3D4656',
  strong: '#7A8599',
  text: '#E7EAF0',
  dim: '#A7B0C0',
  p: '#A3AEFA',
  'p-h': '#B9C1FC',
  'p-on': '#12162E',
  'p-l': '#272D52',
  'p-lon': '#C3CAFD',
  'brand-bg': '#A3AEFA',
  'brand-fg': '#161A38',
  'r-great': '#3E93CF',
  'r-great-on': '#0B0E14',
  'r-great-l': '#16324A',
  'r-great-t': '#8CC8F2',
  'r-good': '#9ADDE0',
  'r-good-on': '#0B0E14',
  'r-good-l': '#1B3C42',
  'r-good-t': '#9ADDE0',
  'r-bad': '#F2BE5C',
  'r-bad-on': '#0B0E14',
  'r-bad-l': '#3D2F14',
  'r-bad-t': '#F2BE5C',
  'r-ugly': '#E0664A',
  'r-ugly-on': '#0B0E14',
  'r-ugly-l': '#44211A',
  'r-ugly-t': '#FFA58F',
  'ring-off': '#39414F',
  in: '#6FD79B',
  'in-l': '#17352A',
  out: '#7A8599',
  'out-t': '#A7B0C0',
  warn: '#F2BE5C',
  'warn-l': '#372B14',
  'warn-i': '#F2BE5C',
  err: '#FF8A80',
  centre: '#FF8AD6',
  'centre-halo': '#6E2358',
  q1: '#FF6B70',
  q2: '#7FA9FF',
  qb: '#9BE8B4',
  'q-on': '#0B0E14',
  'mol-c': '#E7EAF0',
  'mol-n': '#9DB4FF',
  'mol-o': '#FF9A90',
  'mol-s': '#E8C463',
  'mol-x': '#7FDCA4',
  sh1: '0 1px 2px rgba(0,0,0,.4)',
  sh2: '0 2px 6px rgba(0,0,0,.35),0 8px 20px rgba(0,0,0,.35)',
  sh3: '0 10px 20px rgba(0,0,0,.45),0 24px 60px rgba(0,0,0,.55)',
};
