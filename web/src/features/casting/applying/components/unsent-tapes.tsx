import '../i18n.ts';
import type { OwnApplicationDetail } from '@callboard/contract/casting/application-views';
import { CloudUpload, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Trans } from '../../../../shared/i18n/trans.tsx';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatSent } from '../../../../shared/lib/format/sent-size.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { ProgressBar } from '../../../../shared/ui/progress-bar/progress-bar.tsx';
import { useFollowing } from '../model/following.ts';
import type { Refusal } from '../model/outgoing-record.ts';
import type { Tape } from '../model/tapes.ts';

type Application = Pick<OwnApplicationDetail, 'id' | 'jobId' | 'actions' | 'recruiter'>;

interface NotSentProps {
  application: Application;
  why: string;
  onAgain?: (() => void) | undefined;
  onRemove: () => void;
}

/** What happened, that the application is safe, and what one can do. */
function NotSent({ application: { id, jobId, actions }, why, onAgain, onRemove }: NotSentProps) {
  const { t } = useTranslation('applying');
  return (
    <div>
      <p role="alert">
        <Trans t={t} i18nKey="sent.tapeFailed" components={{ b: <b /> }} /> {why}
      </p>
      {onAgain && (
        <Button variant="link" size="sm" onClick={onAgain}>
          {t('tape.again')}
        </Button>
      )}{' '}
      {!onAgain && actions.includes('change') && (
        <Link to={paths.jobApply(jobId, { application: id })}>{t('tape.another')}</Link>
      )}{' '}
      <Button variant="link" size="sm" onClick={onRemove}>
        {t('tape.letGo')}
      </Button>
    </div>
  );
}

function OnTheWay({ tape, bytes }: { tape: Tape; bytes: number }) {
  const { t } = useTranslation('applying');
  return (
    <div>
      <p>
        <Trans
          t={t}
          i18nKey={tape.arrived ? 'sent.tapeArrived' : 'sent.tape'}
          values={formatSent(bytes, tape.size)}
          components={{ b: <b /> }}
        />
      </p>
      <ProgressBar label={t('tape.progress', { name: tape.name })} value={(100 * bytes) / tape.size} />
    </div>
  );
}

/** Why the server did not take it any more. */
function useLateReason(application: Application) {
  const { t } = useTranslation('applying');
  return ({ code, detail, fields }: Refusal): string => {
    if (code === 'ALREADY_SETTLED' || code === 'NOT_FOUND' || code === 'CONFLICT')
      return t('tape.late.closed', { company: application.recruiter?.company ?? t('tape.late.company') });
    if (code === 'PROFILE_FROZEN') return t('tape.failed.frozen');
    if (code === 'VALIDATION_FAILED')
      return t('tape.failed.refused', { detail: fields[0]?.message ?? detail ?? '' });
    return t('tape.failed.other');
  };
}

const mayPass = (code: string) =>
  !['ALREADY_SETTLED', 'NOT_FOUND', 'CONFLICT', 'VALIDATION_FAILED'].includes(code);

interface UnsentTapesProps {
  userId: number;
  application: Application;
  Icon?: LucideIcon;
}

/** Recordings of this device that follow an application, or could not, as items of a list. */
export function UnsentTapes({ userId, application, Icon = CloudUpload }: UnsentTapesProps) {
  const { t } = useTranslation('applying');
  const { tapes, tapesState, outgoing, following } = useFollowing(userId, application.id);
  const lateReason = useLateReason(application);
  const shown = (
    key: string,
    { clientId, refusal }: (typeof following)[number]['application'],
  ): ReactNode => {
    const onRemove = () => outgoing.letGo(clientId, key);
    if (refusal)
      return (
        <NotSent
          application={application}
          why={lateReason(refusal)}
          onAgain={mayPass(refusal.code) ? () => outgoing.again(clientId) : undefined}
          onRemove={onRemove}
        />
      );
    const failure = tapesState.failed.get(key);
    if (failure)
      return (
        <NotSent
          application={application}
          why={t(`tape.failed.${failure.reason}`, { detail: failure.detail ?? '' })}
          onAgain={
            failure.reason === 'gone' || failure.reason === 'refused' ? undefined : () => tapes.retry(key)
          }
          onRemove={onRemove}
        />
      );
    const tape = tapesState.tapes.get(key);
    return tape && <OnTheWay tape={tape} bytes={Math.max(tape.sent, tapesState.sent.get(tape.key) ?? 0)} />;
  };
  return following.map(({ tape, application: one }) => {
    const content = shown(tape, one);
    return (
      content && (
        <li key={tape}>
          <Icon size={18} aria-hidden />
          {content}
        </li>
      )
    );
  });
}
