import { useParams } from 'react-router';
import { TalentProfile } from '../../../features/people/talent-profiles/index.ts';

export function Component() {
  const { userId = '' } = useParams();
  // Another talent is another page: nothing chosen or opened here goes along.
  return <TalentProfile key={userId} userId={userId} />;
}
