import type { ProjectInvitation } from '@callboard/contract/casting/project-people';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { useTeam, useWithdrawInvitation } from '../api.ts';
import classes from './open-invitations.module.css';

function OpenInvitation({ invitation, projectId }: { invitation: ProjectInvitation; projectId: number }) {
  const { t } = useTranslation('projectPeople');
  const { mutate, isPending } = useWithdrawInvitation();
  const { id, email, role, created_at, expires_at } = invitation;
  const withdraw = () =>
    mutate(
      { params: { id: projectId, invitationId: id } },
      {
        onSuccess: () => void toast(t('open.withdrawn')),
        onError: () => void toast(t('open.failed'), { severity: 'error' }),
      },
    );
  return (
    <li className={classes.invitation}>
      <span className={classes.words}>
        <span className={classes.who}>{email ?? t('open.link')}</span>
        <span className={classes.facts}>
          {t('open.facts', { role: t(`role.${role}`), date: formatDate(expires_at) })}
        </span>
      </span>
      <Button
        variant="outline"
        size="xs"
        className={classes.withdraw}
        loading={isPending}
        aria-label={
          email === null
            ? t('open.withdrawLink', { date: formatDate(created_at) })
            : t('open.withdrawOf', { who: email })
        }
        onClick={withdraw}
      >
        {t('open.withdraw')}
      </Button>
    </li>
  );
}

/** Invitations that nobody has accepted yet. */
export function OpenInvitations({ projectId }: { projectId: number }) {
  const { t } = useTranslation('projectPeople');
  const { data } = useTeam(projectId);
  if (!data || data.invitations.length === 0) return null;
  return (
    <section>
      <h3 className={classes.title}>{t('open.title')}</h3>
      <ul className={classes.invitations}>
        {data.invitations.map((invitation) => (
          <OpenInvitation key={invitation.id} invitation={invitation} projectId={projectId} />
        ))}
      </ul>
    </section>
  );
}
