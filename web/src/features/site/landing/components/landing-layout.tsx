import type { Landing } from '@callboard/contract/site/landing';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import classes from './landing-layout.module.css';

interface LandingSectionProps {
  title: string;
  /** The fragment that links here. */
  id?: string;
  lead?: string;
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of a landing page. */
export function LandingSection({ title, id, lead, aside, children }: LandingSectionProps) {
  return (
    <section className={classes.section} id={id}>
      <div className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        {aside}
      </div>
      {lead && <p className={classes.lead}>{lead}</p>}
      {children}
    </section>
  );
}

interface OpeningProps {
  overline: string;
  headline: { before: string; emphasis: string; after: string };
  /** Where the headline may break. */
  breaksAfterFirst?: boolean;
  lead: string;
  actions: ReactNode;
  /** The slip beside the text. */
  slip?: ReactNode;
}

/** The first screen of a landing page. */
export function Opening({ overline, headline, breaksAfterFirst = false, lead, actions, slip }: OpeningProps) {
  return (
    <section className={classes.opening}>
      <div className={classes.words}>
        <p className={classes.overline}>{overline}</p>
        <h1 className={classes.headline} data-long={!breaksAfterFirst || undefined}>
          {headline.before} {breaksAfterFirst && <br />}
          <em>{headline.emphasis}</em> {headline.after}
        </h1>
        <p className={classes.openingLead}>{lead}</p>
        <div className={classes.actions}>{actions}</div>
      </div>
      {slip}
    </section>
  );
}

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

/** The closing call to action. */
export function ClosingCall({ title, text, actions, counts }: ClosingCallProps) {
  return (
    <section className={classes.closing}>
      <div className={classes.inner}>
        <h2 className={classes.closingCallTitle}>{title}</h2>
        <p className={classes.text}>{text}</p>
        {actions}
        {counts && <Numbers counts={counts} />}
      </div>
    </section>
  );
}
