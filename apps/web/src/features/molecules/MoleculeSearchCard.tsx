import { SegmentedControl, Slider, TextInput } from '@mantine/core';
import type { MoleculeSearch } from '@retron/contract';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useSlashKey } from '../../components/use-slash-key.ts';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/molecules.ts';
import classes from './Molecules.module.css';
import type { MoleculeView } from './molecule-view.ts';

const SEARCHES: readonly { readonly value: MoleculeSearch; readonly label: string; readonly asks: string }[] = [
  { value: 'name', label: common.name, asks: texts.partOfName },
  { value: 'exact', label: texts.exact, asks: texts.exactHint },
  { value: 'substructure', label: texts.substructure, asks: texts.substructureHint },
  { value: 'similarity', label: texts.similarity, asks: texts.similarHint },
];
/** A search rests for so long before it is sent, in milliseconds. */
const REST_MS = 300;

export interface MoleculeSearchCardProps {
  readonly view: MoleculeView;
  readonly onChange: (part: Partial<MoleculeView>) => void;
}

/** How molecules are searched, and for what. */
export function MoleculeSearchCard({ view, onChange }: MoleculeSearchCardProps) {
  const input = useSlashKey<HTMLInputElement>();
  const [text, setText] = useState(view.term);
  const [similarity, setSimilarity] = useState(view.similarity);
  useEffect(() => setText(view.term), [view.term]);
  useEffect(() => {
    if (text === view.term) return;
    const timer = setTimeout(() => onChange({ term: text }), REST_MS);
    return () => clearTimeout(timer);
  }, [text, view.term, onChange]);
  return (
    <search className={classes.search}>
      <SegmentedControl
        size="xs"
        aria-label={texts.searchBy}
        value={view.search}
        data={SEARCHES.map(({ value, label }) => ({ value, label }))}
        onChange={(value) => onChange({ search: value as MoleculeSearch })}
      />
      <TextInput
        ref={input}
        className={classes.term}
        aria-label={texts.searchMolecules}
        aria-keyshortcuts="/"
        placeholder={SEARCHES.find(({ value }) => value === view.search)?.asks}
        leftSection={<IconSearch size={16} stroke={1.75} />}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onPaste={(event) => {
          // A structure in the place of a name means a part.
          if (view.search === 'name' && /[()=#[\]]|^M {2}END/m.test(event.clipboardData.getData('text')))
            onChange({ search: 'substructure' });
        }}
      />
      {view.search === 'similarity' ? (
        <span className={classes.slider}>
          {texts.atLeastPercent(similarity)}
          <Slider
            aria-label={texts.leastSimilarity}
            thumbLabel={texts.leastSimilarity}
            min={10}
            max={100}
            step={5}
            value={similarity}
            onChange={setSimilarity}
            onChangeEnd={(value) => onChange({ similarity: value })}
          />
        </span>
      ) : null}
    </search>
  );
}
