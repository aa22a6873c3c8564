import '../words.ts';
import { useTalentView } from '../model/use-talent-view.ts';
import { OwnerProfile } from './owner-profile.tsx';
import { ProfileFailed, ProfileLimited, ProfileMissing } from './profile-missing.tsx';
import { ProfileWaiting } from './profile-waiting.tsx';
import { VisitorProfile } from './visitor-profile.tsx';

/** The profile at this address, as whoever is here may see it. */
export function TalentProfile({ userId }: { userId: string }) {
  const answer = useTalentView(userId);
  switch (answer.state) {
    case 'waiting':
      return <ProfileWaiting />;
    case 'missing':
      return <ProfileMissing />;
    case 'failed':
      return answer.isLimited ? <ProfileLimited /> : <ProfileFailed onRetry={answer.retry} />;
    case 'there':
      return answer.view.as === 'own' ? (
        <OwnerProfile own={answer.view.talent} />
      ) : (
        <VisitorProfile {...answer} />
      );
  }
}
