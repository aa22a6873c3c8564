import type { JobPageForTalent } from '@callboard/contract/casting/job-page';
import { Check, Clock, CloudUpload, Hourglass } from 'lucide-react';
import { Trans } from '../../../../shared/i18n/trans.tsx';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatFileSize } from '../../../../shared/lib/format/file-size.ts';
import { formatSent } from '../../../../shared/lib/format/sent-size.ts';
import { useIsOnline } from '../../../../shared/lib/use-is-online.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { rolesOf } from '../model/form.ts';
import type { Outgoing } from '../model/outgoing-record.ts';
import type { TapesState } from '../model/tapes.ts';
import { FootBar } from './send-bar.tsx';
import classes from './sent.module.css';

interface WaitingProps {
  application: Outgoing;
  job: JobPageForTalent;
  tapesState: TapesState;
  onCancel: () => void;
}

/** Sent by its owner, but without a connection: what is kept, and that it goes by itself. */
export function WaitingToSend({ application, job, tapesState, onCancel }: WaitingProps) {
  const { t } = useTranslation('applying');
  const isOnline = useIsOnline();
  const { media, answers, note, roleId } = application;
  const pictures = media.filter(({ tape }) => tape === undefined).length;
  const role = rolesOf(job).find(({ charcter_id }) => charcter_id === roleId)?.role;
  const what = [
    role?.id !== null && role?.name,
    pictures > 0 && t('waiting.pictures', { count: pictures }),
    answers.length > 0 && t('waiting.answers', { count: answers.length }),
    note && t('waiting.note'),
  ]
    .filter(Boolean)
    .join(', ');
  const tapes = media
    .flatMap(({ tape }) => (tape === undefined ? [] : (tapesState.tapes.get(tape) ?? [])))
    .filter(({ arrived }) => !arrived);
  const size = formatFileSize(new Blob([JSON.stringify(application)]).size);
  return (
    <>
      <section className={classes.next}>
        <ul>
          <li>
            <Check size={18} aria-hidden data-go />
            <p>
              <Trans t={t} i18nKey="waiting.kept" values={{ what, size }} components={{ b: <b /> }} />
            </p>
          </li>
          {tapes.map((tape) => (
            <li key={tape.key}>
              <CloudUpload size={18} aria-hidden />
              <p>
                <Trans
                  t={t}
                  i18nKey="waiting.tape"
                  values={formatSent(tape.sent, tape.size)}
                  components={{ b: <b /> }}
                />
              </p>
            </li>
          ))}
        </ul>
      </section>
      <FootBar
        label={t('waiting.title')}
        line={
          <>
            <Clock size={16} aria-hidden />
            <span>{isOnline ? t('waiting.sending') : t('waiting.itself')}</span>
          </>
        }
      >
        <Button variant="outline" size="lg" fullWidth onClick={onCancel}>
          {t('waiting.cancel')}
        </Button>
        <Button variant="ink" size="lg" fullWidth disabled leftSection={<Hourglass size={17} aria-hidden />}>
          {t('waiting.button')}
        </Button>
      </FootBar>
    </>
  );
}
