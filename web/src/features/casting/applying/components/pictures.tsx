import { maxApplicationPhotos } from '@callboard/contract/casting/application-values';
import type { OwnGalleryItem } from '@callboard/contract/people/gallery';
import { useSortable } from '@dnd-kit/sortable';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { Sorting } from '../../../../shared/ui/sorting/sorting.tsx';
import { useApply, useMissing } from '../model/apply-context.ts';
import { chosenPhotos, movePhoto, ownPhotos, photoRequests, reelRequest } from '../model/form.ts';
import { ApplySection } from './apply-section.tsx';
import { FieldError } from './field-error.tsx';
import { OwnPicture } from './own-picture.tsx';
import { PhotoRequest } from './photo-request.tsx';
import { PictureSheet } from './picture-sheet.tsx';
import classes from './pictures.module.css';
import { ReelChoice } from './reel-choice.tsx';
import { TapeField } from './tape-field.tsx';

function ChosenPicture({
  item,
  place,
  preview,
}: {
  item: OwnGalleryItem;
  place: number;
  preview: string | undefined;
}) {
  const { t } = useTranslation('applying');
  const { attributes, listeners, setNodeRef, isDragging, isOver } = useSortable({ id: String(item.id) });
  return (
    <li ref={setNodeRef} data-over={isOver || undefined} data-dragged={isDragging || undefined}>
      <button
        type="button"
        className={classes.tile}
        {...attributes}
        {...listeners}
        aria-label={t('pictures.move', { place: place + 1 })}
      >
        <OwnPicture item={item} preview={preview} />
        <b aria-hidden>{place + 1}</b>
      </button>
    </li>
  );
}

/** In the order of this application: dragged, by keys, or chosen one after the other. */
function ChosenPictures({ onChoose }: { onChoose: () => void }) {
  const { t } = useTranslation('applying');
  const { form, change, own } = useApply();
  const chosen = chosenPhotos(form);
  const items = chosen.flatMap((id) => ownPhotos(form).find((item) => item.id === id) ?? []);
  return (
    <Sorting
      keys={items.map(({ id }) => String(id))}
      nameOf={(key) => t('pictures.place', { place: chosen.indexOf(Number(key)) + 1 })}
      onMove={(key, place) => change({ photos: [...movePhoto(chosen, Number(key), place)] })}
      renderGhost={(key) => {
        const item = items.find(({ id }) => id === Number(key));
        return item && <OwnPicture item={item} preview={own.previewOf(item.id)} />;
      }}
    >
      <ul className={classes.strip} aria-label={t('pictures.title')}>
        {items.map((item, place) => (
          <ChosenPicture key={item.id} item={item} place={place} preview={own.previewOf(item.id)} />
        ))}
        <li>
          <button type="button" className={classes.add} onClick={onChoose}>
            <Plus size={20} aria-hidden />
            {t(ownPhotos(form).length === 0 ? 'pictures.add' : 'pictures.choose')}
          </button>
        </li>
      </ul>
    </Sorting>
  );
}

/** Photos and the reel, and what they ask to see. */
export function Pictures() {
  const { t } = useTranslation('applying');
  const { form } = useApply();
  const [isChoosing, setIsChoosing] = useState(false);
  const missing = useMissing('pictures');
  const count = chosenPhotos(form).length;
  const reelAsked = reelRequest(form.job);
  const isUploaded =
    reelAsked &&
    (form.draft.tapes[reelAsked.id] !== undefined || form.draft.kept[reelAsked.id] !== undefined);
  return (
    <ApplySection section="pictures">
      <SectionTitle
        aside={count === 0 ? t('pictures.none') : t('pictures.aside', { count, most: maxApplicationPhotos })}
      >
        {t('pictures.title')}
      </SectionTitle>
      <div id="field-pictures" tabIndex={-1} className={classes.place}>
        <ChosenPictures onChoose={() => setIsChoosing(true)} />
      </div>
      {missing && <FieldError>{t('pictures.missing')}</FieldError>}
      {photoRequests(form.job).map((request) => (
        <PhotoRequest key={request.id} request={request} />
      ))}
      {reelAsked && isUploaded ? <TapeField request={reelAsked} /> : <ReelChoice />}
      {isChoosing && <PictureSheet onClose={() => setIsChoosing(false)} />}
    </ApplySection>
  );
}
