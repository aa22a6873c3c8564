import type { TalentProgress } from '@callboard/contract/people/profile-editor/publishing-needs';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { logProblem } from '../../../../shared/lib/log-problem.ts';
import { usePageTitle } from '../../../../shared/lib/page-title.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { session } from '../../../../shared/lib/session/index.ts';
import { useIsOnline } from '../../../../shared/lib/use-is-online.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { changeProgress } from '../api.ts';
import { missingOn } from '../model/needs.ts';
import { linkTo } from '../model/page-links.ts';
import { lastPage, numberOf, type PageName, pageAt, pageInAddress, pageNames } from '../model/pages.ts';
import { goToPlace, placeId } from '../model/places.ts';
import { useMissing } from '../model/use-facts.ts';
import { type PageState, usePageStates } from '../model/use-page-states.ts';
import { useFaultyFields } from '../model/use-save-mark.ts';
import { useWizard } from '../model/wizard-context.ts';
import { AboutPage } from '../pages/about/about-page.tsx';
import { BodyPage } from '../pages/body/body-page.tsx';
import { ReviewPage } from '../pages/review/review-page.tsx';
import { usePublish } from '../pages/review/use-publish.ts';
import { SkillsPage } from '../pages/skills/skills-page.tsx';
import { WorkPage } from '../pages/work/work-page.tsx';
import { GoOnBar } from './go-on-bar.tsx';
import { NextSummary } from './next-summary.tsx';
import { PageList } from './page-list.tsx';
import classes from './wizard.module.css';
import pageBarsClasses from './wizard-pages.module.css';

interface PageBarsProps {
  current: PageName;
  states: Record<PageName, PageState>;
}

/** Six bars, filled as far as each page is; on a phone they are the way about. */
function PageBars({ current, states }: PageBarsProps) {
  const { t } = useTranslation('profileWizard');
  return (
    <nav className={pageBarsClasses.bars} aria-label={t('pages.label')}>
      {pageNames.map((page) => (
        <Link
          key={page}
          className={pageBarsClasses.bar}
          to={linkTo(page)}
          aria-label={t(`pages.${page}`)}
          aria-current={page === current ? 'step' : undefined}
        >
          <span className={pageBarsClasses.track}>
            <span
              className={pageBarsClasses.done}
              style={{ width: `${Math.round(states[page].share * 100)}%` }}
            />
          </span>
        </Link>
      ))}
    </nav>
  );
}

/** Where somebody comes in who named no page: where they left off, or at the beginning of a finished profile. */
const resumeAt = ({ is_profile_creation_completed, last_activity_page }: TalentProgress): PageName =>
  pageAt(is_profile_creation_completed ? 1 : last_activity_page);

/** The page in the address, so that back works and a reload stays. */
function usePage(progress: TalentProgress): PageName {
  const [search] = useSearchParams();
  const [resumed] = useState(() => resumeAt(progress));
  return pageInAddress(search) ?? resumed;
}

/** A turned page begins at its title; a link to a field ends in the field. */
function usePlaceOnPage(page: PageName) {
  const title = useRef<HTMLHeadingElement>(null);
  const { hash, key } = useLocation();
  const shown = useRef<PageName>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again leads there again.
  useEffect(() => {
    const isTurned = shown.current !== undefined && shown.current !== page;
    shown.current = page;
    if (hash && goToPlace(hash.slice(1))) return;
    if (isTurned) title.current?.focus({ preventScroll: true });
  }, [page, hash, key]);
  return title;
}

/** Remembers how far somebody has come: forwards only, and not after publishing. */
function useRememberedProgress(page: PageName): void {
  const { wizard, payload, keep, isReadOnly } = useWizard();
  const isOnline = useIsOnline();
  const { is_profile_creation_completed: isPublished, last_activity_page: reached } = payload.progress;
  const number = numberOf(page);
  const isFurther = !isPublished && !isReadOnly && number > reached;
  useEffect(() => {
    if (!isFurther || !isOnline) return;
    changeProgress(wizard.userId, { last_activity_page: number })
      .then(async (progress) => {
        keep((known) => ({ ...known, progress }));
        // From the last page on one may look around.
        if (number === lastPage) await session.refreshUser();
      })
      .catch((error: unknown) => logProblem('The page reached was not remembered', error));
  }, [isFurther, isOnline, number, wizard, keep]);
}

/** Page 2: the gallery, which is a part of its own. */
function PhotosPage({ gallery }: { gallery: ReactNode }) {
  return (
    <div id={placeId('gallery')} tabIndex={-1}>
      {gallery}
    </div>
  );
}

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
