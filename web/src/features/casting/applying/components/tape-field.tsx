import type { MediaRequest } from '@callboard/contract/casting/job-fields';
import { AudioLines, Film, Wifi } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDuration } from '../../../../shared/lib/format/duration.ts';
import { formatFileSize } from '../../../../shared/lib/format/file-size.ts';
import { formatSent } from '../../../../shared/lib/format/sent-size.ts';
import { useIsOnline } from '../../../../shared/lib/use-is-online.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { ProgressBar } from '../../../../shared/ui/progress-bar/progress-bar.tsx';
import { useApply, useMissing } from '../model/apply-context.ts';
import { chosenFor, fieldOf, ownReels } from '../model/form.ts';
import type { Tape } from '../model/tapes.ts';
import { FieldError } from './field-error.tsx';
import { OwnPicture } from './own-picture.tsx';
import { kindOfTape, mostBytesOf, PickTape } from './pick-tape.tsx';
import { ReelSheet } from './reel-choice.tsx';
import row from './request-row.module.css';
import classes from './tape-field.module.css';

/** How far it is, and what happens if it stops. */
function TapeProgress({ tape }: { tape: Tape }) {
  const { t } = useTranslation('applying');
  const { tapes, tapesState } = useApply();
  const isOnline = useIsOnline();
  const failure = tapesState.failed.get(tape.key);
  const bytes = Math.max(tape.sent, tapesState.sent.get(tape.key) ?? 0);
  if (failure)
    return (
      <>
        <span className={classes.failed} role="alert">
          {t(`tape.failed.${failure.reason}`, { detail: failure.detail ?? '' })}
        </span>
        {failure.reason !== 'refused' && failure.reason !== 'gone' && (
          <Button variant="link" size="sm" onClick={() => tapes.retry(tape.key)}>
            {t('tape.again')}
          </Button>
        )}
      </>
    );
  if (tape.arrived) return <span>{t('tape.arrived', { size: formatFileSize(tape.size) })}</span>;
  return (
    <>
      <span>{t(isOnline ? 'tape.sent' : 'tape.waiting', formatSent(bytes, tape.size))}</span>
      <span className={row.progress}>
        <ProgressBar label={t('tape.progress', { name: tape.name })} value={(100 * bytes) / tape.size} />
      </span>
    </>
  );
}

function Length({ tape, request }: { tape: Tape; request: MediaRequest }) {
  const { t } = useTranslation('applying');
  const { durationMs } = tape;
  const { max_seconds: most } = request;
  if (durationMs === undefined || most === null || durationMs <= (most + 1) * 1000) return null;
  const values = { length: formatDuration(most * 1000), yours: formatDuration(durationMs) };
  return <p className={classes.hint}>{t('tape.tooLong', values)}</p>;
}

/** Nothing there yet: from this device, or of the gallery where it has some. */
function NothingChosen({ request }: { request: MediaRequest }) {
  const { t } = useTranslation('applying');
  const { form, change } = useApply();
  const [isChoosing, setIsChoosing] = useState(false);
  const kind = kindOfTape(request);
  const { requested } = form.draft;
  const hasReels = request.kind !== 'tape' && ownReels(form, kind).length > 0;
  return (
    <div className={classes.choose}>
      <PickTape request={request} />
      {hasReels && (
        <Button variant="outline" onClick={() => setIsChoosing(true)}>
          {t('requests.choose')}
        </Button>
      )}
      <p className={classes.hint}>
        {t(kind === 'audio' ? 'tape.hintAudio' : 'tape.hint', { size: formatFileSize(mostBytesOf(request)) })}
      </p>
      {isChoosing && (
        <ReelSheet
          kind={kind}
          chosen={requested[request.id]}
          title={t('requests.reelSheet', { label: request.label })}
          lead={request.note ?? t('requests.reelLead')}
          onChoose={(id) => {
            const { [request.id]: _former, ...others } = requested;
            change({ requested: id === null ? others : { ...others, [request.id]: id } });
            setIsChoosing(false);
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </div>
  );
}

/** Something recorded for this job: chosen, on its way, or there. */
export function TapeField({ request }: { request: MediaRequest }) {
  const { t } = useTranslation('applying');
  const { form, change, tapes, tapesState } = useApply();
  const missing = useMissing(fieldOf('request', request.id));
  const key = form.draft.tapes[request.id];
  const tape = key === undefined ? undefined : tapesState.tapes.get(key);
  const ofGallery = chosenFor(form, request);
  const isKept = form.draft.kept[request.id] !== undefined;
  const Icon = kindOfTape(request) === 'audio' ? AudioLines : Film;
  const remove = () => {
    if (key !== undefined) tapes.forget(key);
    const { [request.id]: _tape, ...others } = form.draft.tapes;
    const { [request.id]: _kept, ...kept } = form.draft.kept;
    const { [request.id]: _item, ...requested } = form.draft.requested;
    change({ tapes: others, kept, requested });
  };
  const isThere = tape !== undefined || ofGallery !== undefined || isKept;
  return (
    <div className={classes.field} id={`field-${fieldOf('request', request.id)}`} tabIndex={-1}>
      <h3>
        {request.label}
        {!request.is_required && <small>{t('questions.optional')}</small>}
      </h3>
      {request.note && <p className={classes.note}>{request.note}</p>}
      {isThere ? (
        <div className={row.row} data-plain>
          <span className={row.sign} data-reel>
            {ofGallery ? <OwnPicture item={ofGallery} /> : <Icon size={22} aria-hidden />}
          </span>
          <p className={classes.about}>
            <b>{tape?.name ?? ofGallery?.caption ?? request.label}</b>
            {tape && <TapeProgress tape={tape} />}
          </p>
          <div className={row.actions}>
            <PickTape request={request} variant="link" label={t('tape.swap')} />
            <Button variant="link" aria-label={`${t('requests.remove')}: ${request.label}`} onClick={remove}>
              {t('requests.remove')}
            </Button>
          </div>
        </div>
      ) : (
        <NothingChosen request={request} />
      )}
      {tape && <Length tape={tape} request={request} />}
      {tape && !tape.arrived && !tapesState.failed.has(tape.key) && (
        <p className={classes.slow}>
          <Wifi size={17} aria-hidden /> {t('tape.slow')}
        </p>
      )}
      {missing && !isThere && <FieldError>{t('requests.missing', { label: request.label })}</FieldError>}
    </div>
  );
}
