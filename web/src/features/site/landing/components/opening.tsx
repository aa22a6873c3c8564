import type { ReactNode } from 'react';
import classes from './opening.module.css';

interface OpeningProps {
  overline: string;
  headline: { before: string; emphasis: string; after: string };
  /** Where the headline breaks: after its first words on the front page, anywhere on the others. */
  breaksAfterFirst?: boolean;
  lead: string;
  actions: ReactNode;
  /** The slip that is pinned beside the words. */
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
        <p className={classes.lead}>{lead}</p>
        <div className={classes.actions}>{actions}</div>
      </div>
      {slip}
    </section>
  );
}
