import type { TalentView } from '../model/talent-view.ts';
import { AvailabilityCheckPanel } from './availability-check-panel.tsx';
import { ContactPanel } from './contact-panel.tsx';
import { LockedPanel } from './locked-panel.tsx';
import { ShareProjectPanel } from './share-project-panel.tsx';

interface RecruiterPanelsProps {
  view: Extract<TalentView, { as: 'recruiter' | 'unlocked' }>;
}

/** What a recruiter can do here, before and after the unlock. */
export default function RecruiterPanels({ view }: RecruiterPanelsProps) {
  if (view.as === 'recruiter') {
    return (
      <>
        <LockedPanel talent={view.talent} />
        <ShareProjectPanel talent={view.talent} />
      </>
    );
  }
  return (
    <>
      <ContactPanel talent={view.talent} canMessage />
      <AvailabilityCheckPanel talent={view.talent} />
      <ShareProjectPanel talent={view.talent} />
    </>
  );
}
