import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { keptReferral } from '../../../../shared/lib/referral.ts';
import { useInviter } from '../api.ts';
import classes from './inviter.module.css';

/** Who sent this visitor. Says nothing when nobody did or nobody by that name is known. */
export function Inviter() {
  const { t } = useTranslation('auth');
  const inviter = useInviter(keptReferral());
  if (!inviter) return null;
  const picture = inviter.recruiter_edit_image ?? inviter.recruiter_cover_image;
  return (
    <p className={classes.inviter}>
      {picture && <img src={picture} alt="" width={24} height={24} />}
      {t('invitedBy', { name: inviter.name })}
    </p>
  );
}
