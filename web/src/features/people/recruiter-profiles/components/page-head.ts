import type { RecruiterProfile } from '@callboard/contract/people/recruiter-profiles';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { usePageHead } from '../../../../shared/lib/page-head.ts';
import { lineOf } from '../model/recruiter-words.ts';

/** What the page says about itself to those who share its address and to search engines. */
export function useRecruiterHead(recruiter: RecruiterProfile): void {
  const { t } = useTranslation('recruiterProfile');
  const { name, company, city, role, open_call_count: count } = recruiter;
  const line = [name, lineOf(recruiter)].filter(Boolean).join(', ');
  const calls = count > 0 ? t('descriptionCalls', { count }) : '';
  usePageHead({
    title: company === name ? name : t('title', { name, company }),
    description: t('description', { line, calls }).replace(/ {2,}/g, ' '),
    isUnlisted: !recruiter.is_public,
    structured: {
      '@type': 'Person',
      name,
      ...(role && { jobTitle: role }),
      worksFor: { '@type': 'Organization', name: company },
      ...(city && { workLocation: { '@type': 'City', name: city.name } }),
    },
  });
}
