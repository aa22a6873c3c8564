import { maxApplicationPhotos } from '@callboard/contract/casting/application-values';
import type { MediaRequest } from '@callboard/contract/casting/job-fields';
import { Camera, Eye } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { PickFiles } from '../../../../shared/lib/files/pick-files.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { accepted } from '../../../people/gallery/index.ts';
import { useApply } from '../model/apply-context.ts';
import { choosePhotos, chosenPhotos, chosenRole, ownPhotos, togglePhoto, withPhoto } from '../model/form.ts';
import { nameOfRole } from '../model/job-words.ts';
import { OwnPicture } from './own-picture.tsx';
import classes from './picture-sheet.module.css';

interface PhotoGridProps {
  chosen: readonly number[];
  onPress: (id: number) => void;
  /** One of them, instead of several in an order. */
  isSingle?: boolean;
}

/** Every photo of the own gallery, those on their way, and a way to add one. */
function PhotoChoices({ chosen, onPress, isSingle = false }: PhotoGridProps) {
  const { t } = useTranslation('applying');
  const { form, own } = useApply();
  return (
    <ul className={classes.grid}>
      {ownPhotos(form).map((item, index) => {
        const place = chosen.indexOf(item.id);
        const state = place < 0 ? t('pictures.notChosen') : t('pictures.chosen', { place: place + 1 });
        return (
          <li key={item.id}>
            <button
              type="button"
              aria-pressed={place >= 0}
              aria-label={`${t('pictures.photo', { place: index + 1 })}. ${isSingle ? '' : state}`}
              onClick={() => onPress(item.id)}
            >
              <OwnPicture item={item} preview={own.previewOf(item.id)} />
              <b aria-hidden>{place >= 0 && !isSingle ? place + 1 : ''}</b>
            </button>
          </li>
        );
      })}
      {own.uploads.map(({ key, preview, status }) => (
        <li key={key} className={classes.upload}>
          {preview && <img src={preview} alt="" />}
          <span>{t(status.at === 'failed' ? 'pictures.failed' : 'pictures.uploading')}</span>
        </li>
      ))}
      <li>
        <PickFiles
          source="application-photo"
          accept={accepted('photo')}
          className={classes.add}
          onFiles={own.addPhoto}
        >
          <Camera size={22} aria-hidden />
          {t('pictures.take')}
        </PickFiles>
      </li>
    </ul>
  );
}

/** Which photos go, in the order they are pressed. */
export function PictureSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('applying');
  const { form, change, recruiter } = useApply();
  const [chosen, setChosen] = useState<readonly number[]>(() => chosenPhotos(form));
  const [isFull, setIsFull] = useState(false);
  const role = nameOfRole(chosenRole(form)?.role, form.job);
  const press = (id: number) => {
    const next = togglePhoto(chosen, id);
    setIsFull(next === undefined);
    if (next) setChosen(next);
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      width="wide"
      title={t('pictures.sheetTitle', { role })}
      lead={t('pictures.sheetLead', { name: recruiter.first, most: maxApplicationPhotos })}
    >
      <PhotoChoices chosen={chosen} onPress={press} />
      <p className={classes.note} role="status">
        <Eye size={17} aria-hidden />
        {t(isFull ? 'pictures.full' : 'pictures.sheetNote', { most: maxApplicationPhotos })}
      </p>
      <div className={classes.foot}>
        <Button
          variant="ink"
          size="lg"
          fullWidth
          onClick={() => {
            change(choosePhotos(form, chosen));
            onClose();
          }}
        >
          {t('pictures.use', { count: chosen.length })}
        </Button>
      </div>
    </Dialog>
  );
}

/** Which photo shows what was asked for. */
export function RequestedPhotoSheet({ request, onClose }: { request: MediaRequest; onClose: () => void }) {
  const { t } = useTranslation('applying');
  const { form, change } = useApply();
  const { requested } = form.draft;
  const chosen = requested[request.id];
  return (
    <Dialog
      opened
      onClose={onClose}
      width="wide"
      title={t('requests.photoSheet', { label: request.label })}
      lead={request.note ?? t('requests.photoLead')}
    >
      <PhotoChoices
        isSingle
        chosen={chosen === undefined ? [] : [chosen]}
        onPress={(id) => {
          change({
            photos: [...withPhoto(chosenPhotos(form), id)],
            requested: { ...requested, [request.id]: id },
          });
          onClose();
        }}
      />
    </Dialog>
  );
}
