import { Button } from '@mantine/core';
import { DIRECTIONS, type WireDataFile } from '@retron/contract';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '../../addresses/paths.ts';
import { usingQueriesOptions } from '../../api/data-files.ts';
import { dateText } from '../../components/text/dates.ts';
import * as texts from '../../texts/backoffice/data-files.ts';
import * as common from '../../texts/common.ts';
import * as counts from '../../texts/counts.ts';
import { numberText } from '../../texts/counts.ts';
import classes from './Backoffice.module.css';
import { BuildReport } from './BuildReport.tsx';
import { CountList } from './CountList.tsx';
import { DeleteDataFile } from './DeleteDataFile.tsx';
import { DrawerFrame } from './DrawerFrame.tsx';
import { contentsOf, kindText, reasonText, sizeText } from './data-file-texts.ts';

export interface DataFileDrawerProps {
  readonly file: WireDataFile;
  readonly onClose: () => void;
}

/** Everything that is known of a library or catalogue: contents, provenance, report, who used it; and its end. */
export function DataFileDrawer({ file, onClose }: DataFileDrawerProps) {
  const used = useQuery({ ...usingQueriesOptions(file), enabled: file.queries > 0 });
  const [isAsked, setIsAsked] = useState(false);
  const hidden = (used.data?.total ?? 0) - (used.data?.queries.length ?? 0);
  return (
    <DrawerFrame title={file.displayname} subtitle={`${file.name} · ${kindText(file.kind)}`} onClose={onClose}>
      {file.displaytext === '' ? null : <p>{file.displaytext}</p>}
      <dl className={classes.facts}>
        <dt>{texts.holds}</dt>
        <dd>{contentsOf(file).join(', ')}</dd>
        {file.precedents === null ? null : (
          <>
            <dt>{common.precedents}</dt>
            <dd>{texts.reactionsKeptAsExamples(numberText(file.precedents))}</dd>
          </>
        )}
        {file.directions.length === 0 ? null : (
          <>
            <dt>{texts.forIt}</dt>
            <dd>{file.directions.map((direction) => DIRECTIONS[direction]).join(', ')}</dd>
          </>
        )}
        <dt>{common.version}</dt>
        <dd>{file.version}</dd>
        <dt>{texts.from}</dt>
        <dd>{file.own ? texts.team : texts.comesWithRetron}</dd>
        <dt>{texts.licence}</dt>
        <dd>{file.licence}</dd>
        <dt>{common.size}</dt>
        <dd>{sizeText(file.size)}</dd>
        <dt>{texts.sha256}</dt>
        <dd>
          <code>{file.sha256}</code>
        </dd>
        <dt>{texts.builder}</dt>
        <dd>
          {file.builder}
          {file.settings === '' ? null : <div className={classes.dim}>{file.settings}</div>}
        </dd>
      </dl>
      {file.build?.report ? (
        <section aria-label={texts.report}>
          <h3>{texts.report}</h3>
          <p className={classes.dim}>{texts.uploadedBy(file.build.username, dateText(file.build.created), file.build.filename)}</p>
          <BuildReport report={file.build.report} what={file.kind === 'library' ? texts.reactions : texts.rows} />
        </section>
      ) : null}
      <section aria-label={texts.builtFrom}>
        <h3>{texts.builtFrom}</h3>
        {file.sources.map((source) => (
          <div key={`${source.name} ${source.sha256}`} className={classes.wide}>
            <b>{source.name}</b>
            <div className={classes.dim}>{texts.sourceReadAndUsed(source.licence, numberText(source.read), numberText(source.used))}</div>
            {source.sha256 === '' ? null : (
              <div className={classes.hash}>
                {texts.sha256} <code>{source.sha256}</code>
              </div>
            )}
            {file.build?.report ? null : <CountList label={texts.leftOut} counts={source.dropped} wordOf={reasonText} />}
          </div>
        ))}
      </section>
      <section aria-label={texts.usedBy}>
        <h3>{texts.usedBy}</h3>
        <p className={classes.dim}>
          {file.queries === 0 ? texts.usedByNone : counts.queries(file.queries)}
          {hidden > 0 ? texts.andHiddenQueries(numberText(hidden)) : ''}
        </p>
        <ul className={classes.people}>
          {(used.data?.queries ?? []).map((query) => (
            <li key={query.id}>
              <Link to={paths.tree(query.projectid, query.id)}>{query.name}</Link>
              <small className={classes.dim}>
                {query.owner}, {dateText(query.created)}
              </small>
            </li>
          ))}
        </ul>
      </section>
      {file.own ? (
        <section aria-label={common.deleteIt}>
          <Button
            variant="default"
            color="red"
            disabled={file.on}
            leftSection={<IconTrash size={16} stroke={1.75} aria-hidden />}
            onClick={() => setIsAsked(true)}
          >
            {texts.deleteKind(kindText(file.kind))}
          </Button>
          {file.on ? <p className={classes.dim}>{texts.deletedWhenOff}</p> : null}
        </section>
      ) : null}
      <DeleteDataFile file={file} isOpen={isAsked} onClose={() => setIsAsked(false)} onDone={onClose} />
    </DrawerFrame>
  );
}
