import { Button, SegmentedControl, TextInput } from '@mantine/core';
import {
  canGroupByCitation,
  EXPORT_ENDINGS,
  EXPORT_FORMATS,
  EXPORT_KEPT_DAYS,
  EXPORT_POLL_MS,
  EXPORT_TIME_OUT_MS,
  exportFileName,
  FORMATS_OF_KIND,
  MAX_FILE_NAME_LENGTH,
  MESSAGES,
  type QueryAnswer,
} from '@retron/contract';
import type { Place } from '@retron/tree';
import { EXPORT_GROUPINGS, type ExportFormat, type ExportGrouping } from '@retron/tree';
import { IconClock, IconDownload, IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { paths } from '../../../addresses/paths.ts';
import { exportsOptions } from '../../../api/exports.ts';
import { sessionOptions } from '../../../api/session.ts';
import { SlideUp } from '../../../components/dialogs/SlideUp.tsx';
import { tooLong } from '../../../components/text/too-long.ts';
import { toasts } from '../../../components/toast/toast-store.ts';
import { ExportActions, ExportStateMark } from '../../../shared/exports/ExportState.tsx';
import { exportFacts, timeText } from '../../../shared/exports/export-words.ts';
import { useExport } from '../../../shared/exports/use-export.ts';
import { ErrorState } from '../../../shared/failures/ErrorState.tsx';
import * as common from '../../../texts/common.ts';
import * as counts from '../../../texts/counts.ts';
import { numberText } from '../../../texts/numbers.ts';
import * as texts from '../../../texts/tree/export.ts';
import { FORMAT_HINTS } from '../../../texts/tree/export.ts';
import { useExampleCount } from '../api/use-example-count.ts';
import { useExportedClusters } from '../api/use-exported-clusters.ts';
import type { PictureSource } from '../canvas/picture-source.ts';
import type { LoadedSuggestion, LoadedTree } from '../model/loaded-tree.ts';
import { ExportPreview } from './ExportPreview.tsx';
import classes from './export.module.css';
import {
  type ExportOption,
  estimateMs,
  exportBody,
  exportedSteps,
  exportOptions,
  firstChoice,
  onlySuggestion,
  type TreeExportKind,
} from './export-choice.ts';

export interface ExportDialogProps {
  /** Places to export; null while the dialog is closed. */
  readonly selection: readonly Place[] | null;
  readonly query: QueryAnswer;
  readonly tree: LoadedTree;
  readonly pictureOf: PictureSource;
  readonly onClose: () => void;
}

/** What is exported of a tree, in which form; what became of it, and the exports before it. */
export function ExportDialog(props: ExportDialogProps) {
  const { selection, query, onClose } = props;
  return (
    <SlideUp
      isOpen={selection !== null}
      title={texts.exportIt}
      subtitle={texts.queryInProject(query.sessionid, query.projectName)}
      width={1440}
      onClose={onClose}
    >
      {selection === null ? null : <ExportForm key={selection.join()} {...props} selection={selection} />}
    </SlideUp>
  );
}

const LATEST_SHOWN = 5;

function ExportForm({ selection, query, tree, pictureOf, onClose }: ExportDialogProps & { readonly selection: readonly Place[] }) {
  const options = useMemo(() => exportOptions(selection), [selection]);
  const steps = useMemo(() => exportedSteps(tree, selection), [tree, selection]);
  const [kind, setKind] = useState<TreeExportKind>(() => firstChoice(options));
  const [wantedFormat, setFormat] = useState<ExportFormat>('XLS');
  const [wantedGrouping, setGrouping] = useState<ExportGrouping>('None');
  const [ownName, setName] = useState<string | null>(null);
  const { data: session } = useQuery(sessionOptions);
  const clusters = useExportedClusters(query, kind);
  const { state, begin } = useExport(EXPORT_POLL_MS.tree, EXPORT_TIME_OUT_MS);
  const formats = FORMATS_OF_KIND[kind];
  const format = formats.includes(wantedFormat) ? wantedFormat : 'XLS';
  const canGroup = canGroupByCitation(kind, format);
  const grouping = canGroup ? wantedGrouping : texts.none;
  const suggestion = kind === 'precedents' ? steps[0]?.wire.no : undefined;
  const name = ownName ?? exportFileName({ query: query.sessionid, kind, format, suggestion, day: new Date().toISOString().slice(0, 10) });
  const examples = useExampleCount(query, onlySuggestion(selection) === null ? undefined : steps[0]);
  const milliseconds = estimateMs(kind, selection, examples);

  const nameTooLong = tooLong(name, MAX_FILE_NAME_LENGTH);
  const handleExport = () => {
    if (nameTooLong !== null) return;
    const body = exportBody(query, selection, { kind, format, grouping, name, username: session?.username });
    if (body === null) toasts.error(MESSAGES.exportUnknownType);
    else void begin(body);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const option = event.altKey ? options[Number(event.code.replace('Digit', '')) - 1] : undefined;
    if (option !== undefined && option.reason === null) setKind(option.kind);
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) handleExport();
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that work wherever the focus is in the dialog
    <div onKeyDown={handleKeyDown}>
      <div className={classes.columns}>
        <section className={classes.card} aria-label={texts.options}>
          <KindChoice options={options} kind={kind} steps={steps} examples={examples} query={query} onKind={setKind} />
          <Choice label={texts.format} value={format} values={formats} labelOf={(each) => EXPORT_FORMATS[each]} onChange={setFormat} />
          <p className={classes.dim}>{FORMAT_HINTS[format]}</p>
          <Choice
            label={texts.grouping}
            value={grouping}
            values={EXPORT_GROUPINGS}
            labelOf={(each) => each}
            isDisabled={!canGroup}
            onChange={setGrouping}
          />
          {canGroup ? null : <p className={classes.dim}>{texts.noPrecedentsToGroup}</p>}
          <TextInput
            label={texts.fileName}
            value={name}
            error={nameTooLong}
            rightSection={<span className={classes.ending}>{EXPORT_ENDINGS[format]}</span>}
            rightSectionWidth={56}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </section>
        <ExportPreview kind={kind} format={format} query={query} tree={tree} steps={steps} clusters={clusters} pictureOf={pictureOf} />
        <OwnExports state={state} />
      </div>
      <div className={classes.foot} data-foot>
        <IconClock size={16} stroke={1.75} aria-hidden />
        <span>
          {milliseconds === null ? '' : texts.estimateForSelection(timeText(milliseconds))}
          <span className={classes.dim}>{texts.leaveHint}</span>
        </span>
        <span className={classes.grow} />
        <Button variant="default" onClick={onClose}>
          {common.cancel}
        </Button>
        <Button
          leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
          loading={state.kind === 'starting'}
          onClick={handleExport}
        >
          {texts.exportIt}
        </Button>
      </div>
    </div>
  );
}

