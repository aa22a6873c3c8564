import { Title } from '@callboard/contract/people/names';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { newId } from '../../../../shared/lib/new-id.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { RadioChips } from '../../../../shared/ui/choices/radio-chips.tsx';
import { Form, SubmitButton } from '../../../../shared/ui/form/form.tsx';
import { useContractForm } from '../../../../shared/ui/form/use-contract-form.tsx';
import { Row } from '../../../../shared/ui/layout/layout.tsx';
import { TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import { useLists } from '../../../site/reference/index.ts';
import { refreshProject, rememberProject, sendNewProject } from '../api.ts';
import '../i18n.ts';

const NewProjectBody = z.object({ title: Title(160), project_type: z.int() });

/** A title and a type. The rest is typed on the next page, where it saves by itself. */
export function NewProject() {
  const { t } = useTranslation('projectForm');
  const navigate = useNavigate();
  const client = useQueryClient();
  const { data: lists } = useLists();
  const [client_id] = useState(newId);
  const form = useContractForm({
    schema: NewProjectBody,
    start: { title: '' },
    labels: { title: t('fields.title'), project_type: t('fields.projectType') },
    missing: { title: t('errors.title'), project_type: t('errors.type') },
    action: t('creating'),
    draft: { name: 'new-project', storedIn: 'browser' },
    send: (body) => sendNewProject({ ...body, client_id }),
    onDone: (project) => {
      rememberProject(client, project);
      void refreshProject(client);
      void navigate(paths.editProject(project.id), { replace: true });
    },
  });
  const { value, ...type } = form.control('project_type');
  const { required, ...title } = form.field('title');
  return (
    <Form
      form={form}
      foot={
        <Row gap={3}>
          <SubmitButton form={form} size="lg">
            {t('create')}
          </SubmitButton>
          <ButtonLink to={paths.myProjects()} variant="ghost" size="lg">
            {t('cancel')}
          </ButtonLink>
        </Row>
      }
    >
      <TextField {...title} isRequired={required} autoFocus autoComplete="off" />
      <RadioChips
        {...type}
        isRequired
        isOptional={false}
        shownAtFirst={8}
        value={value ?? null}
        onChange={(chosen) => chosen !== null && type.onChange(chosen)}
        options={(lists?.project_types ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
    </Form>
  );
}
