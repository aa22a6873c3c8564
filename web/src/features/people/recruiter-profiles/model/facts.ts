import type { RecruiterProfile } from '@callboard/contract/people/recruiter-profiles';
import type { TFunction } from 'i18next';
import { formatCount } from '../../../../shared/lib/format/count.ts';

interface FactLine {
  readonly label: string;
  readonly value: string;
}

const namesOf = (items: readonly { name: string }[]) => items.map(({ name }) => name).join(', ');

/** What is known; a line without a value is left out. */
export function factsOf(recruiter: RecruiterProfile, t: TFunction<'recruiterProfile'>): FactLine[] {
  const { casting_since, city, project_types, languages, projects_here } = recruiter;
  return [
    { label: t('facts.since'), value: casting_since === null ? '' : String(casting_since) },
    { label: t('facts.city'), value: city?.name ?? '' },
    { label: t('facts.casts'), value: namesOf(project_types) },
    { label: t('facts.languages'), value: namesOf(languages) },
    { label: t('facts.projects'), value: projects_here > 0 ? formatCount(projects_here) : '' },
  ].filter(({ value }) => value !== '');
}
