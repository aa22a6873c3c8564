import type { SessionUser } from '@callboard/contract/accounts/sessions';
import { useLocation, useNavigate } from 'react-router';
import { ConversationPane, PersonPanel, useThread } from '../../../features/messaging/messages/index.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { usePageTitle } from '../../../shared/lib/page-title.ts';
import { paths } from '../../../shared/lib/paths.ts';
import { useSession } from '../../../shared/lib/session/index.ts';
import { useMediaQuery } from '../../../shared/ui/theme/use-media-query.ts';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden/visually-hidden.tsx';
import { ListColumn } from './list-column.tsx';
import classes from './messages-page.module.css';
import { NothingOpen } from './nothing-open.tsx';
import { OpeningWith } from './opening-with.tsx';
import { useMessagesAddress } from './use-messages-address.ts';
import { useViewHeight } from './use-view-height.ts';

const cameFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromList' in state;

const wordsIn = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'words' in state && typeof state.words === 'string'
    ? state.words
    : undefined;

/** Back to the list: by the way one came, if one came from there. */
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

/** The conversation that the address names, and who it is with. */
function Open({ user, appId, at, isWriting }: OpenProps) {
  const { t } = useTranslation('messages');
  const { conversation, error } = useThread(appId);
  const hasPanel = useMediaQuery('(min-width: 75rem)');
  const isPhone = useMediaQuery('(max-width: 44rem)');
  const back = useBackToList();
  const words = wordsIn(useLocation().state);
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
          words={words}
          isWriting={isWriting}
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

function None() {
  const { t } = useTranslation('messages');
  usePageTitle(t('page.title'));
  return <NothingOpen />;
}

function Messages({ user }: { user: SessionUser }) {
  const { conversation, with: withId, project, at, reply } = useMessagesAddress();
  const isOpen = conversation !== undefined || withId !== undefined;
  useViewHeight();
  return (
    <div
      className={classes.page}
      data-open={isOpen || undefined}
      data-whole-phone={conversation === undefined ? undefined : true}
    >
      <div className={classes.list}>
        <ListColumn user={user} openId={conversation} />
      </div>
      {conversation !== undefined && (
        <Open key={conversation} user={user} appId={conversation} at={at} isWriting={reply === 1} />
      )}
      {conversation === undefined && withId !== undefined && (
        <OpeningWith user={user} userId={withId} projectId={project} />
      )}
      {!isOpen && <None />}
    </div>
  );
}

export function Component() {
  const { user } = useSession();
  return user ? <Messages user={user} /> : null;
}
