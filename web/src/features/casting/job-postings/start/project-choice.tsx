import '../i18n.ts';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Stack } from '../../../../shared/ui/layout/layout.tsx';
import { SelectField } from '../../../../shared/ui/select-field/select-field.tsx';
import { CharacterChecks } from '../editor/character-checks.tsx';
import type { JobSource, SourceChange } from '../model/job-source.ts';
import type { PostableProject } from '../model/postable-projects.ts';
import classes from './new-job.module.css';

interface ProjectChoiceProps {
  source: JobSource;
  projects: readonly PostableProject[];
  error: string | undefined;
  onSource: SourceChange;
}

/** The project a job is posted for, and which of its characters. */
export function ProjectChoice({ source, projects, error, onSource }: ProjectChoiceProps) {
  const { t } = useTranslation('jobEditor');
  const { project, characters } = source;
  const isKnown = project === null || projects.some(({ id }) => id === project);
  return (
    <Stack gap={4}>
      <SelectField
        label={t('project')}
        placeholder={t('chooseProject')}
        value={project === null ? '' : String(project)}
        error={error}
        options={[
          ...(isKnown ? [] : [{ value: String(project), label: t('project') }]),
          ...projects.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={({ currentTarget }) =>
          onSource({
            project: currentTarget.value === '' ? null : Number(currentTarget.value),
            characters: [],
          })
        }
      />
      {project !== null && (
        <CharacterChecks
          projectId={project}
          chosen={characters}
          onChange={(chosen) => onSource({ characters: chosen })}
        />
      )}
      {characters.length > 0 && <p className={classes.note}>{t('takenOver')}</p>}
    </Stack>
  );
}
