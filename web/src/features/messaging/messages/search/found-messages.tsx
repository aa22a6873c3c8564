import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { type FoundMessage, messagesFound } from '../api.ts';
import { MessageRow } from './message-row.tsx';
import classes from './search-results.module.css';

interface FoundMessagesProps {
  found: readonly FoundMessage[];
  query: string;
  userId: number;
}

export function FoundMessages({ found, query, userId }: FoundMessagesProps) {
  const { t } = useTranslation('messages');
  return (
    <section aria-labelledby="found-messages">
      <h2 className={classes.group} id="found-messages">
        {t('search.messages')}
      </h2>
      <ul className={classes.rows}>
        {found.map((one) => (
          <li key={one.message.id}>
            <MessageRow found={one} query={query} userId={userId} />
          </li>
        ))}
      </ul>
      {found.length === messagesFound && (
        <p className={classes.note}>{t('search.showEarlier', { count: messagesFound })}</p>
      )}
    </section>
  );
}
