import { MESSAGES, type NewsItem } from '@retron/contract';
import removeMarkdown from 'remove-markdown';
import { dateText } from '../../components/text/dates.ts';
import { Markdown } from '../markdown/Markdown.tsx';
import classes from './NewsItems.module.css';

export interface NewsItemsProps {
  readonly items: readonly NewsItem[];
  /** Two lines of each body, for a card. */
  readonly isShort?: boolean;
}

/** News, newest first. */
export function NewsItems({ items, isShort = false }: NewsItemsProps) {
  if (items.length === 0) return <p className={classes.none}>{MESSAGES.noNews}</p>;
  return (
    <ul className={classes.list}>
      {items.map((item) => (
        <li key={item.id} className={classes.item}>
          <div className={classes.head}>
            <h3>{item.title}</h3>
            <time dateTime={item.dateCreated}>{dateText(item.dateCreated)}</time>
          </div>
          {isShort ? (
            <p data-short>{removeMarkdown(item.body).replaceAll(/\n\s*\n/g, '\n')}</p>
          ) : (
            <>
              <Markdown text={item.body} />
              <small>{item.author}</small>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
