import '../i18n.ts';
import { ImageUp, ShieldCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useDroppedFiles } from '../../../../shared/lib/files/use-dropped-files.ts';
import { usePastedFiles } from '../../../../shared/lib/files/use-pasted-files.ts';
import { useOpenedPicture } from '../../../../shared/lib/images/use-opened-picture.ts';
import { lazyComponent } from '../../../../shared/lib/lazy-component.tsx';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import classes from './magician.module.css';

interface PickPictureProps {
  isOver: boolean;
  isOpening: boolean;
  isUnreadable: boolean;
  onPick: (file: File) => void;
}

const actions = ['crop', 'resize', 'convert', 'forget'] as const;

/** The empty page: one button, and what happens to the photo. */
function PickPicture({ isOver, isOpening, isUnreadable, onPick }: PickPictureProps) {
  const { t } = useTranslation('imageMagician');
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={classes.pick} data-over={isOver || undefined}>
      {/* A form, so its script loads as soon as it is visible. */}
      <form className={classes.table} onSubmit={(event) => event.preventDefault()}>
        <ImageUp size={40} strokeWidth={1.4} aria-hidden />
        <Button size="lg" loading={isOpening} onClick={() => input.current?.click()}>
          {t('pick.choose')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          data-source="magician"
          accept="image/*"
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            currentTarget.value = '';
            if (file) onPick(file);
          }}
        />
        <p className={classes.drop}>{t(isOver ? 'pick.dropNow' : 'pick.drop')}</p>
        <p className={classes.kinds} role="status">
          {t(isOpening ? 'pick.opening' : 'pick.kinds')}
        </p>
        {isUnreadable && <Alert family="stop">{t('pick.unreadable')}</Alert>}
        <noscript>
          <p className={classes.drop}>{t('pick.noScript')}</p>
        </noscript>
      </form>
      <div>
        <p className={classes.private}>
          <ShieldCheck size={22} aria-hidden /> {t('private')}
        </p>
        <h2 className={classes.title}>{t('steps.title')}</h2>
        <dl className={classes.steps}>
          {actions.map((step) => (
            <div key={step}>
              <dt>{t(`steps.${step}`)}</dt>
              <dd>{t(`steps.${step}Text`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

const { Component: PhotoEditor, preload } = lazyComponent(() => import('./photo-editor.tsx'));

/** Opens one photo, edits it and offers it for download. It never leaves the browser. */
export function Magician() {
  const [isUnreadable, setIsUnreadable] = useState(false);
  const { opened, isOpening, open, turn, putAway } = useOpenedPicture<File>(() => setIsUnreadable(true));
  const pick = ([file]: readonly File[]) => {
    if (!file) return;
    preload();
    setIsUnreadable(false);
    open(file);
  };
  const { isOver, handlers } = useDroppedFiles(pick);
  usePastedFiles(pick);
  return (
    <div {...handlers}>
      {opened ? (
        <PhotoEditor
          key={`${opened.file.name}-${opened.file.lastModified}-${opened.file.size}`}
          opened={opened}
          isTurning={isOpening}
          onTurn={turn}
          onAnother={putAway}
        />
      ) : (
        <PickPicture
          isOver={isOver}
          isOpening={isOpening}
          isUnreadable={isUnreadable}
          onPick={(file) => pick([file])}
        />
      )}
    </div>
  );
}
