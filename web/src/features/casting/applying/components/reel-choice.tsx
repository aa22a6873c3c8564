import type { OwnGalleryItem } from '@callboard/contract/people/gallery';
import { Film } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDuration } from '../../../../shared/lib/format/duration.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { useApply, useMissing } from '../model/apply-context.ts';
import { chosenReel, fieldOf, ownReels, reelRequest } from '../model/form.ts';
import { FieldError } from './field-error.tsx';
import { OwnPicture } from './own-picture.tsx';
import { PickTape } from './pick-tape.tsx';
import classes from './reel-choice.module.css';
import row from './request-row.module.css';

/** Its caption, or its place in the gallery. */
export function useReelName() {
  const { t } = useTranslation('applying');
  return ({ caption }: OwnGalleryItem, place: number): string =>
    caption ?? t('reel.untitled', { place: place + 1 });
}

const lengthOf = ({ duration_ms }: OwnGalleryItem): string | null =>
  duration_ms === null ? null : formatDuration(duration_ms);

interface ReelSheetProps {
  kind: 'video' | 'audio';
  chosen: number | undefined;
  title: string;
  lead: string;
  onChoose: (id: number | null) => void;
  onClose: () => void;
  children?: React.ReactNode;
}

/** The reels of the own gallery. */
export function ReelSheet({ kind, chosen, title, lead, onChoose, onClose, children }: ReelSheetProps) {
  const { t } = useTranslation('applying');
  const { form } = useApply();
  const nameOf = useReelName();
  const reels = ownReels(form, kind);
  return (
    <Dialog opened onClose={onClose} title={title} lead={lead}>
      <ul className={classes.list}>
        {reels.map((reel, place) => (
          <li key={reel.id}>
            <button type="button" aria-pressed={reel.id === chosen} onClick={() => onChoose(reel.id)}>
              <span className={row.sign} data-reel>
                <OwnPicture item={reel} />
              </span>
              <span>
                <b>{nameOf(reel, place)}</b>
                {lengthOf(reel)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {reels.length === 0 && <p>{t('requests.noReels')}</p>}
      <div className={classes.actions}>
        {children}
        <Button variant="outline" onClick={() => onChoose(null)}>
          {t('reel.no')}
        </Button>
      </div>
    </Dialog>
  );
}

/** The reel that goes along, and another one instead. */
export function ReelChoice() {
  const { t } = useTranslation('applying');
  const { form, change } = useApply();
  const [isChoosing, setIsChoosing] = useState(false);
  const nameOf = useReelName();
  const request = reelRequest(form.job);
  const missing = useMissing(request ? fieldOf('request', request.id) : 'reel');
  const reel = chosenReel(form);
  const reels = ownReels(form, 'video');
  const label = request?.label;
  return (
    <div>
      <div
        className={row.row}
        data-plain={reel !== undefined || undefined}
        id={request ? `field-${fieldOf('request', request.id)}` : undefined}
        tabIndex={-1}
      >
        <span className={row.sign} data-reel={reel !== undefined || undefined}>
          {reel ? <OwnPicture item={reel} /> : <Film size={20} aria-hidden />}
        </span>
        <p>
          {reel ? (
            <>
              <b>{nameOf(reel, reels.indexOf(reel))}</b>
              <br />
              {[lengthOf(reel), label].filter(Boolean).join(', ')}
            </>
          ) : (
            <>
              {label && (
                <b>{t(request?.is_required ? 'requests.askedRequired' : 'requests.asked', { label })} </b>
              )}
              {request?.note && <span>{request.note} </span>}
              {t('reel.none')}
            </>
          )}
        </p>
        <div className={row.actions}>
          {reels.length > 0 || request ? (
            <Button
              variant="link"
              aria-label={`${t(reel ? 'reel.swap' : 'requests.choose')}: ${label ?? t('reel.title')}`}
              onClick={() => setIsChoosing(true)}
            >
              {t(reel ? 'reel.swap' : 'requests.choose')}
            </Button>
          ) : (
            <ButtonLink variant="link" to={paths.editTalentSection('photos')}>
              {t('reel.add')}
            </ButtonLink>
          )}
        </div>
      </div>
      {missing && !reel && <FieldError>{t('requests.missing', { label: label ?? '' })}</FieldError>}
      {isChoosing && (
        <ReelSheet
          kind="video"
          chosen={reel?.id}
          title={label ? t('requests.reelSheet', { label }) : t('reel.choose')}
          lead={request ? (request.note ?? t('requests.reelLead')) : t('reel.lead')}
          onChoose={(id) => {
            change({ reel: id });
            setIsChoosing(false);
          }}
          onClose={() => setIsChoosing(false)}
        >
          {request && <PickTape request={request} variant="ink" onPicked={() => setIsChoosing(false)} />}
        </ReelSheet>
      )}
    </div>
  );
}
