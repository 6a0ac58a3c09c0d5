import { Button, Checkbox, Group, Radio, Stack, TextInput } from '@mantine/core';
import { type KnownChoice, LONGEST_TAG } from '@retron/contract';
import { useState } from 'react';
import type { ImportWishes } from '../../api/molecules.ts';
import { CentreDialog } from '../../components/dialogs/CentreDialog.tsx';
import { tooLong } from '../../components/text/too-long.ts';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/molecules.ts';
import { FileSummary } from './FileSummary.tsx';
import { useFileCheck } from './use-file-check.ts';

export interface ImportDialogProps {
  readonly file: File;
  readonly onImport: (wishes: ImportWishes) => void;
  readonly onClose: () => void;
}

/** Says what a file has and asks, before it is imported, what to do with structures that are kept already. */
export function ImportDialog({ file, onImport, onClose }: ImportDialogProps) {
  const [known, setKnown] = useState<KnownChoice>('skip');
  const [tag, setTag] = useState('');
  const [areTagsGiven, setAreTagsGiven] = useState(true);
  const check = useFileCheck(file);
  const tagTooLong = tooLong(tag, LONGEST_TAG);
  const hasTags = check.tagged > 0 || tag.trim() !== '';
  const mayGiveTags = known === 'skip' && hasTags;
  return (
    <CentreDialog isOpen title={texts.importOfFile(file.name)} onClose={onClose} width={520}>
      <Stack gap="lg">
        <FileSummary check={check} />
        <TextInput
          label={texts.tagForAll}
          description={check.tagged === 0 ? texts.noTagsInFile : texts.tagsInFile(check.tagged)}
          value={tag}
          error={tagTooLong}
          onChange={(event) => setTag(event.currentTarget.value)}
        />
        <Radio.Group
          label={texts.knownQuestion}
          description={texts.knownHint}
          value={known}
          onChange={(value) => setKnown(value === 'keep' ? 'keep' : 'skip')}
        >
          <Stack gap="xs" mt={10}>
            <Radio
              value="skip"
              label={texts.skipKnown}
              description={mayGiveTags && areTagsGiven ? texts.skipKnownTagsHint : texts.skipKnownHint}
            />
            {mayGiveTags ? (
              <Checkbox
                ml={28}
                label={texts.giveTags}
                checked={areTagsGiven}
                onChange={(event) => setAreTagsGiven(event.currentTarget.checked)}
              />
            ) : null}
            <Radio value="keep" label={texts.keepKnown} description={texts.keepKnownHint} />
          </Stack>
        </Radio.Group>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button
            data-autofocus
            disabled={check.records === null || tagTooLong !== null}
            onClick={() => onImport({ tag: tag.trim(), known, tagkept: mayGiveTags && areTagsGiven })}
          >
            {texts.importIt}
          </Button>
        </Group>
      </Stack>
    </CentreDialog>
  );
}
