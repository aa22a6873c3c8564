import type { JobRole } from '@callboard/contract/casting/job-fields';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { Status } from '../../../../shared/ui/status/status.tsx';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import { ApplyButton, feeText, withdrawnId } from '../../job-cards/index.ts';
import type { ReadJob } from '../api.ts';
import { agesText, weightText } from '../model/role-facts.ts';
import { type ForRole, forRole, openTo, shownApplication } from '../model/talent-part.ts';
import { AppliedTo, Obstacle } from './application-state.tsx';
import { MatchPercent, Reasons } from './fit-reasons.tsx';
import { Asked, RoleFacts } from './role-details.tsx';
import classes from './role-list.module.css';

interface RoleProps {
  job: ReadJob;
  role: JobRole;
  own: ForRole | undefined;
  /** The view that says how one fits is still loading. */
  isArriving: boolean;
}

function RoleAction({ job, role, own, isArriving }: RoleProps) {
  const { t } = useTranslation('jobPage');
  const application = shownApplication(job, own);
  if (application) return <AppliedTo application={application} />;
  // That the job is closed or paused is said once, above.
  if (!job.is_open) return null;
  if (!role.is_open) return <Status name="closed">{t('roleFilled')}</Status>;
  if (own?.obstacle) return <Obstacle obstacle={own.obstacle} />;
  if (isArriving || !openTo(job)) return null;
  return (
    <ApplyButton
      jobUniqueId={job.jobUniqueId}
      role={role.id}
      application={withdrawnId(own?.application)}
      look={{ variant: 'outline', size: 'sm' }}
      of={role.name}
    />
  );
}

function Role(props: RoleProps) {
  const { job, role, own } = props;
  const { t } = useTranslation('jobPage');
  const { t: cards } = useTranslation('jobCards');
  const plays = [weightText(role, t), role.gender ?? t('facts.any'), agesText(role, t)];
  const paid = role.fee_paise === null ? job : { ...role, is_unpaid: false };
  const fee = feeText(paid, cards);
  return (
    <li className={classes.role}>
      <div className={classes.line}>
        <div className={classes.name}>
          <h3>{role.name}</h3>
          <p>
            {plays.filter(Boolean).join(', ')}. {fee.amount} {fee.unit}
          </p>
        </div>
        {own && <MatchPercent percent={own.match.percent} />}
        <RoleAction {...props} />
      </div>
      <details className={classes.more}>
        <summary>
          {t('roleMore')}
          <VisuallyHidden> {role.name}</VisuallyHidden>
          <ChevronDown size={15} aria-hidden />
        </summary>
        <div className={classes.details}>
          {role.brief && <p className={classes.brief}>{role.brief}</p>}
          <RoleFacts role={role} />
          {role.disclosures.length > 0 && <Asked disclosures={role.disclosures} />}
          {own && <Reasons own={own} />}
        </div>
      </details>
    </li>
  );
}

interface RoleListProps {
  job: ReadJob;
  isArriving: boolean;
}

/** Several roles: how one fits each, and each with its own Apply. */
export function RoleList({ job, isArriving }: RoleListProps) {
  const { t } = useTranslation('jobPage');
  const open = job.roles.filter((role) => role.is_open).length;
  return (
    <section id="roles">
      <SectionTitle aside={job.is_open ? t('rolesAside', { count: open }) : undefined}>
        {t('roles')}
      </SectionTitle>
      <ul className={classes.roles}>
        {job.roles.map((role) => (
          <Role key={role.id} job={job} role={role} own={forRole(job, role)} isArriving={isArriving} />
        ))}
      </ul>
    </section>
  );
}
