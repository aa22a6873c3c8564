import type { CharacterDetail } from '@callboard/contract/casting/characters';
import type { OwnJob } from '@callboard/contract/casting/job-postings';
import { jobTextLength } from '@callboard/contract/casting/job-values';
import { useSyncExternalStore } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { writePaise } from '../../../../shared/lib/typed/paise.ts';
import { RadioChips } from '../../../../shared/ui/choices/radio-chips.tsx';
import { Columns, Stack } from '../../../../shared/ui/layout/layout.tsx';
import { SearchChips } from '../../../../shared/ui/search-field/search-chips.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { SelectField } from '../../../../shared/ui/select-field/select-field.tsx';
import { languageOptions, useLists } from '../../../site/reference/index.ts';
import { usePostableProjects } from '../model/postable-projects.ts';
import { takenOver } from '../model/taken-over.ts';
import { AgesField } from './ages-field.tsx';
import { CharacterChecks } from './character-checks.tsx';
import { JobArea, JobText, Stepper } from './job-controls.tsx';
import { JobField, useJobForm } from './job-field.tsx';

/** As before anyone chose or typed. */
const oneWanted = 1;

/** Fills in what the characters say, where the job says nothing yet. */
function useTakeOver() {
  const { saving } = useJobForm();
  /** What was typed stays; what came from the characters chosen before follows them. */
  return (before: readonly CharacterDetail[], characters: readonly CharacterDetail[]) => {
    const taken = takenOver(characters);
    const { wanted = oneWanted } = takenOver(before);
    const pay = saving.value('pay');
    if (taken.fee_paise !== undefined && pay.amount === '' && !pay.isUnpaid) {
      saving.set('pay', { ...pay, amount: writePaise(taken.fee_paise), per: taken.fee_per ?? pay.per });
    }
    const dates = saving.value('dates');
    if (dates.from === '' && dates.to === '' && (taken.works_from ?? taken.works_to)) {
      saving.set('dates', { from: taken.works_from ?? '', to: taken.works_to ?? '' });
    }
    if (saving.value('workDays') === '' && taken.work_days !== undefined) {
      saving.set('workDays', String(taken.work_days));
    }
    if (saving.value('description') === '' && taken.description) {
      saving.set('description', taken.description);
    }
    if (saving.value('wanted') === String(wanted)) saving.set('wanted', String(taken.wanted ?? oneWanted));
  };
}

/** The project it belongs to and the characters it is for, or neither. */
function Roles({ job }: { job: OwnJob }) {
  const { t } = useTranslation('jobEditor');
  const take = useTakeOver();
  const { projects } = usePostableProjects();
  return (
    <JobField name="roles">
      {({ value: { project, characters }, onChange, error, disabled }) => {
        const isKnown = project === null || projects.some(({ id }) => id === project);
        return (
          <Stack gap={3}>
            <SelectField
              label={t('project')}
              placeholder={t('roles.own')}
              value={project === null ? '' : String(project)}
              error={error}
              disabled={disabled}
              options={[
                ...(isKnown ? [] : [{ value: String(project), label: job.project?.title ?? '' }]),
                ...projects.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
              onChange={({ currentTarget }) =>
                onChange({
                  project: currentTarget.value === '' ? null : Number(currentTarget.value),
                  characters: [],
                })
              }
            />
            {project !== null && (
              <CharacterChecks
                projectId={project}
                chosen={characters}
                disabled={disabled}
                onChange={(next, details, before) => {
                  onChange({ project, characters: next });
                  take(before, details);
                }}
              />
            )}
          </Stack>
        );
      }}
    </JobField>
  );
}

/** Who is wanted, where no character says so. */
function Person() {
  const { t } = useTranslation('jobEditor');
  const { data: lists } = useLists();
  if (!lists) return null;
  return (
    <>
      <Columns gap={4}>
        <JobField name="gender">
          {(control) => (
            <RadioChips
              {...control}
              options={lists.genders.map(({ id, name }) => ({ value: id, label: name }))}
              shownAtFirst={2}
            />
          )}
        </JobField>
        <AgesField />
      </Columns>
      <Columns gap={4}>
        <JobField name="languages">
          {(control) => (
            <SearchChips
              {...control}
              options={languageOptions(lists)}
              placeholder={t('choose.languages')}
              most={10}
            />
          )}
        </JobField>
        <JobField name="skills">
          {(control) => (
            <SearchChips {...control} options={lists.skills} placeholder={t('choose.skills')} most={20} />
          )}
        </JobField>
      </Columns>
    </>
  );
}

/** What project the work is, where the job stands on its own. */
function Production() {
  const { t } = useTranslation('jobEditor');
  const { data: lists } = useLists();
  return (
    <>
      <JobField name="projectType">
        {(control) => (
          <RadioChips
            {...control}
            options={(lists?.project_types ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            isOptional={false}
            shownAtFirst={8}
          />
        )}
      </JobField>
      <JobText name="productionTitle" hint={t('hints.productionTitle')} />
    </>
  );
}

export function RoleSection({ job }: { job: OwnJob }) {
  const { t } = useTranslation('jobEditor');
  const { saving } = useJobForm();
  const roles = useSyncExternalStore(saving.subscribe, () => saving.value('roles'));
  return (
    <Stack as="section" gap={4}>
      <SectionTitle aside={t('sections.roleAside')}>{t('sections.role')}</SectionTitle>
      <JobText name="title" hint={t('hints.title')} isRequired />
      <Roles job={job} />
      {roles.project === null && <Production />}
      <JobArea name="description" hint={t('hints.description')} most={jobTextLength} />
      {roles.characters.length === 0 && <Person />}
      <Columns gap={4}>
        <JobField name="wanted">{(control) => <Stepper {...control} most={500} />}</JobField>
      </Columns>
    </Stack>
  );
}
