import { EDITOR_CHANNEL, type EditorInput, type EditorMessage, isEditorMessage } from './protocol.ts';

/** What takes the place of white and black, as `#161B26`. */
export interface EditorColours {
  readonly surface: string;
  readonly text: string;
}

/** Where the editor page lies. @param dark - colours of the page around it where that is dark; null: black on white, as the editor has it */
export function editorUrl(dark: EditorColours | null = null): string {
  const page = '/editor/index.html';
  return dark === null ? page : `${page}?${new URLSearchParams({ surface: dark.surface, text: dark.text })}`;
}

/** How long the editor may take to answer, in milliseconds; its first answer waits for the toolkit to load. */
const ANSWER_TIMEOUT_MS = 30_000;

/** The page's end of the editor in an iframe. */
export interface EditorClient {
  /** Settles when the editor can take structures. */
  readonly ready: Promise<void>;
  /** Shows a structure (molfile or SMILES; check it first: the editor keeps what it had when it cannot read one). */
  readonly setStructure: (structure: string) => Promise<void>;
  /** What is drawn, as a molfile; an empty string for an empty canvas. */
  readonly getStructure: () => Promise<string>;
  /** Has the editor's toolkit read a text that the server does not; what is drawn stays as it is. */
  readonly convert: (structure: string, from: EditorInput) => Promise<string>;
  /** Stops listening. */
  readonly close: () => void;
}

export interface EditorListener {
  readonly onChange?: () => void;
  /** The reader wants out of the frame. */
  readonly onLeave?: () => void;
}

interface Waiting {
  readonly done: (answer: EditorMessage) => void;
  readonly fail: (error: Error) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** Connects to the editor page in `frame`; call it before the frame has loaded. */
export function connectEditor(frame: HTMLIFrameElement, { onChange, onLeave }: EditorListener = {}): EditorClient {
  const waiting = new Map<number, Waiting>();
  let nextId = 1;
  let markReady: () => void = () => undefined;
  const ready = new Promise<void>((done) => {
    markReady = done;
  });

  const take = (id: number): Waiting | undefined => {
    const one = waiting.get(id);
    if (one) clearTimeout(one.timer);
    waiting.delete(id);
    return one;
  };

  const listen = (event: MessageEvent): void => {
    if (event.origin !== window.location.origin || event.source !== frame.contentWindow || !isEditorMessage(event.data)) return;
    const message: EditorMessage = event.data;
    if (message.kind === 'ready') markReady();
    else if (message.kind === 'changed') onChange?.();
    else if (message.kind === 'left') onLeave?.();
    else if (message.kind === 'failed') take(message.id)?.fail(new Error(message.message));
    else take(message.id)?.done(message);
  };
  window.addEventListener('message', listen);

  const ask = async (
    request:
      | { kind: 'set-structure'; structure: string }
      | { kind: 'get-structure' }
      | { kind: 'convert'; structure: string; from: EditorInput },
  ): Promise<EditorMessage> => {
    await ready;
    const id = nextId++;
    return new Promise((done, fail) => {
      const timer = setTimeout(() => take(id)?.fail(new Error('The editor does not answer.')), ANSWER_TIMEOUT_MS);
      waiting.set(id, { done, fail, timer });
      frame.contentWindow?.postMessage({ channel: EDITOR_CHANNEL, id, ...request }, window.location.origin);
    });
  };

  return {
    ready,
    setStructure: async (structure) => {
      await ask({ kind: 'set-structure', structure });
    },
    getStructure: async () => {
      const answer = await ask({ kind: 'get-structure' });
      return answer.kind === 'structure' ? answer.molfile : '';
    },
    convert: async (structure, from) => {
      const answer = await ask({ kind: 'convert', structure, from });
      return answer.kind === 'converted' ? answer.text : '';
    },
    close: () => {
      window.removeEventListener('message', listen);
      for (const id of [...waiting.keys()]) take(id)?.fail(new Error('The editor was closed.'));
    },
  };
}