interface KindChoiceProps {
  readonly options: readonly ExportOption[];
  readonly kind: TreeExportKind;
  readonly steps: readonly LoadedSuggestion[];
  /** Precedents that can be exported; null where that is not known. */
  readonly examples: number | null;
  readonly query: QueryAnswer;
  readonly onKind: (kind: TreeExportKind) => void;
}

/** The radio group: what cannot be chosen stays reachable and says why. */
function KindChoice({ options, kind, steps, examples, query, onKind }: KindChoiceProps) {
  const id = useId();
  return (
    <div className={classes.kinds} role="radiogroup" aria-labelledby={id}>
      <h3 id={id}>{texts.what}</h3>
      {options.map((option) => (
        <label key={option.kind} className={classes.kind} data-checked={option.kind === kind} data-disabled={option.reason !== null}>
          {/* Not `disabled`, and without a name: each can be reached by Tab, to read why it cannot be chosen. */}
          <input
            type="radio"
            checked={option.kind === kind}
            aria-label={option.label}
            aria-disabled={option.reason !== null}
            aria-describedby={`${id}-${option.kind}`}
            onChange={() => option.reason === null && onKind(option.kind)}
          />
          <span>
            <strong>{option.label}</strong>
            <span id={`${id}-${option.kind}`} className={classes.dim}>
              {option.reason === null ? null : <IconInfoCircle size={12} stroke={1.75} aria-hidden />}
              {option.reason ?? whatIsInIt(option.kind, steps, examples, query)}
            </span>
          </span>
        </label>
      ))}
    </div>
  );
}

