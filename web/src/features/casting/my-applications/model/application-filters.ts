import type { ApplicationStatus } from '@callboard/contract/casting/application-values';
import { applicationStatuses, wireStatusOf } from '@callboard/contract/casting/application-values';
import { type ApplicationStage, applicationStages } from '@callboard/contract/casting/project-share-values';
import { paths } from '../../../../shared/lib/paths.ts';
import { readPage, readWholeNumber } from '../../../../shared/lib/read-address.ts';

/** What My Applications shows, as its address says it. */
export interface ApplicationFilters {
  readonly stage?: ApplicationStage | undefined;
  readonly status?: ApplicationStatus | undefined;
  readonly projectType?: number | undefined;
  readonly location?: number | undefined;
  readonly page: number;
}

export const readFilters = (address: URLSearchParams): ApplicationFilters => ({
  stage: applicationStages.find((one) => one === address.get('show')),
  status: applicationStatuses.find((one) => one === address.get('status')),
  projectType: readWholeNumber(address.get('type')),
  location: readWholeNumber(address.get('city')),
  page: readPage(address.get('page')),
});

export function addressOf({ stage, status, projectType, location, page }: ApplicationFilters): string {
  const parts = new URLSearchParams({
    ...(stage && { show: stage }),
    ...(status && { status }),
    ...(projectType && { type: String(projectType) }),
    ...(location && { city: String(location) }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return parts === '' ? paths.myApplications() : `${paths.myApplications()}?${parts}`;
}

/** As the call takes them. */
export const queryOf = ({ stage, status, projectType, location, page }: ApplicationFilters) => ({
  page,
  ...(stage && { stage }),
  ...(status && { jobApplyStatus: wireStatusOf(status) }),
  ...(projectType && { projectType }),
  ...(location && { location }),
});

export const isFiltered = ({ stage, status, projectType, location }: ApplicationFilters): boolean =>
  [stage, status, projectType, location].some((one) => one !== undefined);
