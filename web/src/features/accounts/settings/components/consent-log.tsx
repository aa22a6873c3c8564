import type { getConsents } from '@callboard/contract/accounts/consents';
import type { Result } from '@callboard/contract/endpoint';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDateTime } from '../../../../shared/lib/format/dates.ts';
import classes from './consent-log.module.css';

type Log = Result<typeof getConsents>['log'];

/** Every word that was given and taken back, newest first. */
export function ConsentLog({ log }: { log: Log }) {
  const { t } = useTranslation('settings');
  if (log.length === 0) return null;
  return (
    <details className={classes.log}>
      <summary>{t('consents.log', { count: log.length })}</summary>
      <ol>
        {log.map(({ topic, given, wording, at }) => (
          <li key={`${topic} ${at}`}>
            <time dateTime={at}>{formatDateTime(at)}</time>
            <strong>
              {t(`consents.topics.${topic}`)}: {t(given ? 'consents.logGiven' : 'consents.logTakenBack')}
            </strong>
            <span>{wording}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
