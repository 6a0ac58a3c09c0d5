import { Button } from '@mantine/core';
import { DIRECTIONS, type WireDataFile } from '@retron/contract';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '../../addresses/paths.ts';
import { usingQueriesOptions } from '../../api/data-files.ts';
import { dateText } from '../../components/text/dates.ts';
import { counted, numberText } from '../../texts/counts.ts';
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
        <dt>Holds</dt>
        <dd>{contentsOf(file).join(', ')}</dd>
        {file.precedents === null ? null : (
          <>
            <dt>Precedents</dt>
            <dd>{numberText(file.precedents)} reactions kept as examples</dd>
          </>
        )}
        {file.directions.length === 0 ? null : (
          <>
            <dt>For</dt>
            <dd>{file.directions.map((direction) => DIRECTIONS[direction]).join(', ')}</dd>
          </>
        )}
        <dt>Version</dt>
        <dd>{file.version}</dd>
        <dt>From</dt>
        <dd>{file.own ? 'the team' : 'comes with Retron'}</dd>
        <dt>Licence</dt>
        <dd>{file.licence}</dd>
        <dt>Size</dt>
        <dd>{sizeText(file.size)}</dd>
        <dt>SHA-256</dt>
        <dd>
          <code>{file.sha256}</code>
        </dd>
        <dt>Builder</dt>
        <dd>
          {file.builder}
          {file.settings === '' ? null : <div className={classes.dim}>{file.settings}</div>}
        </dd>
      </dl>
      {file.build?.report ? (
        <section aria-label="Report">
          <h3>Report</h3>
          <p className={classes.dim}>
            Uploaded by {file.build.username} on {dateText(file.build.created)}: {file.build.filename}
          </p>
          <BuildReport report={file.build.report} what={file.kind === 'library' ? 'reactions' : 'rows'} />
        </section>
      ) : null}
      <section aria-label="Built from">
        <h3>Built from</h3>
        {file.sources.map((source) => (
          <div key={`${source.name} ${source.sha256}`} className={classes.wide}>
            <b>{source.name}</b>
            <div className={classes.dim}>
              {source.licence}; {numberText(source.read)} read, {numberText(source.used)} used
            </div>
            {source.sha256 === '' ? null : (
              <div className={classes.hash}>
                SHA-256 <code>{source.sha256}</code>
              </div>
            )}
            {file.build?.report ? null : <CountList label="Left out" counts={source.dropped} wordOf={reasonText} />}
          </div>
        ))}
      </section>
      <section aria-label="Used by">
        <h3>Used by</h3>
        <p className={classes.dim}>
          {file.queries === 0 ? 'No query was planned with it yet.' : counted(file.queries, 'query', 'queries')}
          {hidden > 0 ? `; ${numberText(hidden)} in projects of others, or older` : ''}
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
        <section aria-label="Delete">
          <Button
            variant="default"
            color="red"
            disabled={file.on}
            leftSection={<IconTrash size={16} stroke={1.75} aria-hidden />}
            onClick={() => setIsAsked(true)}
          >
            Delete {kindText(file.kind)}
          </Button>
          {file.on ? <p className={classes.dim}>It can be deleted when it is off.</p> : null}
        </section>
      ) : null}
      <DeleteDataFile file={file} isOpen={isAsked} onClose={() => setIsAsked(false)} onDone={onClose} />
    </DrawerFrame>
  );
}
