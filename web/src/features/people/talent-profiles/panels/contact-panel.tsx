import type { UnlockedTalent } from '@callboard/contract/people/talent-profiles/profile';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import { ContactLines } from '../../../../shared/ui/contact-lines/contact-lines.tsx';
import { Status } from '../../../../shared/ui/status/status.tsx';
import { MessageButton } from './contact-buttons.tsx';
import classes from './panel.module.css';
import { Panel } from './panel.tsx';

interface ContactPanelProps {
  talent: UnlockedTalent;
  /** Off in the owner's own preview. */
  canMessage: boolean;
}

/** For recruiters who unlocked the talent. */
export function ContactPanel({ talent, canMessage }: ContactPanelProps) {
  const { t } = useTranslation('talentProfile');
  const { name, unlocked_at: unlockedAt } = talent;
  return (
    <Panel title={t('contact.title')} status={<Status name="unlocked" />} isPrinted>
      <ContactLines contact={talent} name={name} />
      {canMessage && (
        <div className={`${classes.actions} ${classes.onDesktop}`}>
          <MessageButton talent={talent} variant="outline" />
        </div>
      )}
      <p className={classes.small}>
        {unlockedAt ? t('contact.unlocked', { date: formatDate(unlockedAt) }) : t('contact.staysOpen')}{' '}
        {t('contact.revealed')}
      </p>
    </Panel>
  );
}