function whatIsInIt(kind: TreeExportKind, steps: readonly LoadedSuggestion[], examples: number | null, query: QueryAnswer): string {
  const [only] = steps;
  if (kind === 'pathways') return counts.steps(steps.length);
  if (kind === 'precedents' && only !== undefined) return texts.precedentsExported(only.wire.no, examples, only.wire.numPrecedents);
  return texts.ofSuggestions(query.tree?.childCount ?? 0);
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly values: readonly Value[];
  readonly labelOf: (value: Value) => string;
  readonly isDisabled?: boolean;
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, values, labelOf, isDisabled = false, onChange }: ChoiceProps<Value>) {
  return (
    <div>
      <h3>{label}</h3>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label={label}
        value={value}
        disabled={isDisabled}
        className={classes.segments}
        data={values.map((each) => ({ value: each, label: labelOf(each) }))}
        onChange={(chosen) => onChange(chosen as Value)}
      />
    </div>
  );
}

/** The newest exports of the user, the one just begun on top. */
function OwnExports({ state }: { readonly state: ReturnType<typeof useExport>['state'] }) {
  const exports = useQuery(exportsOptions);
  const failure = state.kind === 'error' ? state : null;
  const isUnderWay = failure?.goesOn === true && exports.data?.find(({ jobid }) => jobid === failure.jobid)?.status === 'BUSY';
  return (
    <section className={classes.card} aria-label={texts.yourExports}>
      <div className={classes.ownHead}>
        <h3>{texts.yourExports}</h3>
        <Link to={paths.exports}>{texts.allExports}</Link>
      </div>
      <div role="status" className={classes.announcer}>
        {state.kind === 'busy' ? texts.exportHasBegun : state.kind === 'ready' ? texts.exportIsReady : ''}
      </div>
      {failure === null ? null : (
        <p role="alert" className={classes.failure}>
          {failure.message}
          {failure.reason === null || failure.reason === failure.message ? null : <span className={classes.dim}>{failure.reason}</span>}
        </p>
      )}
      {isUnderWay ? (
        <p className={classes.dim} role="status">
          {texts.stillWorking} <Link to={paths.exports}>{common.exports}</Link>.
        </p>
      ) : null}
      {exports.isError && !exports.data ? <ErrorState message={texts.exportsNotLoaded} onRetry={() => void exports.refetch()} /> : null}
      {exports.data?.length === 0 ? <p className={classes.dim}>{texts.noExportYet}</p> : null}
      <ul className={classes.own}>
        {(exports.data ?? []).slice(0, LATEST_SHOWN).map((job, index) => (
          <li key={job.jobid}>
            <strong>{job.filename}</strong>
            <span className={classes.dim}>{exportFacts(job)}</span>
            <ExportStateMark job={job} failure={failure?.goesOn === true ? null : failure} />
            <ExportActions job={job} isNewest={index === 0} />
          </li>
        ))}
      </ul>
      <p className={classes.dim}>
        {exports.data !== undefined && exports.data.length > LATEST_SHOWN ? texts.allCounted(numberText(exports.data.length)) : ''}
        {texts.filesKept(EXPORT_KEPT_DAYS)}
      </p>
    </section>
  );
}
