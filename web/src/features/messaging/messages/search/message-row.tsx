import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import type { FoundMessage } from '../api.ts';
import { RowHead } from '../list/row-head.tsx';
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
        <RowHead
          name={project ? t('search.inConversation', { name, project }) : name}
          at={message.created_at}
        />
        <span className={classes.words}>
          <Marked text={message.user_id === userId ? t('list.you', { words: line }) : line} query={query} />
        </span>
      </span>
    </Link>
  );
}
