import { Button, Group, Radio, Stack } from '@mantine/core';
import type { KnownChoice } from '@retron/contract';
import { useState } from 'react';
import { CentreDialog } from '../../components/dialogs/CentreDialog.tsx';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/molecules.ts';

export interface ImportDialogProps {
  readonly file: File;
  readonly onImport: (known: KnownChoice) => void;
  readonly onClose: () => void;
}

/** Asks, before a file is imported, what to do with structures that are kept already. */
export function ImportDialog({ file, onImport, onClose }: ImportDialogProps) {
  const [known, setKnown] = useState<KnownChoice>('skip');
  return (
    <CentreDialog isOpen title={texts.importOfFile(file.name)} onClose={onClose} width={480}>
      <Stack gap="lg">
        <Radio.Group
          label={texts.knownQuestion}
          description={texts.knownHint}
          value={known}
          onChange={(value) => setKnown(value === 'keep' ? 'keep' : 'skip')}
        >
          <Stack gap="xs" mt={10}>
            <Radio value="skip" label={texts.skipKnown} description={texts.skipKnownHint} />
            <Radio value="keep" label={texts.keepKnown} description={texts.keepKnownHint} />
          </Stack>
        </Radio.Group>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button data-autofocus onClick={() => onImport(known)}>
            {texts.importIt}
          </Button>
        </Group>
      </Stack>
    </CentreDialog>
  );
}
