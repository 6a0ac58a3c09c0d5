import { ActionIcon, Popover } from '@mantine/core';
import type { WireNotice } from '@retron/contract';
import { IconAt, IconBell, IconMessage, IconUserPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { COMMENTS_HASH, paths } from '../../addresses/paths.ts';
import { StatusChip } from '../../components/StatusChip.tsx';
import { dateTimeText } from '../../components/text/dates.ts';
import type { FinishedQuery } from '../../shared/notices/finished-queries.ts';
import * as texts from '../../texts/notifications.ts';
import classes from './NoticesBell.module.css';
import { bellLabel } from './notice-words.ts';
import { type Notice, useNotices } from './use-notices.ts';

/** The bell of the header: which of the reader's queries have ended and what others did, that first which was not looked at yet. */
export function NoticesBell() {
  const notices = useNotices();
  const [isOpen, setIsOpen] = useState(false);
  const handleChange = (open: boolean) => {
    setIsOpen(open);
    // They stay marked while one reads them.
    if (!open) notices.markAllRead();
  };
  return (
    <Popover opened={isOpen} onChange={handleChange} position="bottom-end" width={340} trapFocus returnFocus withRoles={false}>
      <Popover.Target>
        <ActionIcon
          className={classes.bell ?? ''}
          aria-label={bellLabel(notices.unread)}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => handleChange(!isOpen)}
        >
          <IconBell size={18} stroke={1.75} />
          {notices.unread === 0 ? null : (
            <span className={classes.count} aria-hidden>
              {notices.unread}
            </span>
          )}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p={0}>
        <div role="dialog" aria-label={texts.notifications}>
          <div className={classes.head}>
            <h2>{texts.notifications}</h2>
            {notices.running === 0 ? null : <span>{texts.queriesRunning(notices.running)}</span>}
          </div>
          {notices.notices.length === 0 ? (
            <p className={classes.none} tabIndex={-1} data-autofocus>
              {texts.noneHasEnded}
            </p>
          ) : (
            <ul className={classes.list}>
              {notices.notices.map((notice) => (
                <li key={keyOf(notice)}>
                  {notice.kind === 'ended' ? (
                    <EndedQuery query={notice.query} isUnread={notices.isUnread(notice)} onChoose={() => handleChange(false)} />
                  ) : (
                    <DoneByOther notice={notice} isUnread={notices.isUnread(notice)} onChoose={() => handleChange(false)} />
                  )}
                </li>
              ))}
            </ul>
          )}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}

function keyOf(notice: Notice): string {
  if (notice.kind === 'ended') return `ended-${notice.query.id}`;
  return notice.kind === 'member' ? `member-${notice.projectid}` : `comment-${notice.comment}`;
}

interface NoticeProps {
  readonly isUnread: boolean;
  readonly onChoose: () => void;
}

const OTHER_ICONS = { comment: IconMessage, mention: IconAt, member: IconUserPlus };

/** A comment on a query of the reader's or one that names the reader, or a project that the reader was added to. */
function DoneByOther({ notice, isUnread, onChoose }: NoticeProps & { readonly notice: WireNotice }) {
  const Icon = OTHER_ICONS[notice.kind];
  const address =
    notice.kind === 'member' || notice.qid === null
      ? paths.project(notice.projectid)
      : paths.tree(notice.projectid, notice.qid, notice.ensid ?? undefined);
  return (
    <Link
      to={address}
      {...(notice.kind === 'member' ? {} : { hash: COMMENTS_HASH })}
      className={classes.notice}
      data-unread={isUnread || undefined}
      onClick={onChoose}
    >
      <span className={classes.name}>
        <span>{notice.kind === 'member' ? notice.projectName : (notice.sessionid ?? notice.projectName)}</span>
        {isUnread ? <span className={classes.new}>{texts.markNew}</span> : null}
      </span>
      <Icon size={16} stroke={1.75} aria-hidden />
      <span className={classes.facts}>{doneText(notice)}</span>
      <time className={classes.facts} dateTime={notice.at}>
        {dateTimeText(notice.at)}
      </time>
    </Link>
  );
}

function doneText(notice: WireNotice): string {
  if (notice.kind === 'member') return texts.addedYou(notice.by);
  return notice.kind === 'mention' ? texts.mentionedYou(notice.by, notice.title) : texts.commented(notice.by, notice.title);
}

function EndedQuery({ query, isUnread, onChoose }: NoticeProps & { readonly query: FinishedQuery }) {
  return (
    <Link to={paths.tree(query.projectid, query.id)} className={classes.notice} data-unread={isUnread || undefined} onClick={onChoose}>
      <span className={classes.name}>
        <span>{query.sessionid}</span>
        {isUnread ? <span className={classes.new}>{texts.markNew}</span> : null}
      </span>
      <StatusChip status={query.status} />
      <span className={classes.facts}>
        {query.projectName} · {texts.suggestionsFound(query.suggestions)}
      </span>
      <time className={classes.facts} dateTime={query.finished}>
        {dateTimeText(query.finished)}
      </time>
    </Link>
  );
}
