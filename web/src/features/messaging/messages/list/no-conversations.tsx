import { MessageSquare } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
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
        <ButtonLink to={isRecruiter ? paths.findTalents() : paths.findJobs()} variant="outline">
          {t(isRecruiter ? 'none.findTalents' : 'none.findJobs')}
        </ButtonLink>
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
        <Button variant="outline" onClick={onShowAll}>
          {t('list.showAll')}
        </Button>
      }
    />
  );
}
