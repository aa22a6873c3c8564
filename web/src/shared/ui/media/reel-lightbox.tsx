import './i18n.ts';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useModal } from '../../lib/use-modal.ts';
import classes from './reel-lightbox.module.css';
import { type Reel, VideoStage } from './video-stage.tsx';

interface TurnProps {
  at: number;
  of: number;
  onTurn: (at: number) => void;
}

/** Stay focusable at either end, so the focus is not lost. */
function Turn({ at, of, onTurn }: TurnProps) {
  const { t } = useTranslation('media');
  if (of < 2) return null;
  return (
    <>
      <button
        type="button"
        className={classes.button}
        aria-label={t('previous')}
        aria-disabled={at === 0}
        onClick={() => at > 0 && onTurn(at - 1)}
      >
        <ChevronLeft size={22} aria-hidden />
      </button>
      <span className={classes.place} aria-live="polite">
        {t('position', { at: at + 1, of })}
      </span>
      <button
        type="button"
        className={classes.button}
        aria-label={t('next')}
        aria-disabled={at === of - 1}
        onClick={() => at < of - 1 && onTurn(at + 1)}
      >
        <ChevronRight size={22} aria-hidden />
      </button>
    </>
  );
}

interface ReelLightboxProps {
  reels: readonly Reel[];
  startAt: number;
  /** One after the other, without a press in between. */
  playsAll?: boolean;
  /** The share of a video that has been played, 0 to 1. */
  onPlayed?: (at: number, share: number) => void;
  onClose: () => void;
}

/** Videos as large as the screen, with our own player. Nothing is fetched before it is played. */
export default function ReelLightbox({
  reels,
  startAt,
  playsAll = false,
  onPlayed,
  onClose,
}: ReelLightboxProps) {
  const { t } = useTranslation('media');
  const dialog = useModal();
  const [at, setAt] = useState(startAt);
  const [isFirst, setIsFirst] = useState(true);
  const reel = reels[at];
  if (!reel) return null;
  return (
    <dialog
      ref={dialog}
      className={classes.lightbox}
      tabIndex={-1}
      aria-label={t('watch', { title: reel.title })}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={classes.room}>
        <div className={classes.bar}>
          <p className={classes.title}>{reel.title}</p>
          <Turn
            at={at}
            of={reels.length}
            onTurn={(next) => {
              setIsFirst(false);
              setAt(next);
            }}
          />
          <button type="button" className={classes.button} aria-label={t('close')} onClick={onClose}>
            <X size={22} aria-hidden />
          </button>
        </div>
        <VideoStage
          key={reel.video.id}
          {...reel}
          room={dialog}
          startsPlaying={isFirst || playsAll}
          isFocusedFirst
          onPlayed={onPlayed && ((share) => onPlayed(at, share))}
          onEnded={playsAll ? () => setAt((now) => Math.min(now + 1, reels.length - 1)) : undefined}
        />
      </div>
    </dialog>
  );
}
