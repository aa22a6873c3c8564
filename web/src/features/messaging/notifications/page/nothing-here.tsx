import type { SessionUser } from '@callboard/contract/accounts/sessions';
import { Bell, Pin } from 'lucide-react';
import { useLocation } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state/empty-state.tsx';
import type { NoticeSearch } from '../model/notification-address.ts';

interface NothingHereProps {
  user: SessionUser;
  search: NoticeSearch;
}

const icons = { icon: Bell, sideIcon: Pin } as const;

function NothingMatches({ search: { group, search } }: Pick<NothingHereProps, 'search'>) {
  const { t } = useTranslation('notifications');
  const { pathname } = useLocation();
  const text =
    search === '' ? t(group === 'turn' ? 'nothing.turn' : 'nothing.group') : t('nothing.search', { search });
  return (
    <EmptyState
      {...icons}
      title={t('nothing.title')}
      text={text}
      action={
        <ButtonLink to={pathname} variant="outline">
          {t('nothing.action')}
        </ButtonLink>
      }
    />
  );
}

/** Nothing yet, or nothing of this kind. */
export function NothingHere({ user, search }: NothingHereProps) {
  const { t } = useTranslation('notifications');
  if (search.group !== 'all' || search.search !== '') return <NothingMatches search={search} />;
  const isTalent = user.user_type === 1;
  return (
    <EmptyState
      {...icons}
      title={t('empty.title')}
      text={t(isTalent ? 'empty.talent' : 'empty.recruiter')}
      action={
        <ButtonLink to={isTalent ? paths.talent(user.userUniqueId) : paths.findTalents()}>
          {t(isTalent ? 'empty.profile' : 'empty.findTalents')}
        </ButtonLink>
      }
    />
  );
}
