import type { JobPage } from '@callboard/contract/casting/job-page';
import type { ReadJob } from '../api.ts';

/** What schema.org calls the units; a fee for a whole project has none. */
const units = { day: 'DAY', month: 'MONTH' } as const;

type Pay = Pick<JobPage, 'fee_paise' | 'fee_per' | 'is_unpaid'>;

const salary = ({ fee_paise: paise, fee_per: per }: Pay) =>
  paise === null
    ? {}
    : {
        baseSalary: {
          '@type': 'MonetaryAmount',
          currency: 'INR',
          value: {
            '@type': 'QuantitativeValue',
            value: paise / 100,
            ...(per !== null && per !== 'project' && { unitText: units[per] }),
          },
        },
      };

const india = { '@type': 'Country', name: 'IN' } as const;

const places = ({ cities, is_remote: isRemote }: Pick<JobPage, 'cities' | 'is_remote'>) => ({
  ...(cities.length > 0 && {
    jobLocation: cities.map((addressLocality) => ({
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality, addressCountry: 'IN' },
    })),
  }),
  ...(isRemote && { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: india }),
});

/** schema.org JobPosting. Only open jobs have one: search engines take others for stale. */
export function postingData(job: ReadJob, company: string): Readonly<Record<string, unknown>> | undefined {
  if (!job.is_open) return undefined;
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: job.description,
    identifier: { '@type': 'PropertyValue', name: company, value: job.jobUniqueId },
    datePosted: job.opened_at ?? undefined,
    validThrough: job.deadline?.at,
    hiringOrganization: { '@type': 'Organization', name: company },
    employmentType: job.is_unpaid ? 'VOLUNTEER' : 'TEMPORARY',
    directApply: true,
    ...places(job),
    ...salary(job),
  };
}
