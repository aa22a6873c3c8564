import type { RecruiterProfile } from '@callboard/contract/people/recruiter-profiles';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import { factsOf } from '../model/facts.ts';
import { shownFaces } from '../model/shown-faces.ts';
import { CastThroughUs } from './cast-through-us.tsx';
import { FaceBand } from './face-band.tsx';
import { Identity } from './identity.tsx';
import { OpenCalls } from './open-calls.tsx';
import { PastCastings } from './past-castings.tsx';
import { Portrait } from './portrait.tsx';
import classes from './recruiter-sheet.module.css';

interface RecruiterSheetProps {
  recruiter: RecruiterProfile;
  /** Under the photo: what its owner can do with it. */
  underPhoto?: ReactNode;
  /** Before everything else in the middle. */
  lead?: ReactNode;
  /** After everything else in the middle. */
  tail?: ReactNode;
  side: ReactNode;
  bar: ReactNode;
}

function FactList({ recruiter }: { recruiter: RecruiterProfile }) {
  const { t } = useTranslation('recruiterProfile');
  const facts = factsOf(recruiter, t);
  if (facts.length === 0) return null;
  return (
    <section className={classes.facts} aria-label={t('facts.label')}>
      <Facts>
        {facts.map(({ label, value }) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
      </Facts>
    </section>
  );
}

/** The page itself. Every part shows what there is, and nothing where there is nothing. */
export function RecruiterSheet({ recruiter, underPhoto, lead, tail, side, bar }: RecruiterSheetProps) {
  return (
    <article className={classes.page}>
      <FaceBand cover={recruiter.recruiter_cover_image} faces={shownFaces(recruiter)} />
      <div className={classes.sheet}>
        <div className={classes.portrait}>
          <Portrait photo={recruiter.recruiter_edit_image} name={recruiter.name} />
          {underPhoto}
        </div>
        <div className={classes.main}>
          <Identity recruiter={recruiter} />
          {lead}
          <OpenCalls recruiter={recruiter} />
          <CastThroughUs recruiter={recruiter} />
          <PastCastings castings={recruiter.past_castings} />
          {tail}
        </div>
        <FactList recruiter={recruiter} />
        <aside className={classes.side}>{side}</aside>
      </div>
      {bar}
    </article>
  );
}
