import * as texts from '../../texts/account.ts';

/** Of the name that a browser gives itself, the first that fits; most others carry the names of older ones too. */
const BROWSERS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bEdg\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\//, 'Firefox'],
  [/\b(?:Headless)?Chrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\b(?:iPhone|iPad)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Such as `Firefox on Linux`, of a User-Agent header. */
export function deviceText(device: string): string {
  const nameIn = (table: typeof BROWSERS) => table.find(([sign]) => sign.test(device))?.[1];
  const browser = nameIn(BROWSERS) ?? (device === '' ? texts.unknown : (device.split(/[/ ]/)[0] ?? texts.unknown));
  const system = nameIn(SYSTEMS);
  return system === undefined ? browser : texts.browserOnSystem(browser, system);
}
