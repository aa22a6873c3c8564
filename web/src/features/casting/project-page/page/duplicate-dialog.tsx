import type { ProjectDetail } from '@callboard/contract/casting/projects';
import { Title } from '@callboard/contract/people/names';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { newId } from '../../../../shared/lib/new-id.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { Form, SubmitButton } from '../../../../shared/ui/form/form.tsx';
import { useContractForm } from '../../../../shared/ui/form/use-contract-form.tsx';
import { TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { Toggle } from '../../../../shared/ui/toggle/toggle.tsx';
import { refreshProject, rememberProject, sendNewProject } from '../api.ts';

const CopyBody = z.object({ title: Title(160) });

interface DuplicateDialogProps {
  project: ProjectDetail;
  onClose: () => void;
}

/** A draft with everything that was typed, with or without the characters. */
export default function DuplicateDialog({ project, onClose }: DuplicateDialogProps) {
  const { t } = useTranslation('projectPage');
  const navigate = useNavigate();
  const client = useQueryClient();
  const [client_id] = useState(newId);
  const [withCharacters, setWithCharacters] = useState(true);
  const form = useContractForm({
    schema: CopyBody,
    start: { title: t('duplicate.copyOf', { title: project.title }) },
    labels: { title: t('duplicate.name') },
    action: t('duplicate.sending'),
    send: ({ title }) =>
      sendNewProject({
        title,
        project_type: project.project_type.id,
        copy_of: project.id,
        with_characters: withCharacters,
        client_id,
      }),
    onDone: (copy) => {
      rememberProject(client, copy);
      void refreshProject(client);
      toast(t('duplicate.done'));
      onClose();
      void navigate(paths.project(copy.id));
    },
  });
  const { required, ...title } = form.field('title');
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('duplicate.title', { title: project.title })}
      lead={t('duplicate.lead')}
      closable={!form.isSending}
    >
      <Form
        form={form}
        foot={
          <DialogActions>
            <Button variant="outline" onClick={onClose} disabled={form.isSending}>
              {t('duplicate.cancel')}
            </Button>
            <SubmitButton form={form}>{t('duplicate.send')}</SubmitButton>
          </DialogActions>
        }
      >
        <TextField {...title} isRequired={required} autoComplete="off" />
        <Toggle
          label={t('duplicate.withCharacters')}
          checked={withCharacters}
          onChange={(event) => setWithCharacters(event.currentTarget.checked)}
        />
      </Form>
    </Dialog>
  );
}
