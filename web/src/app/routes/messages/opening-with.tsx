import type { SessionUser } from '@callboard/contract/accounts/sessions';
import { Navigate } from 'react-router';
import { NotOpened, useConversationWith } from '../../../features/messaging/messages/index.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { usePageTitle } from '../../../shared/lib/page-title.ts';
import { paths } from '../../../shared/lib/paths.ts';
import { ButtonLink } from '../../../shared/ui/button/button.tsx';
import { Skeleton, Waiting } from '../../../shared/ui/skeleton/skeleton.tsx';
import classes from './messages-page.module.css';

interface OpeningWithProps {
  user: SessionUser;
  userId: number;
  projectId: number | undefined;
}

/** The address names a person: their conversation is found or begun, and the address becomes its own. */
export function OpeningWith({ user, userId, projectId }: OpeningWithProps) {
  const { t } = useTranslation('messages');
  usePageTitle(t('page.title'));
  const { data: appId, error, refetch } = useConversationWith({ userId, projectId });
  if (appId !== undefined) {
    return <Navigate to={paths.messages({ conversation: appId, reply: 1 })} replace />;
  }
  return (
    <div className={classes.nothing}>
      {error ? (
        <NotOpened
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
        <Waiting label={t('drawer.opening')}>
          <Skeleton width="16rem" height="1.25rem" />
        </Waiting>
      )}
    </div>
  );
}
