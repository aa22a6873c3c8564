import type { StrengthPart, TalentDashboard } from '@callboard/contract/people/dashboard';
import { wizardPages } from '@callboard/contract/people/profile-editor/publishing-needs';

/** The page of the wizard on which each part is made stronger. */
export const pageOfPart: Record<StrengthPart, number> = {
  basics: wizardPages.about,
  cover: wizardPages.media,
  photos: wizardPages.media,
  video: wizardPages.media,
  measures: wizardPages.body,
  languages: wizardPages.skills,
  skills: wizardPages.skills,
  past_work: wizardPages.work,
  about: wizardPages.about,
  identity: wizardPages.about,
};

type Strength = TalentDashboard['strength'];

/** How full each page of the wizard is, from 0 to 1, for the bars under the figure. */
export function fullnessByPage({ parts }: Strength): number[] {
  const pages = Object.values(wizardPages).filter((page) => page !== wizardPages.review);
  return pages.map((page) => {
    const here = parts.filter(({ part }) => pageOfPart[part] === page);
    const of = here.reduce((sum, part) => sum + part.of, 0);
    return of === 0 ? 1 : here.reduce((sum, part) => sum + part.percent, 0) / of;
  });
}

/** What the next step would add. */
export const gainOf = ({ parts }: Strength, next: StrengthPart): number => {
  const part = parts.find((one) => one.part === next);
  return part ? part.of - part.percent : 0;
};
