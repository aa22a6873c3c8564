import { findJobs, getJob, saveJob, unsaveJob } from '@callboard/contract/casting/calls';
import { useCall } from '../../../shared/lib/api/queries.ts';

/** Lists and pages of jobs say whether one is saved. */
const showSaved = [findJobs, getJob];

export const useSaveJob = () => useCall(saveJob, { refresh: showSaved });
export const useUnsaveJob = () => useCall(unsaveJob, { refresh: showSaved });
