import '../i18n.ts';
import { jobTitleLength } from '@callboard/contract/casting/job-values';
import { Title } from '@callboard/contract/people/names';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { newId } from '../../../../shared/lib/new-id.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { useWayBack } from '../../../../shared/lib/way-back.ts';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { RadioChips } from '../../../../shared/ui/choices/radio-chips.tsx';
import { Form, SubmitButton } from '../../../../shared/ui/form/form.tsx';
import { useContractForm } from '../../../../shared/ui/form/use-contract-form.tsx';
import { Row } from '../../../../shared/ui/layout/layout.tsx';
import { TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import { useLists } from '../../../site/reference/index.ts';
import { useCharacters } from '../../project-page/index.ts';
import { readSource, refreshJobs, rememberJob, sendNewJob } from '../api.ts';
import type { JobSource, SourceChange } from '../model/job-source.ts';
import { usePostableProjects } from '../model/postable-projects.ts';
import classes from './new-job.module.css';
import { ProjectChoice } from './project-choice.tsx';

const NewJobBody = z.object({
  title: Title(jobTitleLength),
  /** The title as it was suggested last: kept with the draft, so that only a typed title stays. */
  suggested: z.string().optional(),
  project_id: z.int().optional(),
  project_type: z.int().optional(),
});

/** Both are said at once, also while the title is missing. */
const together = { when: () => true };

const bodyFor = (isOwn: boolean, project: number | null) =>
  NewJobBody.refine(() => isOwn || project !== null, { path: ['project_id'], ...together }).refine(
    ({ project_type }) => !isOwn || project_type !== undefined,
    { path: ['project_type'], ...together },
  );

/** The names of the chosen characters. */
function useSuggestedTitle({ isOwn, project, characters: chosen }: JobSource): string {
  const { data: all = [] } = useCharacters(project ?? 0);
  const names = all.filter(({ id }) => chosen.includes(id)).map(({ name }) => name);
  return isOwn ? '' : names.join(', ').slice(0, jobTitleLength);
}

function useStartForm(source: JobSource) {
  const { t } = useTranslation('jobEditor');
  const navigate = useNavigate();
  const client = useQueryClient();
  const [client_id] = useState(newId);
  const suggested = useSuggestedTitle(source);
  const form = useContractForm({
    schema: bodyFor(source.isOwn, source.project),
    start: { title: '', suggested: '' },
    labels: { title: t('fields.title'), project_type: t('fields.projectType') },
    missing: { title: t('errors.title'), project_id: t('errors.project'), project_type: t('errors.type') },
    action: t('starting'),
    draft: { name: 'new-job', storedIn: 'tab' },
    send: async ({ title, project_type }) => {
      const from = source.isOwn ? { project_type } : await readSource(client, source);
      const job = await sendNewJob({ title, client_id, ...from });
      rememberJob(client, job);
      return job;
    },
    onDone: ({ id }) => {
      void refreshJobs(client);
      void navigate(paths.jobPosting(id), { replace: true });
    },
  });
  const { setValue, getValues } = form.form;
  // The title follows the choice until it is typed.
  useEffect(() => {
    if (getValues('title') === (getValues('suggested') ?? '')) setValue('title', suggested);
    setValue('suggested', suggested);
  }, [suggested, setValue, getValues]);
  return form;
}

interface StartJobProps {
  source: JobSource;
  onSource: SourceChange;
}

/** What a job is for and its title. The rest is typed on the next page, where it saves by itself. */
export function StartJob({ source: chosen, onSource: choose }: StartJobProps) {
  const { t } = useTranslation('jobEditor');
  const back = useWayBack(paths.myJobPostings());
  const { data: lists } = useLists();
  const { projects, isComplete } = usePostableProjects();
  const hasNoProject = isComplete && projects.length === 0 && chosen.project === null;
  const source = { ...chosen, isOwn: chosen.isOwn || hasNoProject };
  const form = useStartForm(source);
  const { value: type, ...typeField } = form.control('project_type');
  const { required, ...title } = form.field('title');
  const onSource: SourceChange = (change) => {
    form.form.clearErrors(['project_id', 'project_type']);
    choose(change);
  };
  return (
    <Form
      form={form}
      foot={
        <Row gap={3}>
          <SubmitButton form={form} size="lg">
            {t('start')}
          </SubmitButton>
          <ButtonLink {...back} variant="ghost" size="lg">
            {t('cancel')}
          </ButtonLink>
        </Row>
      }
    >
      {hasNoProject ? (
        <p className={classes.note}>{t('noProjects')}</p>
      ) : (
        <RadioChips
          label={t('source.label')}
          options={[
            { value: 'project', label: t('source.project') },
            { value: 'own', label: t('source.own') },
          ]}
          isOptional={false}
          value={source.isOwn ? 'own' : 'project'}
          onChange={(way) => onSource({ isOwn: way === 'own' })}
        />
      )}
      {!source.isOwn && (
        <ProjectChoice
          source={source}
          projects={projects}
          error={form.control('project_id').error}
          onSource={onSource}
        />
      )}
      <TextField {...title} isRequired={required} hint={t('hints.title')} autoComplete="off" />
      {source.isOwn && (
        <RadioChips
          {...typeField}
          isRequired
          isOptional={false}
          shownAtFirst={8}
          value={type ?? null}
          onChange={(one) => one !== null && typeField.onChange(one)}
          options={(lists?.project_types ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </Form>
  );
}
