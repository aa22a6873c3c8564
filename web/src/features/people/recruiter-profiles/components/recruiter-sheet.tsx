import type { RecruiterProfile } from '@callboard/contract/people/recruiter-profiles';
import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { type TFunction, useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { usePageHead } from '../../../../shared/lib/page-head.ts';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import { ProfileHeader } from '../../../../shared/ui/profile-header/profile-header.tsx';
import { Skeleton, SkeletonText } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { Status } from '../../../../shared/ui/status/status.tsx';
import { StatusChip } from '../../../../shared/ui/status/status-chip.tsx';
import { Cover, Portrait } from './page-photos.tsx';
import { RecruiterProjects } from './recruiter-projects.tsx';
import classes from './recruiter-sheet.module.css';
import { OpenJobs, PastCastings } from './recruiter-work.tsx';

/** Casting director, Lantern Casting, Mumbai. Many work under their own name, which is not repeated. */
const lineOf = ({ name, role, company, city }: RecruiterProfile): string =>
  [role, company === name ? undefined : company, city?.name].filter(Boolean).join(', ');

/** Title and description for search engines and shared links. */
function useRecruiterHead(recruiter: RecruiterProfile): void {
  const { t } = useTranslation('recruiterProfile');
  const { name, company, city, role, open_call_count: count } = recruiter;
  const line = [name, lineOf(recruiter)].filter(Boolean).join(', ');
  const jobs = count > 0 ? t('descriptionJobs', { count }) : '';
  usePageHead({
    title: company === name ? name : t('title', { name, company }),
    description: t('description', { line, jobs }).replace(/ {2,}/g, ' '),
    isUnlisted: !recruiter.is_public,
    structured: {
      '@type': 'Person',
      name,
      ...(role && { jobTitle: role }),
      worksFor: { '@type': 'Organization', name: company },
      ...(city && { workLocation: { '@type': 'City', name: city.name } }),
    },
  });
}

function Header({ recruiter }: { recruiter: RecruiterProfile }) {
  const { t } = useTranslation('recruiterProfile');
  const { name, is_verified, open_call_count: count, bio } = recruiter;
  const verified = (
    <StatusChip family="go" icon={ShieldCheck}>
      {t('verified')}
    </StatusChip>
  );
  const casting = <Status name="casting">{t('casting', { count })}</Status>;
  return (
    <ProfileHeader
      name={name}
      line={lineOf(recruiter)}
      statuses={[
        ...(is_verified ? [{ key: 'verified', chip: verified }] : []),
        ...(count > 0 ? [{ key: 'casting', chip: casting }] : []),
      ]}
      about={bio ?? undefined}
      labels={{ more: t('readAll'), less: t('fewer') }}
    />
  );
}

interface FactLine {
  readonly label: string;
  readonly value: string;
}

const namesOf = (items: readonly { name: string }[]) => items.map(({ name }) => name).join(', ');

/** Lines without a value are left out. */
function factsOf(recruiter: RecruiterProfile, t: TFunction<'recruiterProfile'>): FactLine[] {
  const { casting_since, city, project_types, languages, projects_here } = recruiter;
  return [
    { label: t('facts.since'), value: casting_since === null ? '' : String(casting_since) },
    { label: t('facts.city'), value: city?.name ?? '' },
    { label: t('facts.casts'), value: namesOf(project_types) },
    { label: t('facts.languages'), value: namesOf(languages) },
    { label: t('facts.projects'), value: projects_here > 0 ? formatCount(projects_here) : '' },
  ].filter(({ value }) => value !== '');
}

interface RecruiterSheetProps {
  recruiter: RecruiterProfile;
  /** The owner's button. */
  underPhoto?: ReactNode;
  lead?: ReactNode;
  tail?: ReactNode;
  side: ReactNode;
  bar: ReactNode;
}

function FactList({ recruiter }: { recruiter: RecruiterProfile }) {
  const { t } = useTranslation('recruiterProfile');
  const facts = factsOf(recruiter, t);
  if (facts.length === 0) return null;
  return (
    <section className={classes.facts} aria-label={t('facts.label')}>
      <Facts>
        {facts.map(({ label, value }) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
      </Facts>
    </section>
  );
}

/** The page as everyone sees it. Sections without content are left out. */
export function RecruiterSheet({ recruiter, underPhoto, lead, tail, side, bar }: RecruiterSheetProps) {
  useRecruiterHead(recruiter);
  return (
    <article className={classes.page}>
      <Cover recruiter={recruiter} />
      <div className={classes.sheet}>
        <div className={classes.portrait}>
          <Portrait recruiter={recruiter} />
          {underPhoto}
        </div>
        <div className={classes.main}>
          <Header recruiter={recruiter} />
          {lead}
          <OpenJobs recruiter={recruiter} />
          <RecruiterProjects recruiter={recruiter} />
          <PastCastings castings={recruiter.past_castings} />
          {tail}
        </div>
        <FactList recruiter={recruiter} />
        <aside className={classes.side}>{side}</aside>
      </div>
      {bar}
    </article>
  );
}

export function SheetSkeleton() {
  return (
    <div className={classes.page}>
      <Cover />
      <div className={classes.sheet}>
        <div className={classes.portrait}>
          <Portrait />
        </div>
        <div className={`${classes.main} ${classes.skeleton}`}>
          <Skeleton width="min(100%, 20rem)" height="3.25rem" />
          <Skeleton width="min(100%, 26rem)" height="1.25rem" />
          <SkeletonText lines={3} />
          <Skeleton height="2.25rem" />
          <SkeletonText lines={6} />
        </div>
        <div className={classes.side}>
          <Skeleton height="16rem" />
        </div>
      </div>
    </div>
  );
}
