import { type Consent, consentWording, type getConsents } from '@callboard/contract/accounts/consents';
import type { Result } from '@callboard/contract/endpoint';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { formatDateTime } from '../../../../shared/lib/format/dates.ts';
import { ErrorState } from '../../../../shared/ui/error-state/error-state.tsx';
import { Skeleton, Waiting } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { Toggle } from '../../../../shared/ui/toggle/toggle.tsx';
import { useChangeConsent, useConsents } from '../api.ts';
import { useSettings } from '../model/settings-context.ts';
import { troubleWords } from '../model/trouble-words.ts';
import consentLogClasses from './consents-section.module.css';
import { Section } from './section.tsx';
import classes from './switches.module.css';

type Log = Result<typeof getConsents>['log'];

/** Every word that was given and taken back, newest first. */
function ConsentLog({ log }: { log: Log }) {
  const { t } = useTranslation('settings');
  if (log.length === 0) return null;
  return (
    <details className={consentLogClasses.log}>
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

/** A guardian's consent is given where the guardian is named; here it can be taken back. */
const isListed = ({ topic, given }: Consent) => topic !== 'guardian' || given;

function Switches({ standing }: { standing: readonly Consent[] }) {
  const { t } = useTranslation('settings');
  const { record, isFrozen } = useSettings();
  const change = useChangeConsent();
  const say = ({ topic, given }: Consent) =>
    change.mutate(
      { params: { id: record.user_id }, body: { topic, given: !given } },
      {
        onSuccess: () => toast(t(given ? 'consents.takenBack' : 'consents.given')),
        onError: (error) => toast(troubleWords(t, readRequestError(error)), { severity: 'error' }),
      },
    );
  return (
    <div className={classes.switches}>
      {standing.filter(isListed).map((consent) => (
        <Toggle
          key={consent.topic}
          label={t(`consents.topics.${consent.topic}`)}
          hint={
            <>
              {consentWording[consent.topic]}
              {consent.changed_at && (
                <> {t('consents.since', { date: formatDateTime(consent.changed_at) })}</>
              )}
            </>
          }
          checked={consent.given}
          disabled={change.isPending || (isFrozen && !consent.given)}
          onChange={() => say(consent)}
        />
      ))}
    </div>
  );
}

/** What a talent agreed to, with the record of it. In effect at once, not when the page is saved. */
export function ConsentsSection() {
  const { t } = useTranslation('settings');
  const { record } = useSettings();
  const { data, isPending, refetch } = useConsents(record.user_id);
  return (
    <Section id="consents" title={t('sections.consents')}>
      {data && (
        <>
          <Switches standing={data.standing} />
          <ConsentLog log={data.log} />
        </>
      )}
      {isPending && (
        <Waiting label={t('consents.loading')}>
          <Skeleton height="9rem" />
        </Waiting>
      )}
      {!data && !isPending && (
        <ErrorState
          title={t('consents.error')}
          happened={t('error.happened')}
          kept={t('error.kept')}
          next={t('error.next')}
          onRetry={() => void refetch()}
        />
      )}
    </Section>
  );
}
