import type { OwnApplication } from '@callboard/contract/casting/application-views';
import { paths } from '../../../../shared/lib/paths.ts';

/** A name as readable addresses of job searches have it. What is in brackets is left out. */
const slugOf = (name: string): string =>
  name
    .replace(/\(.*\)/g, '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** The search for work of that type, in its first city or from anywhere: mumbai-web-series. */
export function searchLike({
  project_type: type,
  cities,
  is_remote: isRemote,
}: Pick<OwnApplication, 'project_type' | 'cities' | 'is_remote'>): string {
  const [city] = cities;
  const place = city === undefined ? (isRemote ? 'remote' : '') : slugOf(city);
  const address = [place, slugOf(type.name)].filter((part) => part !== '').join('-');
  return address === '' ? paths.findJobs() : paths.findJobsBy(address);
}
