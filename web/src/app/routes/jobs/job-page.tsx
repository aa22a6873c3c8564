import { useParams } from 'react-router';
import { JobPage } from '../../../features/casting/job-page/index.ts';

export function Component() {
  const { id = '' } = useParams();
  return <JobPage key={id} id={id} />;
}
