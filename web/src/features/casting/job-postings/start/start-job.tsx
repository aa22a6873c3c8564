import '../i18n.ts';
import { jobTitleLength } from '@callboard/contract/casting/job-values';
import { Title } from '@callboard/contract/people/names';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
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
import { Row, Stack } from '../../../../shared/ui/layout/layout.tsx';
import { SelectField } from '../../../../shared/ui/select-field/select-field.tsx';
import { TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import { useLists } from '../../../site/reference/index.ts';
import { useCharacters, useProject } from '../../project-page/index.ts';
import { refreshJobs, rememberJob, sendNewJob } from '../api.ts';
import { CharacterChecks } from '../editor/character-checks.tsx';
import type { JobSource, SourceChange } from '../model/job-source.ts';
import { usePostableProjects } from '../model/postable-projects.ts';
import { takenOver } from '../model/taken-over.ts';
import classes from './new-job.module.css';

const NewJobBody = z.object({ title: Title(jobTitleLength), project_type: z.int().optional() });

/** What comes along from the project and the chosen characters. */
function useSource({ project: id, characters: chosen }: JobSource) {
  const { data: project } = useProject(id ?? 0);
  const { data: all = [] } = useCharacters(id ?? 0);
  const characters = all.filter((one) => chosen.includes(one.id));
  return {
    suggested: characters
      .map(({ name }) => name)
      .join(', ')
      .slice(0, jobTitleLength),
    body: {
      project_id: id,
      charcter_ids: characters.map((one) => one.id),
      ...takenOver(characters),
      ...(project && { city_ids: project.cities.map((city) => city.id) }),
    },
  };
}

interface StartJobProps {
  source: JobSource;
  onSource: SourceChange;
}

/** What a job is for and its title. The rest is typed on the next page, where it saves by itself. */
export function StartJob({ source, onSource }: StartJobProps) {
  const { t } = useTranslation('jobEditor');
  const navigate = useNavigate();
  const client = useQueryClient();
  const back = useWayBack(paths.myJobPostings());
  const { data: lists } = useLists();
  const projects = usePostableProjects();
  const [client_id] = useState(newId);
  const { suggested, body: taken } = useSource(source);
  const isOwn = source.isOwn;
  const form = useContractForm({
    schema: NewJobBody,
    start: { title: '' },
    labels: { title: t('fields.title'), project_type: t('fields.projectType') },
    missing: { title: t('errors.title') },
    action: t('starting'),
    draft: { name: 'new-job', storedIn: 'tab' },
    send: async ({ title, project_type }) => {
      const job = await sendNewJob({ title, client_id, ...(isOwn ? { project_type } : taken) });
      rememberJob(client, job);
      return job;
    },
    onDone: ({ id }) => {
      void refreshJobs(client);
      void navigate(paths.jobPosting(id), { replace: true });
    },
  });
  const { setValue, getValues } = form.form;
  const lastSuggested = useRef('');
  // The title follows the choice until it is typed.
  useEffect(() => {
    if (getValues('title') === lastSuggested.current) setValue('title', suggested);
    lastSuggested.current = suggested;
  }, [suggested, setValue, getValues]);

  const { value: type, ...typeField } = form.control('project_type');
  const { required, ...title } = form.field('title');
  const hasUnknown = source.project !== null && !projects.some(({ id }) => id === source.project);
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
      <RadioChips
        label={t('source.label')}
        options={[
          { value: 'project', label: t('source.project') },
          { value: 'own', label: t('source.own') },
        ]}
        isOptional={false}
        value={isOwn ? 'own' : 'project'}
        onChange={(chosen) => onSource({ isOwn: chosen === 'own' })}
      />
      {!isOwn && (
        <Stack gap={4}>
          <SelectField
            label={t('project')}
            placeholder={t('chooseProject')}
            value={source.project === null ? '' : String(source.project)}
            options={[
              ...(hasUnknown ? [{ value: String(source.project), label: t('project') }] : []),
              ...projects.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onChange={({ currentTarget }) =>
              onSource({
                project: currentTarget.value === '' ? null : Number(currentTarget.value),
                characters: [],
              })
            }
          />
          {source.project !== null && (
            <CharacterChecks
              projectId={source.project}
              chosen={source.characters}
              onChange={(characters) => onSource({ characters })}
            />
          )}
          {source.characters.length > 0 && <p className={classes.note}>{t('takenOver')}</p>}
        </Stack>
      )}
      <TextField {...title} isRequired={required} hint={t('hints.title')} autoComplete="off" />
      {isOwn && (
        <RadioChips
          {...typeField}
          isRequired
          isOptional={false}
          shownAtFirst={8}
          value={type ?? null}
          onChange={(chosen) => chosen !== null && typeField.onChange(chosen)}
          options={(lists?.project_types ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </Form>
  );
}
