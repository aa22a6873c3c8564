import type { ReactNode } from 'react';
import { photosOf } from '../model/gallery.ts';
import type { TalentView } from '../model/talent-view.ts';
import { Achievements } from './achievements.tsx';
import { Availability } from './availability.tsx';
import { Glance } from './glance.tsx';
import { Identity } from './identity.tsx';
import { Measures } from './measures.tsx';
import { NowWorkingOn } from './now-working-on.tsx';
import { OpenTo } from './open-to.tsx';
import { PastWorks } from './past-works.tsx';
import { PhotoStage } from './photo-stage.tsx';
import classes from './profile-sheet.module.css';
import { Reels } from './reels.tsx';
import { Skills } from './skills.tsx';

interface ProfileSheetProps {
  view: TalentView;
  /** Where one comes from, and whose eyes look. */
  top: ReactNode;
  /** What this viewer can do here; at the foot of a phone again. */
  side: ReactNode;
  bar?: ReactNode;
}

/** The profile itself. Every part shows what is in the view it is given, and nothing where there is nothing. */
export function ProfileSheet({ view, top, side, bar }: ProfileSheetProps) {
  return (
    <article className={classes.page} data-as={view.as}>
      {top}
      <div className={classes.sheet}>
        <div className={classes.cover}>
          <PhotoStage photos={photosOf(view)} name={view.talent.name} />
        </div>
        <div className={classes.main}>
          <div className={classes.lead}>
            <Identity view={view} />
            <Glance view={view} />
            <Skills view={view} />
          </div>
          <div className={classes.rest}>
            <Reels view={view} />
            <Availability view={view} />
            <PastWorks works={view.talent.past_work} />
            <OpenTo view={view} />
            <Achievements view={view} />
            <NowWorkingOn view={view} />
          </div>
        </div>
        <div className={classes.measures}>
          <Measures view={view} />
        </div>
        <aside className={classes.side}>{side}</aside>
      </div>
      {bar}
    </article>
  );
}
