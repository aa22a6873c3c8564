import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Film } from '../../../../shared/ui/media/film.tsx';
import { Recording } from '../../../../shared/ui/media/recording.tsx';
import { filmsOf, recordingsOf } from '../model/gallery.ts';
import type { TalentView } from '../model/talent-view.ts';
import classes from './reels.module.css';
import { Section } from './section.tsx';

/** Films play where they stand, voices below them; one at a time. */
export function Reels({ view }: { view: TalentView }) {
  const { t } = useTranslation('talentProfile');
  const films = filmsOf(view);
  const recordings = recordingsOf(view);
  if (films.length + recordings.length === 0) return null;
  const counted = [
    films.length > 0 && t('reels.videos', { count: films.length }),
    recordings.length > 0 && t('reels.recordings', { count: recordings.length }),
  ];
  return (
    <Section title={t('reels.title')} aside={counted.filter(Boolean).join(', ')}>
      {films.length > 0 && (
        <ul className={classes.films}>
          {films.map((film, at) => (
            <li key={film.id}>
              <Film film={film} title={film.caption ?? t('reels.video', { at: at + 1 })} />
            </li>
          ))}
        </ul>
      )}
      {recordings.length > 0 && (
        <ul className={classes.recordings}>
          {recordings.map((recording, at) => (
            <li key={recording.id}>
              <Recording
                recording={recording}
                title={recording.caption ?? t('reels.recording', { at: at + 1 })}
              />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
