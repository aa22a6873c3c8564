import { Link } from 'react-router';
import { useTranslation } from '../../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../../shared/lib/paths.ts';
import { Notice } from '../../../../../shared/ui/notice/notice.tsx';
import { BoundToggle } from '../../components/bound/bound-choices.tsx';
import { PageSection } from '../../components/page-section.tsx';
import { useFieldValue } from '../../model/use-field.ts';
import { useWizard } from '../../model/wizard-context.ts';
import { MissingList } from './missing-list.tsx';
import { OnTheBoard } from './on-the-board.tsx';
import { SimplePreview } from './simple-preview.tsx';
import type { PublishTrouble } from './use-publish.ts';

interface ReviewPageProps {
  hasJustPublished: boolean;
  trouble: PublishTrouble | undefined;
}

function PublishedNote() {
  const { t } = useTranslation('profileWizard');
  const isShown = useFieldValue('showToRecruiters');
  return (
    <Notice family={isShown ? 'go' : 'wait'}>
      <b>{t('review.published.title')}</b> {t(isShown ? 'review.published.on' : 'review.published.hidden')}
    </Notice>
  );
}

/** Page 6: what is missing, how it looks, who sees it. */
export function ReviewPage({ hasJustPublished, trouble }: ReviewPageProps) {
  const { t } = useTranslation('profileWizard');
  const { payload } = useWizard();
  const isPublished = payload.progress.is_profile_creation_completed;
  return (
    <>
      {hasJustPublished && <OnTheBoard />}
      {isPublished && !hasJustPublished && <PublishedNote />}
      {trouble && <Notice family="stop">{t(`review.${trouble}`)}</Notice>}
      {!hasJustPublished && <MissingList />}
      <PageSection
        title={t('review.preview.title')}
        aside={
          <Link to={`${paths.talent(payload.userUniqueId)}?view=recruiter`} target="_blank">
            {t('review.preview.whole')}
          </Link>
        }
      >
        <SimplePreview />
      </PageSection>
      <PageSection title={t('review.visibility.title')}>
        <BoundToggle name="showToRecruiters" hint={t('about.visibility.hint')} />
      </PageSection>
    </>
  );
}
