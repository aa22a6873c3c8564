import '../i18n.ts';
import type { SessionUser } from '@callboard/contract/accounts/sessions';
import type { UserRecord } from '@callboard/contract/accounts/settings';
import type { TalentDashboard } from '@callboard/contract/people/dashboard';
import { CalendarDays, ChevronRight, Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { isCompleteTalent } from '../../../../shared/lib/complete-talent.ts';
import { usePageTitle } from '../../../../shared/lib/page-title.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { ErrorState } from '../../../../shared/ui/error-state/error-state.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { Skeleton, Waiting } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { useUserRecord } from '../../../accounts/settings/index.ts';
import { useTalentDashboard } from '../api.ts';
import { partOfDay } from '../model/greeting.ts';
import { nextSteps } from '../model/next-steps.ts';
import { pageOfPart } from '../model/strength.ts';
import classes from './dashboard.module.css';
import { DoorCard } from './door-card.tsx';
import { StepCard } from './step-card.tsx';
import { TalentAside } from './talent-aside.tsx';

function TalentActions({ user }: { user: SessionUser }) {
  const { t } = useTranslation('dashboard');
  return (
    <div className={classes.actions}>
      {isCompleteTalent(user) && (
        <ButtonLink
          to={`${paths.talent(user.userUniqueId)}?view=recruiter`}
          variant="outline"
          leftSection={<Eye size={16} aria-hidden />}
        >
          {t('seeAsRecruiter')}
        </ButtonLink>
      )}
      <ButtonLink
        to={paths.talentCalendar()}
        variant="outline"
        leftSection={<CalendarDays size={16} aria-hidden />}
      >
        {t('calendar')}
      </ButtonLink>
    </div>
  );
}

/** What recruiters ask of a talent, and when. Until somebody does, what will stand here. */
function ComingUp() {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <section aria-labelledby="asked">
        <SectionTitle id="asked">{t('asked.title')}</SectionTitle>
        <p className={classes.none}>{t('asked.none')}</p>
      </section>
      <section aria-labelledby="auditions">
        <SectionTitle
          id="auditions"
          aside={
            <Link className={classes.link} to={paths.talentCalendar()}>
              {t('calendar')}
            </Link>
          }
        >
          {t('auditions.title')}
        </SectionTitle>
        <p className={classes.none}>{t('auditions.none')}</p>
      </section>
    </>
  );
}

/** The same in one line, at the top of a phone. */
function StrengthStrip({ strength }: Pick<TalentDashboard, 'strength'>) {
  const { t } = useTranslation('dashboard');
  const { next, percent } = strength;
  const page = next === null ? undefined : pageOfPart[next];
  return (
    <Link className={classes.strip} to={paths.editTalentProfile(page)}>
      <span className={classes.figure}>
        <span className={classes.hidden}>{t('strength.title')} </span>
        {percent}%
      </span>
      <span className={classes.words}>
        <span className={classes.bar} aria-hidden>
          <span style={{ width: `${percent}%` }} />
        </span>
        {next === null ? t('strength.full') : t(`strength.parts.${next}.next`)}
      </span>
      <ChevronRight size={18} aria-hidden />
    </Link>
  );
}

const day = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  weekday: 'long',
  day: '2-digit',
  month: 'short',
  year: 'numeric',
});

/** Saturday 14 Nov 2026 */
const formatDay = (moment: Date): string => day.format(moment).replace(',', '');

/** What others wait for, told by another part of the product. */
interface Asked {
  /** Not known yet: nothing is drawn that it would push away. */
  readonly isPending: boolean;
  readonly count: number;
  readonly part: ReactNode;
}

interface DashboardProps {
  user: SessionUser;
  onAddIcon: () => void;
  asked?: Asked;
  /** After everything else: what another part of the product has to say here. */
  foot?: ReactNode;
}

function Steps({ record, onAddIcon }: { record: UserRecord; onAddIcon: () => void }) {
  const { t } = useTranslation('dashboard');
  const { waiting, doors } = nextSteps(record);
  return (
    <>
      {waiting.length > 0 && (
        <section aria-labelledby="next-steps">
          <SectionTitle id="next-steps">{t('next')}</SectionTitle>
          <ul className={classes.steps}>
            {waiting.map((step, at) => (
              <StepCard key={step} step={step} record={record} isFirst={at === 0} onAddIcon={onAddIcon} />
            ))}
          </ul>
        </section>
      )}
      {record.user_type === 1 && <ComingUp />}
      <section aria-labelledby="whenever">
        <SectionTitle id="whenever">{t('also')}</SectionTitle>
        <ul className={classes.doors}>
          {doors.map((door) => (
            <DoorCard key={door} door={door} record={record} />
          ))}
        </ul>
      </section>
    </>
  );
}

function Content({ user, onAddIcon, asked }: Omit<DashboardProps, 'foot'>) {
  const { t } = useTranslation('dashboard');
  const { data, isPending, refetch } = useUserRecord(user.user_id);
  if (data && !asked?.isPending) {
    return (
      <>
        {asked?.part}
        {/* The icon and the names are newer in the session, which is told of every change. */}
        <Steps record={{ ...data, ...user }} onAddIcon={onAddIcon} />
      </>
    );
  }
  if (isPending || asked?.isPending) {
    return (
      <Waiting label={t('loading')}>
        <div className={classes.skeleton}>
          <Skeleton width="9rem" height="1.75rem" />
          <Skeleton height="6.5rem" />
          <Skeleton height="4.5rem" />
        </div>
      </Waiting>
    );
  }
  return (
    <ErrorState
      title={t('error.title')}
      happened={t('error.happened')}
      kept={t('error.kept')}
      next={t('error.next')}
      onRetry={() => void refetch()}
    />
  );
}

function Waits({ user, asked }: Pick<DashboardProps, 'user' | 'asked'>) {
  const { t } = useTranslation('dashboard');
  const { data } = useUserRecord(user.user_id);
  if (!data || asked?.isPending) return null;
  const count = nextSteps({ ...data, ...user }).waiting.length + (asked?.count ?? 0);
  return <span>{count > 0 ? t('waiting', { count }) : t('nothingWaits')}</span>;
}

function Strip({ userId }: { userId: number }) {
  const { data } = useTalentDashboard(userId);
  return data ? <StrengthStrip strength={data.strength} /> : null;
}

export function Dashboard({ user, onAddIcon, asked, foot }: DashboardProps) {
  const { t } = useTranslation('dashboard');
  usePageTitle(t('title'));
  const now = new Date();
  const isTalent = user.user_type === 1;
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <div>
          <h1 className={classes.greeting}>{t(partOfDay(now), { name: user.first_name })}</h1>
          <p className={classes.today}>
            <time dateTime={now.toISOString()}>{formatDay(now)}</time>
            <Waits user={user} {...(asked && { asked })} />
          </p>
        </div>
        {isTalent && <TalentActions user={user} />}
      </div>
      {isTalent && <Strip userId={user.user_id} />}
      <div className={classes.columns} data-two={isTalent || undefined}>
        <div className={classes.content}>
          <Content user={user} onAddIcon={onAddIcon} {...(asked && { asked })} />
          {foot}
        </div>
        {isTalent && <TalentAside userId={user.user_id} />}
      </div>
    </div>
  );
}
