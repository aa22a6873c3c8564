import type { Landing } from '@callboard/contract/site/landing';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import classes from './closing-call.module.css';

function Numbers({ counts }: { counts: Landing['counts'] }) {
  const { t } = useTranslation('landing');
  const said = [
    { word: 'numbers.faces', count: counts.faces },
    { word: 'numbers.jobs', count: counts.open_jobs },
    { word: 'numbers.recruiters', count: counts.verified_recruiters },
    { word: 'numbers.cast', count: counts.cast_last_month ?? 0 },
  ] as const;
  const known = said.filter(({ count }) => count > 0);
  if (known.length === 0) return null;
  return (
    <ul className={classes.numbers} aria-label={t('numbers.label')}>
      {known.map(({ word, count }) => (
        <li key={word}>{t(word, { count, shown: formatCount(count) })}</li>
      ))}
    </ul>
  );
}

interface ClosingCallProps {
  title: string;
  text: string;
  actions: ReactNode;
  counts: Landing['counts'] | undefined;
}

/** The last word of a landing page, in the light of a single spot. */
export function ClosingCall({ title, text, actions, counts }: ClosingCallProps) {
  return (
    <section className={classes.closing}>
      <div className={classes.inner}>
        <h2 className={classes.title}>{title}</h2>
        <p className={classes.text}>{text}</p>
        {actions}
        {counts && <Numbers counts={counts} />}
      </div>
    </section>
  );
}
