import { Award } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { type TalentView, wholeOf } from '../model/talent-view.ts';
import classes from './achievements.module.css';
import { Section, SectionBody } from './section.tsx';

export function Achievements({ view }: { view: TalentView }) {
  const { t } = useTranslation('talentProfile');
  const learned = wholeOf(view)?.skill_and_education;
  if (!learned) return null;
  const { notable_achivements: achievements, other_notable_achivements: others } = learned;
  if (achievements.length === 0 && !others) return null;
  return (
    <Section title={t('achievements.title')} isLong>
      <SectionBody>
        {achievements.length > 0 && (
          <ul className={classes.list}>
            {achievements.map(({ id, name }) => (
              <li key={id}>
                <Award size={16} aria-hidden /> {name}
              </li>
            ))}
          </ul>
        )}
        {others && <p className={classes.text}>{others}</p>}
      </SectionBody>
    </Section>
  );
}
