import { Clapperboard } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { type TalentView, wholeOf } from '../model/talent-view.ts';
import classes from './achievements.module.css';
import { Section, SectionBody } from './section.tsx';

export function NowWorkingOn({ view }: { view: TalentView }) {
  const { t } = useTranslation('talentProfile');
  const learned = wholeOf(view)?.skill_and_education;
  if (!learned) return null;
  const { onGoingProjects: projects, prior_project_name: prior } = learned;
  if (projects.length === 0 && !prior) return null;
  return (
    <Section title={t('now.title')}>
      <SectionBody>
        <ul className={classes.list}>
          {projects.map(({ id, name }) => (
            <li key={id}>
              <Clapperboard size={16} aria-hidden /> {name}
            </li>
          ))}
        </ul>
        {prior && <p className={classes.text}>{t('now.before', { project: prior })}</p>}
      </SectionBody>
    </Section>
  );
}
