import { Camera, ImageUp, User } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useDroppedFiles } from '../../../../shared/lib/files/use-dropped-files.ts';
import { acceptedImages } from '../../../../shared/lib/images/file-rules.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import classes from './pick-photo.module.css';

interface PickPhotoProps {
  icon: string | undefined;
  isOpening: boolean;
  onPick: (file: File) => void;
}

interface FileButtonProps {
  kind: 'choose' | 'camera';
  isBusy: boolean;
  onPick: (file: File) => void;
}

const kinds = {
  choose: { icon: ImageUp, variant: 'filled', accept: acceptedImages },
  camera: { icon: Camera, variant: 'outline', accept: 'image/jpeg,image/png' },
} as const;

function FileButton({ kind, isBusy, onPick }: FileButtonProps) {
  const { t } = useTranslation('profileIcon');
  const input = useRef<HTMLInputElement>(null);
  const { icon: Icon, variant, accept } = kinds[kind];
  return (
    <span className={classes[kind]}>
      <Button
        size="lg"
        variant={variant}
        fullWidth
        disabled={isBusy}
        leftSection={<Icon size={18} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {t(`pick.${kind}`)}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        data-source={kind}
        accept={accept}
        capture={kind === 'camera' ? 'user' : undefined}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // The same file may be chosen again after it was refused.
          currentTarget.value = '';
          if (file) onPick(file);
        }}
      />
    </span>
  );
}

function CurrentIcon({ icon }: { icon: string | undefined }) {
  const { t } = useTranslation('profileIcon');
  return (
    <figure className={classes.current}>
      {icon ? (
        <img className={classes.picture} src={icon} alt="" width={96} height={120} />
      ) : (
        <span className={classes.picture} data-empty aria-hidden>
          <User size={32} />
        </span>
      )}
      <figcaption>{t(icon ? 'pick.current' : 'pick.none')}</figcaption>
    </figure>
  );
}

export function PickPhoto({ icon, isOpening, onPick }: PickPhotoProps) {
  const { t } = useTranslation('profileIcon');
  const { isOver, handlers } = useDroppedFiles(([file]) => file && onPick(file));
  return (
    <div className={classes.pick} data-over={isOver || undefined} {...handlers}>
      <CurrentIcon icon={icon} />
      <div className={classes.ways}>
        <FileButton kind="choose" isBusy={isOpening} onPick={onPick} />
        <FileButton kind="camera" isBusy={isOpening} onPick={onPick} />
        <p className={classes.drop}>{t(isOver ? 'pick.dropNow' : 'pick.drop')}</p>
        <p className={classes.rules} role="status">
          {t(isOpening ? 'pick.opening' : 'pick.rules')}
        </p>
      </div>
    </div>
  );
}
