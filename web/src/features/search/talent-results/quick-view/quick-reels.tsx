import type { GalleryItem } from '@callboard/contract/people/gallery-item';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Film } from '../../../../shared/ui/media/film.tsx';
import { Recording } from '../../../../shared/ui/media/recording.tsx';
import classes from './quick-view.module.css';

/** Films and voices play where they stand. */
export function QuickReels({ gallery }: { gallery: readonly GalleryItem[] }) {
  const { t } = useTranslation('talentResults');
  const films = gallery.filter(({ kind }) => kind === 'video');
  const recordings = gallery.filter(({ kind }) => kind === 'audio');
  if (films.length + recordings.length === 0) return null;
  return (
    <section className={classes.part}>
      <h3 className={classes.subtitle}>{t('quickView.reels')}</h3>
      {films.length > 0 && (
        <ul className={classes.films}>
          {films.map((film, at) => (
            <li key={film.id}>
              <Film film={film} title={film.caption ?? t('quickView.video', { at: at + 1 })} />
            </li>
          ))}
        </ul>
      )}
      <ul className={classes.recordings}>
        {recordings.map((recording, at) => (
          <li key={recording.id}>
            <Recording
              recording={recording}
              title={recording.caption ?? t('quickView.recording', { at: at + 1 })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
