import '../words.ts';
import type { SessionUser } from '@callboard/contract/accounts/sessions';
import type { UserRecord } from '@callboard/contract/accounts/settings';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { usePageTitle } from '../../../../shared/lib/page-title.ts';
import { ErrorState } from '../../../../shared/ui/error-state/error-state.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { Skeleton, Waiting } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { useUserRecord } from '../../../accounts/settings/index.ts';
import { useTalentDashboard } from '../api.ts';
import { formatDay } from '../model/format-day.ts';
import { partOfDay } from '../model/greeting.ts';
import { nextSteps } from '../model/next-steps.ts';
import { ComingUp } from './coming-up.tsx';
import classes from './dashboard.module.css';
import { DoorCard } from './door-card.tsx';
import { StepCard } from './step-card.tsx';
import { StrengthStrip } from './strength-strip.tsx';
import { TalentActions } from './talent-actions.tsx';
import { TalentAside } from './talent-aside.tsx';

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
