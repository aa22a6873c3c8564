import type { RecruiterCard as Recruiter } from '@callboard/contract/people/recruiter-profiles';
import { ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Avatar } from '../../../../shared/ui/avatar/avatar.tsx';
import { Status } from '../../../../shared/ui/status/status.tsx';
import { StatusChip } from '../../../../shared/ui/status/status-chip.tsx';
import classes from './who-casts.module.css';

/** One who casts. The whole card is the link to their page. */
export function RecruiterCard({ recruiter }: { recruiter: Recruiter }) {
  const { t } = useTranslation('whoCasts');
  const { name, company, role, city, is_verified, recruiter_edit_image, open_call_count: count } = recruiter;
  const line = [role, company === name ? undefined : company, city].filter(Boolean).join(', ');
  return (
    <li className={classes.card}>
      <Avatar src={recruiter_edit_image ?? undefined} name={name} size="lg" />
      <div className={classes.who}>
        <Link className={classes.name} to={paths.recruiter(recruiter.userUniqueId)}>
          {name}
        </Link>
        {line && <p className={classes.line}>{line}</p>}
        {(is_verified || count > 0) && (
          <p className={classes.marks}>
            {is_verified && (
              <StatusChip family="go" icon={ShieldCheck}>
                {t('verified')}
              </StatusChip>
            )}
            {count > 0 && <Status name="open">{t('casting', { count })}</Status>}
          </p>
        )}
      </div>
    </li>
  );
}
