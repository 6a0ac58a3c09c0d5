import { Alert, Button, FileInput, NumberInput, Progress, SegmentedControl, Select, Stack, TextInput } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { fieldMessage, otherReasons } from '../../api/api-error.ts';
import { uploadFile } from '../../api/data-files.ts';
import { keys } from '../../api/keys.ts';
import * as texts from '../../texts/backoffice/data-files.ts';
import * as common from '../../texts/common.ts';
import { DrawerFrame } from './DrawerFrame.tsx';
import { sizeText } from './data-file-texts.ts';
import { EMPTY_UPLOAD, namedAfter, ratesOf, type UploadDraft, uploadFormOf } from './upload-draft.ts';

export interface UploadDrawerProps {
  /** Bytes of the largest file that is taken, and of the parts it is sent in. */
  readonly mostBytes: number;
  readonly partBytes: number;
  readonly onClose: () => void;
}

const FIELDS = ['name', 'version', 'displayname', 'filename', 'size', 'licence', 'currency', 'rates', 'website', 'link'];
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
  const missing = (value: string) => (isChecked && value.trim() === '' ? common.pleaseFillIn : null);
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
    <DrawerFrame title={texts.upload} subtitle={texts.uploadIntroduction} isEntered onClose={onClose}>
      <form noValidate onSubmit={handleSubmit} aria-label={texts.upload}>
        <Stack gap="md">
          {reason === null ? null : (
            <Alert color="red" role="alert">
              {reason}
            </Alert>
          )}
          <SegmentedControl
            aria-label={texts.whatItBecomes}
            data={[
              { value: 'library', label: texts.library },
              { value: 'catalog', label: texts.catalogue },
            ]}
            value={draft.kind}
            onChange={(kind) => set({ kind: kind as UploadDraft['kind'] })}
          />
          <FileInput
            label={texts.file}
            withAsterisk
            description={texts.fileHint(texts.FILES_READ[draft.kind], sizeText(mostBytes))}
            placeholder={texts.chooseFile}
            accept={ACCEPTED[draft.kind]}
            leftSection={<IconUpload size={16} stroke={1.75} aria-hidden />}
            clearable
            value={file}
            error={
              isTooLarge
                ? texts.fileTooLarge(sizeText(file.size), sizeText(mostBytes))
                : isChecked && file === null
                  ? texts.fileRequired
                  : (fieldMessage(send.error, 'filename') ?? fieldMessage(send.error, 'size'))
            }
            onChange={(chosen) => {
              setFile(chosen);
              if (chosen !== null) set(namedAfter(draft, chosen));
              send.reset();
            }}
          />
          <TextInput
            label={common.name}
            required
            description={texts.nameHint}
            {...field('name')}
            error={missing(draft.name) ?? fieldMessage(send.error, 'name')}
          />
          <TextInput
            label={common.version}
            required
            {...field('version')}
            error={missing(draft.version) ?? fieldMessage(send.error, 'version')}
          />
          <TextInput
            label={texts.displayName}
            required
            description={texts.displayNameHint}
            {...field('displayname')}
            error={missing(draft.displayname) ?? fieldMessage(send.error, 'displayname')}
          />
          <TextInput label={texts.licence} placeholder={texts.unknown} {...field('licence')} />
          {draft.kind === 'library' ? (
            <NumberInput
              label={texts.products}
              description={texts.productsHint}
              min={1}
              max={1000}
              allowDecimal={false}
              value={draft.minimumsupport}
              onChange={(value) => set({ minimumsupport: Math.max(1, Number(value) || 1) })}
            />
          ) : (
            <>
              <TextInput label={texts.defaultCurrency} {...field('currency')} />
              <TextInput
                label={texts.rates}
                description={texts.ratesHint}
                {...field('rates')}
                error={hasWrongRates ? texts.ratesWrong : fieldMessage(send.error, 'rates')}
              />
              <Select
                label={texts.decimals}
                allowDeselect={false}
                data={[
                  { value: 'point', label: texts.decimalPoint },
                  { value: 'comma', label: texts.decimalComma },
                ]}
                value={draft.decimal}
                onChange={(decimal) => set({ decimal: decimal as UploadDraft['decimal'] })}
              />
              <TextInput label={texts.websiteOfSupplier} {...field('website')} />
              <TextInput label={texts.compoundAddress} description={texts.compoundAddressHint} {...field('link')} />
            </>
          )}
          {send.isPending ? <Progress aria-label={texts.howMuchIsSent} value={share * 100} /> : null}
          <Button type="submit" loading={send.isPending}>
            {texts.upload}
          </Button>
        </Stack>
      </form>
    </DrawerFrame>
  );
}
