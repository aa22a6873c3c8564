import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { useGallery } from '../model/gallery-context.ts';
import type { GalleryKind } from '../model/upload.ts';
import { useSeen } from '../model/use-seen.ts';
import classes from './left-out-notice.module.css';

/** Which of the chosen files are not uploaded, each with its reason. */
export function LeftOutNotice({ kind }: { kind: GalleryKind }) {
  const { t } = useTranslation('gallery');
  const { gallery, state } = useGallery();
  const files = state.leftOut[kind] ?? [];
  const notice = useSeen<HTMLDivElement>(files.length > 0 && state.leftOut[kind]);
  if (files.length === 0) return null;
  return (
    <div ref={notice} className={classes.notice}>
      <Alert
        family="stop"
        action={
          <Button size="sm" variant="outline" onClick={() => gallery.dismissLeftOut(kind)}>
            {t('leftOut.dismiss')}
          </Button>
        }
      >
        <strong>{t('leftOut.title', { count: files.length })}</strong>
        <ul className={classes.files}>
          {files.map(({ name, error }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name; the list is never rearranged.
            <li key={index}>
              {name}: {t(`fault.${kind}.${error}`)}
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}
