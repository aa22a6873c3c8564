import type { GalleryItem } from '@callboard/contract/people/gallery-item';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { latePart } from '../../../../shared/lib/late-part.tsx';
import { initialsOf } from '../model/initials.ts';
import { Cover } from './cover.tsx';
import classes from './photo-stage.module.css';
import { Thumb } from './thumb.tsx';

const { Part: Lightbox, sendFor: sendForLightbox } = latePart(() => import('../lightbox/lightbox.tsx'));

/** So many stand under the cover; the last of them leads to all the others. */
const thumbsShown = 5;

interface PhotoStageProps {
  photos: readonly GalleryItem[];
  name: string;
}

/** The cover with the first photos under it. A small one takes the large place; the large one opens them all. */
export function PhotoStage({ photos, name }: PhotoStageProps) {
  const { t } = useTranslation('talentProfile');
  const [at, setAt] = useState(0);
  const [openAt, setOpenAt] = useState<number>();
  const current = photos[at] ?? photos[0];
  if (!current) {
    return (
      <div className={classes.stage}>
        <div className={classes.initials} role="img" aria-label={t('photos.none', { name })}>
          {initialsOf(name)}
        </div>
      </div>
    );
  }
  const of = photos.length;
  const hidden = of > thumbsShown ? of - thumbsShown : 0;
  const isLast = (thumb: number) => hidden > 0 && thumb === thumbsShown - 1;
  return (
    <section className={classes.stage} aria-label={t('photos.label')} onPointerEnter={sendForLightbox}>
      <Cover
        key={current.id}
        photo={current}
        name={name}
        at={photos.indexOf(current)}
        of={of}
        onOpen={() => setOpenAt(photos.indexOf(current))}
      />
      {of > 1 && (
        <ul className={classes.thumbs}>
          {photos.slice(0, thumbsShown).map((photo, thumb) => (
            <li key={photo.id}>
              <Thumb
                photo={photo}
                label={
                  isLast(thumb) ? t('photos.more', { count: of }) : t('photos.show', { at: thumb + 1, of })
                }
                isCurrent={photo === current}
                {...(isLast(thumb) && { more: hidden })}
                onPress={() => (isLast(thumb) ? setOpenAt(thumb) : setAt(thumb))}
              />
            </li>
          ))}
        </ul>
      )}
      {openAt !== undefined && (
        <Lightbox
          photos={photos}
          name={name}
          startAt={openAt}
          onClose={(last) => {
            setOpenAt(undefined);
            setAt(last);
          }}
        />
      )}
    </section>
  );
}
