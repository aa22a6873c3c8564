import type { ClientField, ClientLinkShows } from '@callboard/contract/casting/client-links';
import { CircleHelp, Play, RulerDimensionLine, ThumbsDown, ThumbsUp, User } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import classes from './face-sample.module.css';

interface FaceSampleProps {
  shows: ClientLinkShows;
  /** Of someone on the page. */
  image: string | null;
  message: string;
}

function SampleFacts({ has }: { has: (field: ClientField) => boolean }) {
  const { t } = useTranslation('clientLinks');
  const facts = [
    ['height', t('sample.height'), t('sample.heightValue')],
    ['days', t('sample.days'), t('sample.daysValue')],
    ['past_work', t('sample.work'), t('sample.workValue')],
  ] as const;
  const shown = facts.filter(([field]) => has(field));
  if (shown.length === 0) return null;
  return (
    <Facts>
      {shown.map(([field, label, value]) => (
        <Fact key={field} label={label}>
          {value}
        </Fact>
      ))}
    </Facts>
  );
}

/** How a face looks to a client, with what is chosen and an example of each. */
export function FaceSample({ shows, image, message }: FaceSampleProps) {
  const { t } = useTranslation('clientLinks');
  const has = (field: ClientField) => shows.fields.includes(field);
  const line = [has('city') && t('sample.city'), has('playing_age') && t('sample.age')].filter(Boolean);
  return (
    <section className={classes.sample} aria-label={t('sample.title')}>
      <h3 className={classes.title}>{t('sample.title')}</h3>
      <div className={classes.sheet}>
        {message.trim() !== '' && <p className={classes.message}>{message.trim()}</p>}
        <div className={classes.face}>
          {image ? (
            <img className={classes.photo} src={image} alt="" />
          ) : (
            <span className={classes.photo} aria-hidden>
              <User size={36} />
            </span>
          )}
          <div className={classes.about}>
            <p className={classes.name}>{t('sample.name')}</p>
            {line.length > 0 && <p className={classes.line}>{line.join(' ')}</p>}
            {has('languages') && <p className={classes.line}>{t('sample.languages')}</p>}
            {has('skills') && <p className={classes.line}>{t('sample.skills')}</p>}
          </div>
        </div>
        {shows.notes && <p className={classes.note}>{t('sample.note')}</p>}
        {shows.reels && (
          <p className={classes.reel}>
            <Play size={15} aria-hidden /> {t('sample.reels')}
          </p>
        )}
        <SampleFacts has={has} />
        {shows.line_up && (
          <p className={classes.reel}>
            <RulerDimensionLine size={15} aria-hidden /> {t('sample.line_up')}
          </p>
        )}
        <p className={classes.answers}>
          <ThumbsUp size={15} aria-hidden />
          <CircleHelp size={15} aria-hidden />
          <ThumbsDown size={15} aria-hidden />
          <span>{t('sample.answers')}</span>
        </p>
      </div>
    </section>
  );
}
