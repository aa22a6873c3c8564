import { useParams } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { usePageHead } from '../../../../shared/lib/page-head.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { namesOf, skillsOf } from '../model/facts.ts';
import { lineOf } from '../model/profile-line.ts';
import { isAddress } from '../model/talent-ref.ts';
import type { TalentView } from '../model/talent-view.ts';

/** Search engines cut longer descriptions. */
const maxSkills = 5;

/** Title and description for search engines and shared links. */
export function useProfileHead(view: TalentView): void {
  const { t } = useTranslation('talentProfile');
  const { userId = '' } = useParams();
  const { name, userUniqueId, address, current_residence: city } = view.talent;
  const path = paths.talent(address ?? userUniqueId);
  const line = lineOf(view, t);
  const skills = namesOf(skillsOf(view).slice(0, maxSkills));
  usePageHead({
    title: name,
    description: skills ? t('descriptionSkills', { name, line, skills }) : t('description', { name, line }),
    path,
    movedTo: isAddress(userId) && userId !== address ? path : undefined,
    picture: { path: `/cards${paths.talent(userUniqueId)}.jpg`, width: 1200, height: 630 },
    structured: {
      '@type': 'Person',
      name,
      ...(city && { homeLocation: { '@type': 'City', name: city.name } }),
      ...(skills && { knowsAbout: skillsOf(view).map((skill) => skill.name) }),
    },
  });
}
