import type { ClientPage } from '@callboard/contract/casting/client-page';
import { Copy, TimerOff, Undo } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import { useCopy } from '../../../../shared/lib/use-copy.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { firstNameOf } from '../model/page-texts.ts';
import classes from './opening-form.module.css';

function Unsent({ text }: { text: string }) {
  const { t } = useTranslation('clientPage');
  const { copy } = useCopy(
    text,
    () => toast(t('ended.copied')),
    () => toast(t('ended.copyFailed'), { severity: 'error' }),
  );
  return (
    <>
      <p className={classes.lead}>{t('ended.unsent')}</p>
      <pre className={classes.unsent}>{text}</pre>
      <Button variant="outline" leftSection={<Copy size={16} aria-hidden />} onClick={() => void copy()}>
        {t('ended.copy')}
      </Button>
    </>
  );
}

interface EndedProps {
  page: ClientPage;
  /** What the client had not sent when the link ended while it was open. */
  unsent: string;
}

/** The bill stays; whom to ask is said in place of the faces. */
export function Ended({ page, unsent }: EndedProps) {
  const { t } = useTranslation('clientPage');
  const name = firstNameOf(page.from.name);
  const isRevoked = page.state === 'revoked';
  const Icon = isRevoked ? Undo : TimerOff;
  return (
    <section className={classes.opening} role="status">
      <p className={classes.icon} aria-hidden>
        <Icon size={26} />
      </p>
      <h2 className={classes.title}>
        {isRevoked ? t('ended.revoked', { name }) : t('ended.expired', { date: formatDate(page.expires_at) })}
      </h2>
      <p className={classes.lead}>{t('ended.text', { name })}</p>
      {unsent !== '' && <Unsent text={unsent} />}
    </section>
  );
}
