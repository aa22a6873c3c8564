import { type Consent, consentWording } from '@callboard/contract/accounts/consents';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readTrouble } from '../../../../shared/lib/api/request-error.ts';
import { formatDateTime } from '../../../../shared/lib/format/dates.ts';
import { ErrorState } from '../../../../shared/ui/error-state/error-state.tsx';
import { Skeleton, Waiting } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { Toggle } from '../../../../shared/ui/toggle/toggle.tsx';
import { useChangeConsent, useConsents } from '../api.ts';
import { useSettings } from '../model/settings-context.ts';
import { troubleWords } from '../model/trouble-words.ts';
import { ConsentLog } from './consent-log.tsx';
import { Section } from './section.tsx';
import classes from './switches.module.css';

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
        onError: (error) => toast(troubleWords(t, readTrouble(error)), { severity: 'error' }),
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
