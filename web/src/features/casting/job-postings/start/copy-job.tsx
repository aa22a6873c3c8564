import '../i18n.ts';
import type { OwnJob } from '@callboard/contract/casting/job-postings';
import { jobTitleLength } from '@callboard/contract/casting/job-values';
import { Title } from '@callboard/contract/people/names';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { newId } from '../../../../shared/lib/new-id.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { useWayBack } from '../../../../shared/lib/way-back.ts';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { Form, SubmitButton } from '../../../../shared/ui/form/form.tsx';
import { useContractForm } from '../../../../shared/ui/form/use-contract-form.tsx';
import { Row } from '../../../../shared/ui/layout/layout.tsx';
import { TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import { refreshJobs, rememberJob, sendNewJob } from '../api.ts';

const CopyBody = z.object({ title: Title(jobTitleLength) });

/** A draft with everything another job says, under a title of its own. */
export function CopyJob({ job }: { job: OwnJob }) {
  const { t } = useTranslation('jobEditor');
  const navigate = useNavigate();
  const client = useQueryClient();
  const back = useWayBack(paths.myJobPostings());
  const [client_id] = useState(newId);
  const form = useContractForm({
    schema: CopyBody,
    start: { title: t('copyOf', { title: job.title }).slice(0, jobTitleLength) },
    labels: { title: t('fields.title') },
    missing: { title: t('errors.title') },
    action: t('starting'),
    send: ({ title }) => sendNewJob({ title, copy_of: job.id, client_id }),
    onDone: (copy) => {
      rememberJob(client, copy);
      void refreshJobs(client);
      void navigate(paths.jobPosting(copy.id), { replace: true });
    },
  });
  const { required, ...title } = form.field('title');
  return (
    <Form
      form={form}
      foot={
        <Row gap={3}>
          <SubmitButton form={form} size="lg">
            {t('startCopy')}
          </SubmitButton>
          <ButtonLink {...back} variant="ghost" size="lg">
            {t('cancel')}
          </ButtonLink>
        </Row>
      }
    >
      <TextField {...title} isRequired={required} autoComplete="off" />
    </Form>
  );
}
