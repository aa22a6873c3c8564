import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import classes from './portrait.module.css';

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? '')
    .join('');

/** The recruiter, pinned over the band. Without a photo the initials stand in. */
export function Portrait({ photo, name }: { photo: string | null; name: string }) {
  const { t } = useTranslation('recruiterProfile');
  const [broken, setBroken] = useState<string>();
  return (
    <div className={classes.frame}>
      {photo !== null && photo !== broken ? (
        <img
          src={photo}
          alt={t('photo', { name })}
          width={480}
          height={600}
          fetchPriority="high"
          onError={() => setBroken(photo)}
        />
      ) : (
        <span className={classes.initials} aria-hidden>
          {initials(name)}
        </span>
      )}
    </div>
  );
}
