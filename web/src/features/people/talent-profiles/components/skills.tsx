import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { hasManySkills, skillsOf } from '../model/facts.ts';
import type { TalentView } from '../model/talent-view.ts';
import { Section } from './section.tsx';
import classes from './skills.module.css';

/** As many as fit a line are among the facts; more are a list to look through. */
export function Skills({ view }: { view: TalentView }) {
  const { t } = useTranslation('talentProfile');
  if (!hasManySkills(view)) return null;
  const skills = skillsOf(view);
  return (
    <Section title={t('skills.title')} aside={skills.length} isLong>
      <ul className={classes.skills}>
        {skills.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Section>
  );
}
