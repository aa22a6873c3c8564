import { forReading, sizeTypes, toFeetAndInches } from '@callboard/contract/people/measurements';
import { Star, User } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../../shared/lib/paths.ts';
import { peekTarget } from '../../../../../shared/lib/session/index.ts';
import { Alert } from '../../../../../shared/ui/alert/alert.tsx';
import { ButtonLink } from '../../../../../shared/ui/button/button.tsx';
import { Curtain } from '../../../../../shared/ui/curtain/curtain.tsx';
import { Fact, Facts } from '../../../../../shared/ui/facts/facts.tsx';
import { useReducedMotion } from '../../../../../shared/ui/theme/use-media-query.ts';
import { nameOf, useCities } from '../../../../site/reference/index.ts';
import { useCover } from '../../api.ts';
import { BoundToggle } from '../../components/bound-fields.tsx';
import { PageSection } from '../../components/page-section.tsx';
import { useFieldValue, useOpenList, useWizard } from '../../model/wizard-context.ts';
import { ManagerSection } from './manager-section.tsx';
import { MissingList } from './missing-list.tsx';
import { ProofSection } from './proof-section.tsx';
import classes from './review-page.module.css';
import type { PublishError } from './use-publish.ts';

const shownAtMost = 4;

/** The first few names of a list, and how many more there are. */
function useNames() {
  const { t } = useTranslation('profileWizard');
  return (names: readonly string[]): string => {
    const [first, rest] = [names.slice(0, shownAtMost), names.length - shownAtMost];
    return [first.join(', '), rest > 0 && t('review.preview.more', { count: rest })]
      .filter(Boolean)
      .join(' ');
  };
}

/** A city of any list, or what was typed. */
function useCityName(entry: number | string | null): string {
  const { lists } = useWizard();
  const cities = useCities(typeof entry === 'number' ? [entry] : [], lists.cities);
  return typeof entry === 'string' ? entry : nameOf([...lists.cities, ...cities], entry);
}

function CoverFacts() {
  const { t } = useTranslation('profileWizard');
  const { lists } = useWizard();
  const names = useNames();
  const { from, to } = useFieldValue('playingAge');
  const { stored } = useFieldValue('height');
  const city = useCityName(useFieldValue('residence'));
  const skillList = useOpenList('skills');
  const languages = names(
    useFieldValue('languages').map(({ language }) => nameOf(lists.languages, language)),
  );
  const skills = names(
    useFieldValue('skills').map((one) => (typeof one === 'string' ? one : nameOf(skillList, one))),
  );
  const tall = stored === null ? undefined : toFeetAndInches(stored);
  return (
    <Facts>
      {from && to && <Fact label={t('review.preview.playing')}>{`${from}\u2013${to}`}</Fact>}
      {city && <Fact label={t('review.preview.city')}>{city}</Fact>}
      {tall && stored !== null && (
        <Fact label={t('review.preview.height')}>
          {`${tall.feet}\u2032 ${tall.inches}\u2033, ${forReading(stored, sizeTypes.centimetres)} cm`}
        </Fact>
      )}
      {languages && <Fact label={t('review.preview.languages')}>{languages}</Fact>}
      {skills && <Fact label={t('review.preview.skills')}>{skills}</Fact>}
    </Facts>
  );
}

/** Cover, name and key facts, as on a talent card. */
function SimplePreview() {
  const { t } = useTranslation('profileWizard');
  const { wizard } = useWizard();
  const { data: cover } = useCover(wizard.userId);
  const first = useFieldValue('firstName');
  const last = useFieldValue('lastName');
  const headline = useFieldValue('headline');
  return (
    <div className={classes.preview}>
      {cover ? (
        <img className={classes.cover} src={cover.file_url} alt={t('review.preview.title')} />
      ) : (
        <span className={classes.cover}>
          <User size={36} aria-hidden />
          {t('review.preview.noCover')}
        </span>
      )}
      <div className={classes.text}>
        <p className={classes.name}>
          {first} {last}
        </p>
        {headline && <p className={classes.headline}>{headline}</p>}
        <CoverFacts />
      </div>
    </div>
  );
}

/** How long the curtain takes to open, in milliseconds. */
const opens = 1100;

/** The curtain opens once, unless reduced motion is preferred. */
function Opening() {
  const isStill = useReducedMotion();
  const [isOpening, setIsOpening] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsOpening(false), opens);
    return () => clearTimeout(timer);
  }, []);
  return isOpening && !isStill ? <Curtain state="opening" isQuick={false} /> : null;
}

/** Shown right after publishing, with the job that somebody signed up to apply for. */
function JustPublished() {
  const { t } = useTranslation('profileWizard');
  const { payload } = useWizard();
  const isShown = useFieldValue('showToRecruiters');
  const [cameFor] = useState(peekTarget);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={classes.board}>
      <Opening />
      <Star className={classes.star} size={40} aria-hidden />
      <h2 className={classes.title} ref={title} tabIndex={-1}>
        {t('review.done.title')}
      </h2>
      <p className={classes.text}>{t(isShown ? 'review.done.text' : 'review.done.hidden')}</p>
      <div className={classes.actions}>
        {cameFor && (
          <ButtonLink to={cameFor} size="lg">
            {t('review.done.apply')}
          </ButtonLink>
        )}
        <ButtonLink
          to={paths.talent(payload.userUniqueId)}
          size="lg"
          variant={cameFor ? 'outline' : 'filled'}
        >
          {t('review.done.see')}
        </ButtonLink>
        <ButtonLink to={paths.dashboard()} size="lg" variant="outline">
          {t('review.done.dashboard')}
        </ButtonLink>
      </div>
    </div>
  );
}

interface ReviewPageProps {
  hasJustPublished: boolean;
  error: PublishError | undefined;
}

function PublishedNote() {
  const { t } = useTranslation('profileWizard');
  const isShown = useFieldValue('showToRecruiters');
  return (
    <Alert family={isShown ? 'go' : 'wait'}>
      <b>{t('review.published.title')}</b> {t(isShown ? 'review.published.on' : 'review.published.hidden')}
    </Alert>
  );
}

/** Page 6: what is missing, a preview, and visibility. */
export function ReviewPage({ hasJustPublished, error }: ReviewPageProps) {
  const { t } = useTranslation('profileWizard');
  const { payload } = useWizard();
  const isPublished = payload.progress.is_profile_creation_completed;
  return (
    <>
      {hasJustPublished && <JustPublished />}
      {isPublished && !hasJustPublished && <PublishedNote />}
      {error && <Alert family="stop">{t(`review.${error}`)}</Alert>}
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
      <ManagerSection />
      <ProofSection />
    </>
  );
}
