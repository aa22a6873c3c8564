import type { ApplicantDetail, ApplicationMedia } from '@callboard/contract/casting/application-views';
import { AudioLines, Hourglass, Play, TriangleAlert } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { clock } from '../../../../shared/ui/media/clock.ts';
import classes from './media-strip.module.css';
import { titleOf } from './media-title.ts';

interface MediaStripProps {
  sent: Pick<ApplicantDetail['sent'], 'media' | 'awaited'>;
  at: number;
  name: string;
  onShow: (at: number) => void;
}

const signOf = ({ kind, state }: ApplicationMedia) => {
  if (state === 'processing') return Hourglass;
  if (state === 'failed') return TriangleAlert;
  return kind === 'audio' ? AudioLines : kind === 'video' ? Play : undefined;
};

/** Everything that was sent, in the order it was sent in. */
export function MediaStrip({ sent: { media, awaited }, at, name, onShow }: MediaStripProps) {
  const { t } = useTranslation('applicationReview');
  if (media.length === 0 && awaited.length === 0) return null;
  return (
    <>
      {media.length > 1 && (
        <ul className={classes.strip} aria-label={t('media.label', { name })}>
          {media.map((item, place) => {
            const Sign = signOf(item);
            const title = titleOf(media, place, t);
            return (
              <li key={item.id}>
                <button
                  type="button"
                  className={classes.item}
                  aria-label={title}
                  aria-current={place === at ? 'true' : undefined}
                  onClick={() => onShow(place)}
                >
                  {item.card_url && (
                    <img src={item.card_url} alt="" width={4} height={3} loading="lazy" decoding="async" />
                  )}
                  {Sign && <Sign className={classes.sign} size={20} aria-hidden />}
                  <span className={classes.label} aria-hidden>
                    {title}
                    {item.duration_ms !== null && `, ${clock(item.duration_ms / 1000)}`}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {awaited.length > 0 && (
        <p className={classes.awaited}>
          <Hourglass size={15} aria-hidden />
          {t('media.awaited', { what: awaited.map(({ label }) => label).join(', ') })}
        </p>
      )}
    </>
  );
}
