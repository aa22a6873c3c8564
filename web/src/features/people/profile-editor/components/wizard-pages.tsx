import type { TalentProgress } from '@callboard/contract/people/profile-editor/publishing-needs';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { logProblem } from '../../../../shared/lib/log-problem.ts';
import { usePageTitle } from '../../../../shared/lib/page-title.ts';
import { type ProfileSection, paths } from '../../../../shared/lib/paths.ts';
import { session } from '../../../../shared/lib/session/index.ts';
import { useIsOnline } from '../../../../shared/lib/use-is-online.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { Stack } from '../../../../shared/ui/layout/layout.tsx';
import { changeProgress } from '../api.ts';
import { missingOn } from '../model/needs.ts';
import {
  goToTarget,
  lastPage,
  linkTo,
  numberOf,
  type PageName,
  pageAt,
  pageInAddress,
  sectionInAddress,
  targetId,
  wizardPageOf,
} from '../model/pages.ts';
import { useMissing, usePageStates } from '../model/use-progress.ts';
import { useInvalidFields } from '../model/use-save-status.ts';
import { useWizard } from '../model/wizard-context.ts';
import { AboutPage } from '../pages/about/about-page.tsx';
import { BodyPage } from '../pages/body/body-page.tsx';
import { ReviewPage } from '../pages/review/review-page.tsx';
import { usePublish } from '../pages/review/use-publish.ts';
import { SkillsPage } from '../pages/skills/skills-page.tsx';
import { WorkPage } from '../pages/work/work-page.tsx';
import { ContinueBar, NextSummary } from './next-step.tsx';
import { PageBars, PageList } from './page-navigation.tsx';
import classes from './wizard.module.css';

/** The page to start on: where they left off, or the first one of a published profile. */
const resumeAt = ({ is_profile_creation_completed, last_activity_page }: TalentProgress): PageName =>
  pageAt(is_profile_creation_completed ? 1 : last_activity_page);

/** The page in the URL, so going back and reloading work. */
function usePage(progress: TalentProgress): PageName {
  const [search] = useSearchParams();
  const [resumed] = useState(() => resumeAt(progress));
  const section = sectionInAddress(search);
  return section ? wizardPageOf(section) : (pageInAddress(search) ?? resumed);
}

/** Moves focus to the title of a new page, or to the field a link points to. */
export function useTargetOnPage(page: PageName | ProfileSection) {
  const title = useRef<HTMLHeadingElement>(null);
  const { hash, key } = useLocation();
  const shown = useRef<PageName | ProfileSection>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: selecting the same link again moves focus again.
  useEffect(() => {
    const isTurned = shown.current !== undefined && shown.current !== page;
    shown.current = page;
    if (hash && goToTarget(hash.slice(1))) return;
    if (isTurned) title.current?.focus({ preventScroll: true });
  }, [page, hash, key]);
  return title;
}

/** Saves the furthest page reached, until the profile is published. */
function useRememberedProgress(page: PageName): void {
  const { wizard, payload, updatePayload, isReadOnly } = useWizard();
  const isOnline = useIsOnline();
  const { is_profile_creation_completed: isPublished, last_activity_page: reached } = payload.progress;
  const number = numberOf(page);
  const isFurther = !isPublished && !isReadOnly && number > reached;
  useEffect(() => {
    if (!isFurther || !isOnline) return;
    changeProgress(wizard.userId, { last_activity_page: number })
      .then(async (progress) => {
        updatePayload((known) => ({ ...known, progress }));
        // Reaching the last page opens the rest of the app.
        if (number === lastPage) await session.refreshUser();
      })
      .catch((error: unknown) => logProblem('The furthest page was not saved', error));
  }, [isFurther, isOnline, number, wizard, updatePayload]);
}

/** Page 2: the gallery of another feature. */
export function PhotosPage({ gallery }: { gallery: ReactNode }) {
  return (
    <div id={targetId('gallery')} tabIndex={-1}>
      {gallery}
    </div>
  );
}

const hasRequired: ReadonlySet<PageName | ProfileSection> = new Set(['about', 'body', 'skills']);

/** What the asterisk means. */
export function RequiredNote() {
  const { t } = useTranslation('profileWizard');
  return <p className={classes.required}>{t('required')}</p>;
}

interface WizardPagesProps {
  gallery: ReactNode;
}

/** The first Next shows what is still needed; the second continues anyway. */
function useNext(page: PageName) {
  const { wizard } = useWizard();
  const navigate = useNavigate();
  const needs = missingOn(page, useMissing());
  const invalid = useInvalidFields(wizard).filter((one) => one.page === page);
  const [warnedOn, setWarnedOn] = useState<PageName>();
  const isWarned = warnedOn === page;
  const goToNext = () => void navigate(linkTo(pageAt(numberOf(page) + 1)));
  const next = () => {
    if (isWarned || needs.length + invalid.length === 0) goToNext();
    else setWarnedOn(page);
  };
  return { next, goToNext, isSummaryShown: isWarned && needs.length + invalid.length > 0 };
}

export function FrozenNotice() {
  const { t } = useTranslation('profileWizard');
  return (
    <Alert
      family="frozen"
      action={
        <ButtonLink to={paths.contactUs()} size="sm" variant="outline">
          {t('frozen.contact')}
        </ButtonLink>
      }
    >
      {t('frozen.text')}
    </Alert>
  );
}

/** The open page of the wizard, with its navigation. */
export function WizardPages({ gallery }: WizardPagesProps) {
  const { t } = useTranslation('profileWizard');
  const { payload, isReadOnly } = useWizard();
  const page = usePage(payload.progress);
  const title = useTargetOnPage(page);
  const states = usePageStates();
  const { next, goToNext, isSummaryShown } = useNext(page);
  const [hasJustPublished, setHasJustPublished] = useState(false);
  const { publish, isBusy, error } = usePublish(() => setHasJustPublished(true));
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
    review: () => <ReviewPage hasJustPublished={hasJustPublished} error={error} />,
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
            {hasRequired.has(page) && <RequiredNote />}
          </header>
          {isReadOnly && page !== 'media' && <FrozenNotice />}
          {isSummaryShown && <NextSummary page={page} onContinue={goToNext} />}
          <Stack gap={6} key={page}>
            {pages[page]()}
          </Stack>
        </div>
      </div>
      <ContinueBar page={page} action={page === 'review' ? publishButton : nextButton} />
    </div>
  );
}
