import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { usePageTitle } from '../../../../shared/lib/page-title.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { Notice } from '../../../../shared/ui/notice/notice.tsx';
import { missingOn } from '../model/needs.ts';
import { linkTo } from '../model/page-links.ts';
import { numberOf, type PageName, pageAt } from '../model/pages.ts';
import { useMissing } from '../model/use-facts.ts';
import { usePage, usePlaceOnPage } from '../model/use-page.ts';
import { usePageStates } from '../model/use-page-states.ts';
import { useRememberedProgress } from '../model/use-progress.ts';
import { useFaultyFields } from '../model/use-save-mark.ts';
import { useWizard } from '../model/wizard-context.ts';
import { AboutPage } from '../pages/about/about-page.tsx';
import { BodyPage } from '../pages/body/body-page.tsx';
import { PhotosPage } from '../pages/photos/photos-page.tsx';
import { ReviewPage } from '../pages/review/review-page.tsx';
import { usePublish } from '../pages/review/use-publish.ts';
import { SkillsPage } from '../pages/skills/skills-page.tsx';
import { WorkPage } from '../pages/work/work-page.tsx';
import { GoOnBar } from './go-on-bar.tsx';
import { NextSummary } from './next-summary.tsx';
import { PageBars } from './page-bars.tsx';
import { PageList } from './page-list.tsx';
import classes from './wizard.module.css';

interface WizardPagesProps {
  gallery: ReactNode;
}

/** The first press on Next says what is still needed; the second goes on all the same. */
function useNext(page: PageName) {
  const { wizard } = useWizard();
  const navigate = useNavigate();
  const needs = missingOn(page, useMissing());
  const faulty = useFaultyFields(wizard).filter((one) => one.page === page);
  const [warnedOn, setWarnedOn] = useState<PageName>();
  const isWarned = warnedOn === page;
  const goOn = () => void navigate(linkTo(pageAt(numberOf(page) + 1)));
  const next = () => {
    if (isWarned || needs.length + faulty.length === 0) goOn();
    else setWarnedOn(page);
  };
  return { next, goOn, isSummaryShown: isWarned && needs.length + faulty.length > 0 };
}

function FrozenNotice() {
  const { t } = useTranslation('profileWizard');
  return (
    <Notice
      family="frozen"
      action={
        <ButtonLink to={paths.contactUs()} size="sm" variant="outline">
          {t('frozen.contact')}
        </ButtonLink>
      }
    >
      {t('frozen.text')}
    </Notice>
  );
}

/** The page of the wizard that is open, with everything around it. */
export function WizardPages({ gallery }: WizardPagesProps) {
  const { t } = useTranslation('profileWizard');
  const { payload, isReadOnly } = useWizard();
  const page = usePage(payload.progress);
  const title = usePlaceOnPage(page);
  const states = usePageStates();
  const { next, goOn, isSummaryShown } = useNext(page);
  const [hasJustPublished, setHasJustPublished] = useState(false);
  const { publish, isBusy, trouble } = usePublish(() => setHasJustPublished(true));
  useRememberedProgress(page);
  const isPublished = payload.progress.is_profile_creation_completed;
  const head = isPublished && page === 'review' ? 'published' : page;
  usePageTitle(`${t(isPublished ? 'titlePublished' : 'title')}: ${t(`pages.${page}`)}`);

  const pages: Record<PageName, () => ReactNode> = {
    about: () => <AboutPage />,
    media: () => <PhotosPage gallery={gallery} />,
    body: () => <BodyPage />,
    skills: () => <SkillsPage />,
    work: () => <WorkPage />,
    review: () => <ReviewPage hasJustPublished={hasJustPublished} trouble={trouble} />,
  };
  const publishButton = isPublished ? (
    <ButtonLink to={paths.talent(payload.userUniqueId)} size="lg" variant="outline">
      {t('review.done.see')}
    </ButtonLink>
  ) : (
    <Button size="lg" onClick={publish} loading={isBusy} disabled={isReadOnly}>
      {t('review.publish')}
    </Button>
  );
  const nextButton = (
    <Button size="lg" onClick={next}>
      {t('bar.next', { name: t(`pages.${pageAt(numberOf(page) + 1)}`) })}
    </Button>
  );
  return (
    <div className={classes.wizard}>
      <div className={classes.panes}>
        <PageList current={page} states={states} />
        <div className={classes.column}>
          <PageBars current={page} states={states} />
          <header className={classes.head}>
            <p className={classes.step}>
              {t('pages.step', { page: numberOf(page), name: t(`pages.${page}`) })}
            </p>
            <h1 className={classes.title} ref={title} tabIndex={-1}>
              {t(`heads.${head}.title`)}
            </h1>
            <p className={classes.lead}>{t(`heads.${head}.lead`)}</p>
          </header>
          {isReadOnly && page !== 'media' && <FrozenNotice />}
          {isSummaryShown && <NextSummary page={page} onGoOn={goOn} />}
          <div className={classes.page} key={page}>
            {pages[page]()}
          </div>
        </div>
      </div>
      <GoOnBar page={page} action={page === 'review' ? publishButton : nextButton} />
    </div>
  );
}
