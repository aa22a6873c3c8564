import { Button } from '@mantine/core';
import { MessageSquare } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { EmptyState } from '../../../../shared/ui/empty-state/empty-state.tsx';
import type { Shown } from './filter-chips.tsx';

/** Nobody has written yet: how conversations begin. */
export function NoConversations({ isRecruiter }: { isRecruiter: boolean }) {
  const { t } = useTranslation('messages');
  return (
    <EmptyState
      icon={MessageSquare}
      title={t('none.title')}
      text={t(isRecruiter ? 'none.recruiter' : 'none.talent')}
      action={
        <Button component={Link} to={isRecruiter ? paths.findTalents() : paths.findJobs()} variant="default">
          {t(isRecruiter ? 'none.findTalents' : 'none.findJobs')}
        </Button>
      }
    />
  );
}

interface NoneLikeThisProps {
  shown: Shown;
  onShowAll: () => void;
}

/** There are some, but none of this kind. */
export function NoneLikeThis({ shown, onShowAll }: NoneLikeThisProps) {
  const { t } = useTranslation('messages');
  const kind = shown === 'unread' ? 'Unread' : 'InProject';
  return (
    <EmptyState
      icon={MessageSquare}
      title={t(`list.none${kind}`)}
      text={t(`list.none${kind}Text`)}
      action={
        <Button variant="default" onClick={onShowAll}>
          {t('list.showAll')}
        </Button>
      }
    />
  );
}
