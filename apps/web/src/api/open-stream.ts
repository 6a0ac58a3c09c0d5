/** A browser opens few connections to one host; the rest must stay free for calls. */
const MAX_STREAMS = 2;
let openStreams = 0;

export interface OpenStream {
  readonly source: EventSource;
  /** Also of a stream that is closed. */
  readonly close: () => void;
}

/** Opens a stream of server-sent events; null where two are open in this page already, or the browser has none. */
export function openStream(address: string): OpenStream | null {
  if (typeof EventSource === 'undefined' || openStreams >= MAX_STREAMS) return null;
  openStreams += 1;
  let isOpen = true;
  const source = new EventSource(address);
  return {
    source,
    close: () => {
      if (!isOpen) return;
      isOpen = false;
      openStreams -= 1;
      source.close();
    },
  };
}
