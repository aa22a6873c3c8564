import { useEffect, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import { useTimeFormat } from '../../../../shared/lib/format/time-format.ts';
import { useSession } from '../../../../shared/lib/session/index.ts';
import { BottomBar } from '../../../../shared/ui/bottom-bar/bottom-bar.tsx';
import { ButtonAnchor } from '../../../../shared/ui/button/button.tsx';
import { Skeleton, Waiting } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { ApplyButton, feeText, SaveButton, withdrawnId } from '../../job-cards/index.ts';
import type { ReadJob } from '../api.ts';
import { deadlineText, localDeadline } from '../model/deadline-text.ts';
import { type ForRole, fitWord, forTalent, openTo, shownApplication } from '../model/talent-part.ts';
import { AppliedTo, Obstacle } from './application-state.tsx';
import classes from './apply-panel.module.css';
import { MatchPercent, Reasons } from './fit-reasons.tsx';

/** By the clock of this device, once the page has settled: the server does not know it, and Intl costs time. */
function useLocalDeadline({ deadline }: ReadJob): string | undefined {
  const [local, setLocal] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setLocal(deadline ? localDeadline(deadline) : undefined), settledMs);
    return () => clearTimeout(timer);
  }, [deadline]);
  return local;
}

const settledMs = 1000;

function Until({ job }: { job: ReadJob }) {
  const { t } = useTranslation('jobPage');
  useTimeFormat();
  const local = useLocalDeadline(job);
  if (!job.deadline) return <p className={classes.note}>{t('apply.untilFilled')}</p>;
  const when = deadlineText(job.deadline);
  return (
    <p className={classes.note}>
      {t('apply.closes', { when: local ? `${when} (${t('apply.local', { when: local })})` : when })}
    </p>
  );
}

interface HeadProps {
  forRoles: readonly ForRole[];
}

/** Of one role the reasons; of several, which fits best. */
function Fit({ job, forRoles }: HeadProps & { job: ReadJob }) {
  const { t } = useTranslation('jobPage');
  const [only, ...others] = forRoles;
  if (!only) return null;
  if (others.length === 0) {
    const { percent } = only.match;
    return (
      <>
        <div className={classes.head}>
          <h2>{t(`fit.${fitWord(percent)}`)}</h2>
          <MatchPercent percent={percent} />
        </div>
        <Reasons own={only} />
      </>
    );
  }
  const nameOf = (id: number | null) => job.roles.find((role) => role.id === id)?.name ?? job.title;
  return (
    <>
      <div className={classes.head}>
        <h2>{t('fit.roles')}</h2>
      </div>
      <ul className={classes.roles}>
        {forRoles
          .toSorted((one, other) => other.match.percent - one.match.percent)
          .map(({ charcter_id: id, match }) => (
            <li key={id}>
              <span>{nameOf(id)}</span>
              <MatchPercent percent={match.percent} />
            </li>
          ))}
      </ul>
    </>
  );
}

interface MainActionProps {
  job: ReadJob;
  /** At the foot of a phone. */
  isBar?: boolean;
}

/** The one red button of the page. Several roles are applied for one by one. */
function MainAction({ job, isBar = false }: MainActionProps) {
  const { t } = useTranslation('jobPage');
  const forRoles = forTalent(job)?.for_roles ?? [];
  const [application, ...others] = forRoles.flatMap((own) => shownApplication(job, own) ?? []);
  if (!openTo(job) && !application) return null;
  if (application && others.length === 0 && (!job.is_open || job.roles.length <= 1)) {
    return <AppliedTo application={application} />;
  }
  if (job.roles.length > 1) {
    return (
      <ButtonAnchor href="#roles" size="lg" fullWidth>
        {t('roles')}
      </ButtonAnchor>
    );
  }
  const [own] = forRoles;
  if (own?.obstacle) return isBar ? null : <Obstacle obstacle={own.obstacle} />;
  return (
    <ApplyButton
      jobUniqueId={job.jobUniqueId}
      role={job.roles[0]?.id ?? null}
      application={withdrawnId(own?.application)}
      look={{ variant: 'filled', size: 'lg', fullWidth: true }}
    />
  );
}

/** Whether there is something to press at the foot of a phone. */
function hasBar(job: ReadJob, userType: number | undefined): boolean {
  const forRoles = forTalent(job)?.for_roles ?? [];
  if (forRoles.some((own) => shownApplication(job, own))) return true;
  const isBlocked = job.roles.length <= 1 && forRoles[0]?.obstacle != null;
  return userType !== 2 && openTo(job) && !isBlocked;
}

interface ApplyPanelProps {
  job: ReadJob;
  /** The talent’s own view is still loading. */
  isArriving: boolean;
}

/** How one fits, the fee, and what one can do. */
export function ApplyPanel({ job, isArriving }: ApplyPanelProps) {
  const { t } = useTranslation('jobPage');
  const { t: cards } = useTranslation('jobCards');
  const { t: controls } = useTranslation('controls');
  const { user } = useSession();
  const talent = forTalent(job);
  const { amount, unit } = feeText(job, cards);
  const [own] = talent?.for_roles ?? [];
  return (
    <section className={classes.card} aria-label={t('apply.panel')}>
      {isArriving && (
        <Waiting label={controls('query.loading', { thing: t('fit.loading') })}>
          <Skeleton height="10rem" />
        </Waiting>
      )}
      {talent && <Fit job={job} forRoles={talent.for_roles} />}
      <p className={classes.fee}>
        <span>{t('payFee')}</span>
        <span>
          <b>{amount}</b> {unit}
        </span>
      </p>
      {isArriving ? (
        <Skeleton height="3rem" />
      ) : (
        <div className={hasBar(job, user?.user_type) ? classes.inBar : undefined}>
          <MainAction job={job} />
        </div>
      )}
      {talent && <SaveButton jobUniqueId={job.jobUniqueId} isSaved={talent.is_saved} />}
      {own?.application && talent?.for_roles.length === 1 && (
        <p className={classes.note}>
          {t('apply.appliedOn', { day: formatDate(own.application.applied_at) })}
        </p>
      )}
      {openTo(job) && <Until job={job} />}
      {!user && openTo(job) && <p className={classes.note}>{t('apply.guest')}</p>}
    </section>
  );
}

/** The same at the foot of a phone. */
export function ApplyBar({ job, isArriving }: ApplyPanelProps) {
  const { t } = useTranslation('jobPage');
  const { user } = useSession();
  if (isArriving || !hasBar(job, user?.user_type)) return null;
  return (
    <BottomBar label={t('apply.label')}>
      <MainAction job={job} isBar />
    </BottomBar>
  );
}
