import { type Consent, consentWording, type getConsents } from '@callboard/contract/accounts/consents';
import type { Result } from '@callboard/contract/endpoint';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDateTime } from '../../../../shared/lib/format/dates.ts';
import { useTimeFormat } from '../../../../shared/lib/format/time-format.ts';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { Toggle } from '../../../../shared/ui/toggle/toggle.tsx';
import { useChangeConsent, useConsents } from '../api.ts';
import { toastError } from '../model/error-text.ts';
import { useSettings } from '../model/settings-context.ts';
import logClasses from './consents-section.module.css';
import { Section } from './section.tsx';
import classes from './switches.module.css';

type Log = Result<typeof getConsents>['log'];

/** Every change, newest first, with the wording used at the time. */
function ConsentLog({ log }: { log: Log }) {
  useTimeFormat();
  const { t } = useTranslation('settings');
  if (log.length === 0) return null;
  return (
    <details className={logClasses.log}>
      <summary>{t('consents.log', { count: log.length })}</summary>
      <ol>
        {log.map(({ topic, given, wording, at }) => (
          <li key={`${topic} ${at}`}>
            <time dateTime={at}>{formatDateTime(at)}</time>
            <strong>
              {t(`consents.topics.${topic}`)}: {t(given ? 'consents.logGiven' : 'consents.logWithdrawn')}
            </strong>
            <span>{wording}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** A guardian's consent is given in the profile wizard. Here it can only be withdrawn. */
const isListed = ({ topic, given }: Consent) => topic !== 'guardian' || given;

function Switches({ consents }: { consents: readonly Consent[] }) {
  useTimeFormat();
  const { t } = useTranslation('settings');
  const { record, isFrozen } = useSettings();
  const change = useChangeConsent();
  const toggle = ({ topic, given }: Consent) =>
    change.mutate(
      { params: { id: record.user_id }, body: { topic, given: !given } },
      {
        onSuccess: () => toast(t(given ? 'consents.withdrawn' : 'consents.given')),
        onError: (error) => toastError(t, error),
      },
    );
  return (
    <div className={classes.switches}>
      {consents.filter(isListed).map((consent) => (
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
          onChange={() => toggle(consent)}
        />
      ))}
    </div>
  );
}

/** Consents take effect right away, not when the page is saved. */
export function ConsentsSection() {
  const { t } = useTranslation('settings');
  const { record } = useSettings();
  return (
    <Section id="consents" title={t('sections.consents')}>
      <QueryState
        query={useConsents(record.user_id)}
        thing={t('consents.thing')}
        level={3}
        waiting={<Skeleton height="9rem" />}
      >
        {({ standing, log }) => (
          <>
            <Switches consents={standing} />
            <ConsentLog log={log} />
          </>
        )}
      </QueryState>
    </Section>
  );
}
