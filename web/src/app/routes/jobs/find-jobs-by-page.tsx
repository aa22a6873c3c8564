import { useParams } from 'react-router';
import { FindJobsBy } from '../../../features/casting/find-jobs/index.ts';

export function Component() {
  const { searchParam = '' } = useParams();
  return <FindJobsBy key={searchParam} searchParam={searchParam} />;
}
