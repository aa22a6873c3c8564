import { useMemo } from 'react';
import { useTranslation } from '../../../../../shared/i18n/use-translation.ts';
import { Stack } from '../../../../../shared/ui/layout/layout.tsx';
import { SearchSelect } from '../../../../../shared/ui/search-field/search-select.tsx';
import { SegmentSwitch } from '../../../../../shared/ui/segment-switch/segment-switch.tsx';
import { FieldError } from '../../../../../shared/ui/text-field/text-field.tsx';
import { languageOptions, nameOf } from '../../../../site/reference/index.ts';
import {
  BoundArea,
  BoundChoice,
  BoundChoices,
  BoundOpenChips,
  BoundSearchChips,
  BoundText,
  Unfinished,
} from '../../components/bound-fields.tsx';
import { PageSection } from '../../components/page-section.tsx';
import { RemoveButton } from '../../components/row-buttons.tsx';
import { WizardField, type WizardFieldHandle } from '../../components/wizard-field.tsx';
import type { SpokenLanguage } from '../../fields/values.ts';
import { useOpenList, useWizard } from '../../model/wizard-context.ts';
import { ProjectRows } from './project-rows.tsx';
import classes from './rows.module.css';

type RowsProps = Omit<WizardFieldHandle<SpokenLanguage[]>, 'label'>;

/** The level suggested for a new language. */
const usualLevel = 3;

function Row({ row, ...rows }: RowsProps & { row: SpokenLanguage }) {
  const { t } = useTranslation('profileWizard');
  const { lists } = useWizard();
  const { value, onChange, disabled } = rows;
  const language = nameOf(lists.languages, row.language);
  const levels = lists.language_levels.map(({ id, name }) => ({ value: id, label: name }));
  const replace = (level: number) => onChange(value.map((one) => (one === row ? { ...one, level } : one)));
  return (
    <li className={classes.row}>
      <div className={classes.rowHead}>
        <b>{language}</b>
        {!disabled && (
          <RemoveButton
            label={t('skills.languages.remove', { language })}
            onClick={() => onChange(value.filter((one) => one !== row))}
          />
        )}
      </div>
      <SegmentSwitch
        label={t('skills.languages.level', { language })}
        options={levels}
        value={row.level}
        onChange={replace}
        disabled={disabled}
      />
    </li>
  );
}

function Rows({ value, onChange, error, disabled, isRequired }: RowsProps) {
  const { t } = useTranslation('profileWizard');
  const { lists } = useWizard();
  const options = useMemo(() => languageOptions(lists), [lists]);
  const left = options.filter(({ id }) => !value.some(({ language }) => language === id));
  const add = (language: number | null) => {
    if (language !== null) onChange([...value, { language, level: usualLevel }]);
  };
  return (
    <Stack gap={4}>
      {value.length > 0 && (
        <ul className={classes.list} aria-label={t('fields.languages')}>
          {value.map((row) => (
            <Row key={row.language} {...{ row, value, onChange, error, disabled, isRequired }} />
          ))}
        </ul>
      )}
      <Unfinished name="languagesText">
        {(text) => (
          <SearchSelect
            {...text}
            label={t('skills.languages.add')}
            hint={t('skills.languages.addHint')}
            placeholder={t('skills.languages.search')}
            options={left}
            value={null}
            onChange={add}
            disabled={disabled}
            isRequired={isRequired}
          />
        )}
      </Unfinished>
      {error && <FieldError>{error}</FieldError>}
    </Stack>
  );
}

/** Languages with their level. */
function LanguageRows() {
  return <WizardField name="languages">{(control) => <Rows {...control} />}</WizardField>;
}

/** The limit of the contract. */
const most = { accents: 20, skills: 60, hobbies: 30, otherAchievements: 1000 };

export function EducationSections() {
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
      <PageSection title={t('skills.projects.title')} aside={t('optional')}>
        <p>{t('skills.projects.hint')}</p>
        <ProjectRows />
        <BoundText name="priorProject" autoComplete="off" hint={t('skills.projects.priorHint')} />
      </PageSection>
    </>
  );
}

export function AbilitySections() {
  const { t } = useTranslation('profileWizard');
  const { lists } = useWizard();
  const skills = useOpenList('skills');
  const hobbies = useOpenList('hobbies');
  return (
    <>
      <PageSection title={t('skills.languages.title')}>
        <LanguageRows />
        <BoundSearchChips
          name="accents"
          textName="accentsText"
          options={lists.accents}
          most={most.accents}
          placeholder={t('skills.languages.accentsSearch')}
          hint={t('skills.languages.accentsHint')}
        />
      </PageSection>
      <PageSection title={t('skills.abilities.title')}>
        <BoundOpenChips
          name="skills"
          options={skills}
          most={most.skills}
          placeholder={t('skills.abilities.search')}
          hint={t('skills.abilities.hint')}
        />
        <BoundOpenChips
          name="hobbies"
          options={hobbies}
          most={most.hobbies}
          placeholder={t('skills.abilities.hobbiesSearch')}
        />
      </PageSection>
    </>
  );
}

/** Page 4: languages, skills and education. */
export function SkillsPage() {
  return (
    <>
      <AbilitySections />
      <EducationSections />
    </>
  );
}
