import type { StructureCheckAnswer } from '@retron/contract';
import type { EditorClient } from '@retron/editor';
import { useEffect } from 'react';

const ETHANOL = { smiles: 'CCO', rosdal: '1-2-3O.', inchikey: 'LFQSCWFLJHTTHZ-UHFFFAOYSA-N', formula: 'C2H6O', weight: 46.07 };

/** What the editor says is drawn, and how a test says that it was drawn anew. */
export const drawing = { text: 'drawn', tellChange: () => {} };

/** What the server says of what is drawn. */
export const DRAWN: StructureCheckAnswer = { errors: [], structure: { ...ETHANOL, format: 'molfile', molfile: 'drawn' } };

interface DrawnEditorProps {
  readonly onReady: (editor: EditorClient) => void;
  readonly onChange: () => void;
}

/** Stands in for the molecule editor, whose frame loads nothing in a test: ethanol is drawn at once, or what `drawing` says. */
export function DrawnEditor({ onReady, onChange }: DrawnEditorProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn once
  useEffect(() => {
    const done = async () => {};
    onReady({ ready: done(), setStructure: done, getStructure: async () => drawing.text, convert: async () => '', close: () => {} });
    drawing.tellChange = onChange;
    onChange();
  }, []);
  return <div />;
}
