import '../i18n.ts';
import { SearchX } from 'lucide-react';
import type { RefObject } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { usePress, useSteady } from '../../../../shared/lib/steady-while-pressed.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state/empty-state.tsx';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import { type FoundMessage, maxMessagesFound, useMessageSearch, usePeople } from '../api.ts';
import { RowHead } from '../list/row-head.tsx';
import { RowsSkeleton } from '../list/rows-skeleton.tsx';
import { groupPeople, type PersonWithConnections } from './group-people.ts';
import { PeopleRows } from './people-rows.tsx';
import { moveInResults } from './result-keys.ts';
import classes from './search-results.module.css';
import { excerptAround, splitMatches } from './split-matches.ts';

function Highlighted({ text, query }: { text: string; query: string }) {
  let at = 0;
  return splitMatches(text, query).map((piece) => {
    const key = at;
    at += piece.text.length;
    return piece.isMatch ? (
      <mark key={key} className={classes.match}>
        {piece.text}
      </mark>
    ) : (
      <span key={key}>{piece.text}</span>
    );
  });
}

interface MessageRowProps {
  found: FoundMessage;
  query: string;
  userId: number;
}

function MessageRow({ found, query, userId }: MessageRowProps) {
  const { t } = useTranslation('messages');
  const { message, name, project_title: project } = found;
  const line = excerptAround(message.text, query);
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
        <span className={classes.excerpt}>
          <Highlighted
            text={message.user_id === userId ? t('list.you', { text: line }) : line}
            query={query}
          />
        </span>
      </span>
    </Link>
  );
}

interface FoundPeopleProps {
  groups: readonly PersonWithConnections[];
  query: string;
  onOpen: (appId: number) => void;
}

function FoundPeople({ groups, query, onOpen }: FoundPeopleProps) {
  const { t } = useTranslation('messages');
  return (
    <section aria-labelledby="found-people">
      <h2 className={classes.group} id="found-people">
        {t('search.people')}
      </h2>
      <PeopleRows
        groups={groups}
        renderName={(name) => <Highlighted text={name} query={query} />}
        onOpen={onOpen}
      />
    </section>
  );
}

interface FoundMessagesProps {
  found: readonly FoundMessage[];
  query: string;
  userId: number;
}

function FoundMessages({ found, query, userId }: FoundMessagesProps) {
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
      {found.length === maxMessagesFound && (
        <p className={classes.note}>{t('search.showEarlier', { count: maxMessagesFound })}</p>
      )}
    </section>
  );
}

function SearchFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('messages');
  return (
    <div className={classes.failed}>
      <Alert
        family="stop"
        action={
          <Button variant="outline" onClick={onRetry}>
            {t('search.retry')}
          </Button>
        }
      >
        {t('search.failed')}
      </Alert>
    </div>
  );
}

interface SearchResultsProps {
  query: string;
  userId: number;
  frame: RefObject<HTMLDivElement | null>;
  field: RefObject<HTMLInputElement | null>;
  onOpen: (appId: number) => void;
}

export function SearchResults({ query, userId, frame, field, onOpen }: SearchResultsProps) {
  const { t } = useTranslation('messages');
  const { isPressed, onPointerDown } = usePress();
  const people = useSteady(usePeople(query), isPressed);
  const messages = useSteady(useMessageSearch(query), isPressed);
  const isStale = people.isPlaceholderData || messages.isPlaceholderData;
  const isWaiting = people.isPending || messages.isPending || isStale;
  // Old results may stay briefly while loading, but not while offline.
  const isOffline = isWaiting && (people.fetchStatus === 'paused' || messages.fetchStatus === 'paused');
  const groups = isOffline ? [] : groupPeople(people.data ?? []);
  const found = isOffline ? [] : (messages.data ?? []);
  const isFailed = people.isError || messages.isError;
  const count = groups.length + found.length;
  const retry = () => {
    void people.refetch();
    void messages.refetch();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the results inside.
    <div
      className={classes.results}
      ref={frame}
      onPointerDown={onPointerDown}
      data-stale={(isStale && !isOffline) || undefined}
      onKeyDown={(event) => moveInResults(event, () => field.current?.focus())}
    >
      <VisuallyHidden role="status">
        {isWaiting ? t('search.waiting') : t('search.found', { count })}
      </VisuallyHidden>
      {isOffline && (
        <div className={classes.failed}>
          <Alert family="wait">{t('search.offline')}</Alert>
        </div>
      )}
      {isWaiting && !isOffline && count === 0 && <RowsSkeleton label={t('search.waiting')} />}
      {groups.length > 0 && <FoundPeople groups={groups} query={query} onOpen={onOpen} />}
      {found.length > 0 && <FoundMessages found={found} query={query} userId={userId} />}
      {isFailed && <SearchFailed onRetry={retry} />}
      {!isWaiting && !isFailed && count === 0 && (
        <EmptyState icon={SearchX} title={t('search.nothing', { query })} text={t('search.nothingText')} />
      )}
    </div>
  );
}
