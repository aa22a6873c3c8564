import type { SessionUser } from '@callboard/contract/accounts/sessions';
import { MessageSquare } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import {
  ConversationList,
  ConversationPane,
  ConversationUnavailable,
  ListHead,
  MessageSearchField,
  PeopleDialog,
  PersonPanel,
  SearchResults,
  useConversations,
  useConversationWith,
  useThread,
} from '../../../features/messaging/messages/index.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { usePageTitle } from '../../../shared/lib/page-title.ts';
import { paths } from '../../../shared/lib/paths.ts';
import { useSession } from '../../../shared/lib/session/index.ts';
import { ButtonLink } from '../../../shared/ui/button/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state/empty-state.tsx';
import { Skeleton, Waiting } from '../../../shared/ui/skeleton/skeleton.tsx';
import { useMediaQuery } from '../../../shared/ui/theme/use-media-query.ts';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden/visually-hidden.tsx';
import classes from './messages-page.module.css';
import { useMessagesAddress } from './use-messages-address.ts';

interface ListColumnProps {
  user: SessionUser;
  openId: number | undefined;
  onOpen: (appId: number) => void;
}

/** The list of conversations, or search results. */
function ListColumn({ user, openId, onOpen }: ListColumnProps) {
  const [query, setQuery] = useState('');
  const [isChoosing, setIsChoosing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const isRecruiter = user.user_type === 2;
  const open = (appId: number) => {
    setIsChoosing(false);
    onOpen(appId);
  };
  return (
    <>
      <ConversationList
        userId={user.user_id}
        isRecruiter={isRecruiter}
        openId={openId}
        head={
          <ListHead onNew={() => setIsChoosing(true)}>
            <MessageSearchField query={query} onSearch={setQuery} field={field} frame={frame} />
          </ListHead>
        }
        found={
          query === '' ? undefined : (
            <SearchResults query={query} userId={user.user_id} frame={frame} field={field} onOpen={open} />
          )
        }
      />
      <PeopleDialog
        opened={isChoosing}
        onClose={() => setIsChoosing(false)}
        isRecruiter={isRecruiter}
        onOpen={open}
      />
    </>
  );
}

interface OpeningWithProps {
  user: SessionUser;
  userId: number;
  projectId: number | undefined;
}

/** Finds or starts the conversation with the person in the URL, then updates the URL. */
function OpeningWith({ user, userId, projectId }: OpeningWithProps) {
  const { t } = useTranslation('messages');
  usePageTitle(t('page.title'));
  const { data: appId, error, refetch } = useConversationWith({ userId, projectId });
  if (appId !== undefined) {
    return <Navigate to={paths.messages({ conversation: appId, reply: 1 })} replace />;
  }
  return (
    <div className={classes.nothing}>
      {error ? (
        <ConversationUnavailable
          error={error}
          onRetry={() => void refetch()}
          isRecruiter={user.user_type === 2}
          action={
            <ButtonLink to={paths.messages()} variant="outline">
              {t('page.back')}
            </ButtonLink>
          }
        />
      ) : (
        <Waiting label={t('drawer.loading')}>
          <Skeleton width="16rem" height="1.25rem" />
        </Waiting>
      )}
    </div>
  );
}

/** An on-screen keyboard covers the bottom without resizing the window. The composer must stay above it. */
function useViewHeight(): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const { style } = document.documentElement;
    const fit = () => {
      // Pinch zoom also shrinks the visual viewport.
      const isCovered = view.scale === 1 && view.height < window.innerHeight - 80;
      if (isCovered) style.setProperty('--view-height', `${Math.round(view.height)}px`);
      else style.removeProperty('--view-height');
      if (isCovered) window.scrollTo(0, 0);
    };
    view.addEventListener('resize', fit);
    return () => {
      view.removeEventListener('resize', fit);
      style.removeProperty('--view-height');
    };
  }, []);
}

