import './global-shim.ts';
import { ElementColor, type Ketcher } from 'ketcher-core';
import { Editor } from 'ketcher-react';
import { StandaloneStructServiceProvider } from 'ketcher-standalone/dist/binaryWasm';
import { createRoot } from 'react-dom/client';
import 'ketcher-react/dist/index.css';
import './page.css';
import { answerRequests, tell } from './answer-requests.ts';
import { addDarkFilter, filtered, readColour } from './dark-filter.ts';
import { labelControls } from './label-controls.ts';
import { readableColour } from './readable-colours.ts';
import { tellEscape } from './tell-escape.ts';

const structures = new StandaloneStructServiceProvider();

function handleInit(ketcher: Ketcher): void {
  // Ketcher's own dialogs look the instance up here.
  (window as unknown as { ketcher: Ketcher }).ketcher = ketcher;
  answerRequests(ketcher);
  ketcher.editor.subscribe('change', () => tell({ kind: 'changed' }));
  tell({ kind: 'ready' });
}

function handleError(message: string): void {
  console.error('The molecule editor reports:', message);
}

const parameters = new URLSearchParams(window.location.search);
const [surface, text] = [readColour(parameters.get('surface')), readColour(parameters.get('text'))];
const isDark = surface !== null && text !== null;
if (isDark) {
  addDarkFilter(document.body, surface, text);
  document.documentElement.dataset.scheme = 'dark';
}
// The editor draws and labels atoms by this table.
const colours: Record<string, string> = ElementColor;
for (const [element, colour] of Object.entries(colours)) {
  const onWhite = readableColour(colour, (each) => each);
  colours[element] = isDark ? readableColour(onWhite, (each) => filtered(each, surface, text)) : onWhite;
}
labelControls(document.body);
tellEscape();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');
createRoot(root).render(
  <Editor
    staticResourcesUrl=""
    structServiceProvider={structures}
    errorHandler={handleError}
    onInit={handleInit}
    disableMacromoleculesEditor
  />,
);
