import { useParams } from 'react-router';
import { ClientPageView } from '../../../features/casting/client-page/index.ts';

export function Component() {
  const { projectUniqueId = '' } = useParams();
  return <ClientPageView key={projectUniqueId} shows="project" shareId={projectUniqueId} />;
}