/** Shown until a conversation is chosen. */
function NothingOpen() {
  const { t } = useTranslation('messages');
  return (
    <div className={classes.nothing}>
      <EmptyState icon={MessageSquare} title={t('page.choose')} text={t('page.chooseText')} />
    </div>
  );
}

/** One pane instead of two. */
const phone = '(max-width: 44rem)';

const cameFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromList' in state;

const searchQueryIn = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'words' in state && typeof state.words === 'string'
    ? state.words
    : undefined;

/** Back to the list, by history if possible. */
function useBackToList() {
  const navigate = useNavigate();
  const { state } = useLocation();
  return () => void (cameFromList(state) ? navigate(-1) : navigate(paths.messages(), { replace: true }));
}

interface OpenProps {
  user: SessionUser;
  appId: number;
  at: number | undefined;
  isWriting: boolean;
}

/** The conversation in the URL and its participant. */
function Open({ user, appId, at, isWriting }: OpenProps) {
  const { t } = useTranslation('messages');
  const { conversation, error } = useThread(appId);
  const hasPanel = useMediaQuery('(min-width: 75rem)');
  const isPhone = useMediaQuery(phone);
  const back = useBackToList();
  const query = searchQueryIn(useLocation().state);
  const name = conversation?.other.name;
  usePageTitle(name === undefined ? t('page.title') : t('page.titleWith', { name }));
  return (
    <>
      <section className={classes.thread} aria-label={name ?? t('page.title')}>
        {isPhone && <VisuallyHidden as="h1">{t('page.title')}</VisuallyHidden>}
        <ConversationPane
          appId={appId}
          user={user}
          at={at}
          query={query}
          autoFocus={isWriting}
          onBack={isPhone ? back : undefined}
        />
      </section>
      {hasPanel && !error && (
        <div className={classes.panel}>
          {conversation && <PersonPanel person={conversation.other} viewerId={user.user_id} />}
        </div>
      )}
    </>
  );
}

/** Beside the list there is room for a conversation: the latest one, in place of an empty pane. */
function LatestConversation() {
  const { t } = useTranslation('messages');
  const { conversations, isLoading } = useConversations();
  const [latest] = conversations;
  if (latest) return <Navigate to={paths.messages({ conversation: latest.appId })} replace />;
  if (!isLoading) return <NothingOpen />;
  return (
    <div className={classes.nothing}>
      <Waiting label={t('drawer.loading')}>
        <Skeleton width="16rem" height="1.25rem" />
      </Waiting>
    </div>
  );
}

function None() {
  const { t } = useTranslation('messages');
  const isPhone = useMediaQuery(phone);
  usePageTitle(t('page.title'));
  return isPhone ? <NothingOpen /> : <LatestConversation />;
}

function Messages({ user }: { user: SessionUser }) {
  const { conversation, with: withId, project, at, reply } = useMessagesAddress();
  const navigate = useNavigate();
  // The router draws the new address later. Until then the latest conversation must not take its place.
  const [chosen, setChosen] = useState<number>();
  if (chosen !== undefined && chosen === conversation) setChosen(undefined);
  const isOpen = conversation !== undefined || withId !== undefined;
  const open = (appId: number) => {
    if (appId !== conversation) setChosen(appId);
    void navigate(paths.messages({ conversation: appId, reply: 1 }), { state: { fromList: true } });
  };
  useViewHeight();
  return (
    <div
      className={classes.page}
      data-open={isOpen || undefined}
      data-whole-phone={conversation === undefined ? undefined : true}
    >
      <div className={classes.list}>
        <ListColumn user={user} openId={conversation} onOpen={open} />
      </div>
      {conversation !== undefined && (
        <Open key={conversation} user={user} appId={conversation} at={at} isWriting={reply === 1} />
      )}
      {conversation === undefined && withId !== undefined && (
        <OpeningWith user={user} userId={withId} projectId={project} />
      )}
      {!isOpen && chosen === undefined && <None />}
    </div>
  );
}

export function Component() {
  const { user } = useSession();
  return user ? <Messages user={user} /> : null;
}
