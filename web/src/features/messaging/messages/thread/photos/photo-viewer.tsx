import type { Attachment } from '@callboard/contract/messaging/messages';
import { ChevronLeft, ChevronRight, Download, X } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { type TFunction, useTranslation } from '../../../../../shared/i18n/use-translation.ts';
import classes from './photo-viewer.module.css';

interface PhotoViewerProps {
  photos: readonly Attachment[];
  writer: string;
  startAt: number;
  onClose: () => void;
}

export const photoLabel = (t: TFunction<'messages'>, name: string, at: number, of: number) =>
  of === 1 ? t('message.photoOne', { name }) : t('message.photo', { at: at + 1, of, name });

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -1, PageDown: 1 };

/** A native modal keeps the focus inside and closes with Esc or the back key. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  return dialog;
}

function LargePhoto({ photo, label }: { photo: Attachment; label: string }) {
  const { t } = useTranslation('messages');
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) return <p className={classes.broken}>{t('photos.failed')}</p>;
  return (
    <img
      className={classes.photo}
      src={photo.file_url}
      alt={label}
      style={photo.placeholder ? { backgroundImage: `url(${photo.placeholder})` } : undefined}
      onError={() => setIsBroken(true)}
    />
  );
}

export function PhotoViewer({ photos, writer, startAt, onClose }: PhotoViewerProps) {
  const { t } = useTranslation('messages');
  const dialog = useModal();
  const [at, setAt] = useState(startAt);
  const of = photos.length;
  const photo = photos[at];
  const go = (step: number) => setAt((now) => Math.min(of - 1, Math.max(0, now + step)));
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (steps[key] !== undefined) go(steps[key]);
  };
  if (!photo) return null;
  const label = photoLabel(t, writer, at, of);
  return (
    <dialog
      ref={dialog}
      className={classes.viewer}
      aria-label={t('photos.label', { name: writer })}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={classes.bar}>
        <p className={classes.position} aria-live="polite">
          {t('photos.position', { at: at + 1, of })}
        </p>
        <a
          className={classes.button}
          href={photo.file_url}
          download={photo.file_name}
          aria-label={t('photos.save')}
        >
          <Download size={20} aria-hidden />
        </a>
        <button type="button" className={classes.button} aria-label={t('photos.close')} onClick={onClose}>
          <X size={22} aria-hidden />
        </button>
      </div>
      <LargePhoto key={photo.id} photo={photo} label={label} />
      {of > 1 && (
        <div className={classes.buttons}>
          <button
            type="button"
            className={classes.button}
            aria-label={t('photos.previous')}
            aria-disabled={at === 0}
            onClick={() => go(-1)}
          >
            <ChevronLeft size={24} aria-hidden />
          </button>
          <button
            type="button"
            className={classes.button}
            aria-label={t('photos.next')}
            aria-disabled={at === of - 1}
            onClick={() => go(1)}
          >
            <ChevronRight size={24} aria-hidden />
          </button>
        </div>
      )}
    </dialog>
  );
}
