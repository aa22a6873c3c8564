import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../shared/lib/paths.ts';
import { rowTime } from '../list/row-time.ts';
import type { FoundMessage } from './api/search-messages.ts';
import { Marked } from './marked.tsx';
import { lineAround } from './marked-words.ts';
import classes from './search-results.module.css';

interface MessageRowProps {
  found: FoundMessage;
  query: string;
  userId: number;
}

/** A message that holds the words; leads to its place in the conversation. */
export function MessageRow({ found, query, userId }: MessageRowProps) {
  const { t } = useTranslation('messages');
  const { message, name, project_title: project } = found;
  const line = lineAround(message.text, query);
  return (
    <Link
      className={classes.row}
      data-result
      to={paths.messages({ conversation: message.appId, at: message.seq })}
      state={{ fromList: true, words: query }}
    >
      <span className={classes.text}>
        <span className={classes.top}>
          <b className={classes.name}>{project ? t('search.inConversation', { name, project }) : name}</b>
          <time className={classes.time} dateTime={message.created_at}>
            {rowTime(message.created_at, t('list.yesterday'))}
          </time>
        </span>
        <span className={classes.words}>
          <Marked text={message.user_id === userId ? t('list.you', { words: line }) : line} query={query} />
        </span>
      </span>
    </Link>
  );
}
