import '../i18n.ts';
import { CloudUpload, type LucideIcon } from 'lucide-react';
import { Trans } from '../../../../shared/i18n/trans.tsx';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatSent } from '../../../../shared/lib/format/sent-size.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { ProgressBar } from '../../../../shared/ui/progress-bar/progress-bar.tsx';
import { useApplications } from '../model/browser-applications.ts';

interface UnsentTapesProps {
  userId: number;
  applicationId: number;
  Icon?: LucideIcon;
}

/** Recordings of this device that follow an application, as items of a list. */
export function UnsentTapes({ userId, applicationId, Icon = CloudUpload }: UnsentTapesProps) {
  const { t } = useTranslation('applying');
  const { tapes, tapesState, outgoingState } = useApplications(userId);
  const own = [...outgoingState.waiting.values()].filter((one) => one.applicationId === applicationId);
  const waiting = own.flatMap(({ media }) =>
    media.flatMap(({ tape }) => (tape === undefined ? [] : (tapesState.tapes.get(tape) ?? []))),
  );
  return waiting.map((tape) => {
    const failure = tapesState.failed.get(tape.key);
    const bytes = Math.max(tape.sent, tapesState.sent.get(tape.key) ?? 0);
    const key = failure ? 'sent.tapeFailed' : tape.arrived ? 'sent.tapeArrived' : 'sent.tape';
    return (
      <li key={tape.key}>
        <Icon size={18} aria-hidden />
        <div>
          <p role={failure ? 'alert' : undefined}>
            <Trans t={t} i18nKey={key} values={formatSent(bytes, tape.size)} components={{ b: <b /> }} />{' '}
            {failure && t(`tape.failed.${failure.reason}`, { detail: failure.detail ?? '' })}
          </p>
          {failure ? (
            failure.reason !== 'gone' &&
            failure.reason !== 'refused' && (
              <Button variant="link" size="sm" onClick={() => tapes.retry(tape.key)}>
                {t('tape.again')}
              </Button>
            )
          ) : (
            <ProgressBar label={t('tape.progress', { name: tape.name })} value={(100 * bytes) / tape.size} />
          )}
        </div>
      </li>
    );
  });
}
