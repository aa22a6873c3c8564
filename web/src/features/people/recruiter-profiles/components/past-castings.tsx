import type { RecruiterProfile } from '@callboard/contract/people/recruiter-profiles';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import classes from './past-castings.module.css';

const shownAtFirst = 8;

/** What they cast before and elsewhere: their own word, in their own order. */
export function PastCastings({ castings }: { castings: RecruiterProfile['past_castings'] }) {
  const { t } = useTranslation('recruiterProfile');
  const [isWhole, setIsWhole] = useState(false);
  if (castings.length === 0) return null;
  const shown = isWhole ? castings : castings.slice(0, shownAtFirst);
  return (
    <section className={classes.section} aria-labelledby="cast-before">
      <SectionTitle id="cast-before" aside={t('past.aside')}>
        {t('past.title')}
      </SectionTitle>
      <ul className={classes.castings}>
        {shown.map(({ title, project_type, year }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing is moved or typed in this list.
          <li key={at} className={classes.casting}>
            <span className={classes.year}>{year}</span>
            <cite className={classes.title}>{title}</cite>
            <span className={classes.kind}>{project_type.name}</span>
          </li>
        ))}
      </ul>
      {shown.length < castings.length && (
        <button type="button" className={classes.more} onClick={() => setIsWhole(true)}>
          {t('past.showAll', { count: castings.length })}
        </button>
      )}
    </section>
  );
}
