import { useParams } from 'react-router';
import { ClientPageView } from '../../../features/casting/client-page/index.ts';

export function Component() {
  const { userUniqueId = '' } = useParams();
  return <ClientPageView key={userUniqueId} shows="character" shareId={userUniqueId} />;
}
