const DATE_TIME = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' });
const DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** Such as `20 Nov 2026, 14:05`, in the reader's time zone; empty for text that is no time. */
export function dateTimeText(iso: string): string {
  return formatted(DATE_TIME, iso);
}

/** Such as `20 Nov 2026`. */
export function dateText(iso: string): string {
  return formatted(DATE, iso);
}

/** A span of milliseconds as `0:09` or `1:02:03`; nothing is below zero. */
export function elapsedText(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60];
  const hours = Math.floor(seconds / 3600);
  const text = parts.map((part) => String(part).padStart(2, '0')).join(':');
  return hours > 0 ? `${hours}:${text}` : text.replace(/^0(?=\d)/, '');
}

function formatted(format: Intl.DateTimeFormat, iso: string): string {
  const time = new Date(iso);
  return Number.isNaN(time.getTime()) ? '' : format.format(time);
}
