import { Alert, Button, FileInput, NumberInput, Progress, SegmentedControl, Select, Stack, TextInput } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { fieldMessage, otherReasons } from '../../api/api-error.ts';
import { uploadFile } from '../../api/data-files.ts';
import { keys } from '../../api/keys.ts';
import { DrawerFrame } from './DrawerFrame.tsx';
import { sizeText } from './data-file-texts.ts';
import { EMPTY_UPLOAD, ratesOf, type UploadDraft, uploadFormOf } from './upload-draft.ts';

export interface UploadDrawerProps {
  /** Bytes of the largest file that is taken, and of the parts it is sent in. */
  readonly mostBytes: number;
  readonly partBytes: number;
  readonly onClose: () => void;
}

const FIELDS = ['name', 'version', 'displayname', 'filename', 'size', 'licence', 'currency', 'rates', 'website', 'link'];
const READ = {
  library: 'Reactions: RDfile (.rdf), .rsmi table, or a table with a column “reaction” (.tsv, .csv).',
  catalog: 'A list: CSV, TSV or SD file whose first row or tags name structure, id, name, price, amount, unit, currency.',
} as const;
const ACCEPTED = { library: '.rdf,.rd,.rsmi,.tsv,.csv,.txt', catalog: '.csv,.tsv,.txt,.sdf,.sd' } as const;

/** A file of the team's own reactions, or of a supplier, becomes a library or catalogue. */
export function UploadDrawer({ mostBytes, partBytes, onClose }: UploadDrawerProps) {
  const client = useQueryClient();
  const [draft, setDraft] = useState<UploadDraft>(EMPTY_UPLOAD);
  const [file, setFile] = useState<File | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const [share, setShare] = useState(0);
  const set = (change: Partial<UploadDraft>) => setDraft((before) => ({ ...before, ...change }));
  const send = useMutation({
    mutationFn: (chosen: File) => uploadFile(uploadFormOf(draft, chosen), chosen, partBytes, setShare),
    onSuccess: onClose,
    onSettled: () => client.invalidateQueries({ queryKey: keys.dataFiles }),
  });
  const missing = (value: string) => (isChecked && value.trim() === '' ? 'Please fill this in.' : null);
  const field = (name: keyof UploadDraft & string, wire: string = name) => ({
    value: draft[name] as string,
    error: fieldMessage(send.error, wire),
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => set({ [name]: event.currentTarget.value }),
  });
  const isTooLarge = file !== null && file.size > mostBytes;
  const hasWrongRates = draft.kind === 'catalog' && ratesOf(draft.rates) === null;
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsChecked(true);
    const isWhole = [draft.name, draft.version, draft.displayname].every((value) => value.trim() !== '');
    if (isWhole && file !== null && !isTooLarge && !hasWrongRates && !send.isPending) send.mutate(file);
  }
  const reason = send.isError ? otherReasons(send.error, FIELDS) : null;
  return (
    <DrawerFrame
      title="Upload"
      subtitle="A file becomes a library or catalogue; it is off until you switch it on."
      isEntered
      onClose={onClose}
    >
      <form noValidate onSubmit={handleSubmit} aria-label="Upload">
        <Stack gap="md">
          {reason === null ? null : (
            <Alert color="red" role="alert">
              {reason}
            </Alert>
          )}
          <SegmentedControl
            aria-label="What it becomes"
            data={[
              { value: 'library', label: 'Library' },
              { value: 'catalog', label: 'Catalogue' },
            ]}
            value={draft.kind}
            onChange={(kind) => set({ kind: kind as UploadDraft['kind'] })}
          />
          <FileInput
            label="File"
            withAsterisk
            description={`${READ[draft.kind]} At most ${sizeText(mostBytes)}, not zipped.`}
            placeholder="Choose a file"
            accept={ACCEPTED[draft.kind]}
            leftSection={<IconUpload size={16} stroke={1.75} aria-hidden />}
            clearable
            value={file}
            error={
              isTooLarge
                ? `The file has ${sizeText(file.size)}; at most ${sizeText(mostBytes)} are taken.`
                : isChecked && file === null
                  ? 'Please choose a file.'
                  : (fieldMessage(send.error, 'filename') ?? fieldMessage(send.error, 'size'))
            }
            onChange={(chosen) => {
              setFile(chosen);
              send.reset();
            }}
          />
          <TextInput
            label="Name"
            required
            description="Small letters, digits and underscores."
            {...field('name')}
            error={missing(draft.name) ?? fieldMessage(send.error, 'name')}
          />
          <TextInput label="Version" required {...field('version')} error={missing(draft.version) ?? fieldMessage(send.error, 'version')} />
          <TextInput
            label="Display name"
            required
            description="What users see."
            {...field('displayname')}
            error={missing(draft.displayname) ?? fieldMessage(send.error, 'displayname')}
          />
          <TextInput label="Licence" placeholder="unknown" {...field('licence')} />
          {draft.kind === 'library' ? (
            <NumberInput
              label="Products that show a transform"
              description="Transforms of uncurated maps that fewer products show are left out. 1 believes every map of the file."
              min={1}
              max={1000}
              allowDecimal={false}
              value={draft.minimumsupport}
              onChange={(value) => set({ minimumsupport: Math.max(1, Number(value) || 1) })}
            />
          ) : (
            <>
              <TextInput label="Currency of prices that name none" {...field('currency')} />
              <TextInput
                label="Rates"
                description="US dollars for one unit of other currencies, such as EUR=1.08 GBP=1.27."
                {...field('rates')}
                error={hasWrongRates ? 'Please write CODE=DOLLARS, with spaces between.' : fieldMessage(send.error, 'rates')}
              />
              <Select
                label="Decimals"
                allowDeselect={false}
                data={[
                  { value: 'point', label: 'Point: 1,234.50' },
                  { value: 'comma', label: 'Comma: 1.234,50' },
                ]}
                value={draft.decimal}
                onChange={(decimal) => set({ decimal: decimal as UploadDraft['decimal'] })}
              />
              <TextInput label="Website of the supplier" {...field('website')} />
              <TextInput label="Address of a compound" description="{id} stands for its number." {...field('link')} />
            </>
          )}
          {send.isPending ? <Progress aria-label="How much is sent" value={share * 100} /> : null}
          <Button type="submit" loading={send.isPending}>
            Upload
          </Button>
        </Stack>
      </form>
    </DrawerFrame>
  );
}
