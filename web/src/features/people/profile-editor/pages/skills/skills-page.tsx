import { useTranslation } from '../../../../../shared/i18n/use-translation.ts';
import {
  BoundArea,
  BoundChoice,
  BoundChoices,
  BoundSearchChips,
  BoundText,
} from '../../components/bound-fields.tsx';
import { PageSection } from '../../components/page-section.tsx';
import { useWizard } from '../../model/wizard-context.ts';
import { LanguageRows } from './language-rows.tsx';
import { ProjectRows } from './project-rows.tsx';

/** As many as the contract takes. */
const most = { accents: 20, skills: 60, hobbies: 30, otherAchievements: 1000 };

function EducationSections() {
  const { t } = useTranslation('profileWizard');
  const { lists } = useWizard();
  return (
    <>
      <PageSection title={t('skills.education.title')} aside={t('optional')}>
        <BoundChoice name="education" items={lists.education_levels} />
        <BoundChoices name="actingEducation" items={lists.acting_educations} />
        <BoundText
          name="theatreYears"
          inputMode="numeric"
          autoComplete="off"
          hint={t('skills.education.theatreHint')}
        />
      </PageSection>
      <PageSection title={t('skills.achievements.title')} aside={t('optional')}>
        <BoundChoices name="achievements" items={lists.achievements} />
        <BoundArea
          name="otherAchievements"
          most={most.otherAchievements}
          hint={t('skills.achievements.otherHint')}
        />
      </PageSection>
    </>
  );
}

/** Page 4: what one speaks, can and has learned. */
export function SkillsPage() {
  const { t } = useTranslation('profileWizard');
  const { lists } = useWizard();
  return (
    <>
      <PageSection title={t('skills.languages.title')}>
        <LanguageRows />
        <BoundSearchChips
          name="accents"
          options={lists.accents}
          most={most.accents}
          placeholder={t('skills.languages.accentsSearch')}
          hint={t('skills.languages.accentsHint')}
        />
      </PageSection>
      <PageSection title={t('skills.abilities.title')}>
        <BoundSearchChips
          name="skills"
          options={lists.skills}
          most={most.skills}
          placeholder={t('skills.abilities.search')}
          hint={t('skills.abilities.hint')}
        />
        <BoundSearchChips
          name="hobbies"
          options={lists.hobbies}
          most={most.hobbies}
          placeholder={t('skills.abilities.hobbiesSearch')}
        />
      </PageSection>
      <EducationSections />
      <PageSection title={t('skills.projects.title')} aside={t('optional')}>
        <p>{t('skills.projects.hint')}</p>
        <ProjectRows />
        <BoundText name="priorProject" autoComplete="off" hint={t('skills.projects.priorHint')} />
      </PageSection>
    </>
  );
}
