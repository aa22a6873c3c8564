import { feature } from '../../../platform/feature/feature.ts';
import { createStorageCheck } from './check-storage.job.ts';

export const storageAllowance = feature({
  jobs: (needs: Parameters<typeof createStorageCheck>[0]) => [createStorageCheck(needs)],
});
