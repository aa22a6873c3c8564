import { useParams } from 'react-router';
import { TalentProfile } from '../../../features/people/talent-profiles/index.ts';

export function Component() {
  const { userId = '' } = useParams();
  // Resets the state for another talent.
  return <TalentProfile key={userId} userId={userId} />;
}
