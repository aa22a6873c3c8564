import type { TeamDocument } from '@callboard/contract/casting/project-documents';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { PickFiles } from '../../../../shared/lib/files/pick-files.tsx';
import { Button, buttonProps } from '../../../../shared/ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { Stack } from '../../../../shared/ui/layout/layout.tsx';
import { TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import { acceptedFiles } from '../model/document-rules.ts';
import type { DocumentUploads } from '../model/document-uploads.ts';

const noteLimit = 300;

interface VersionDialogProps {
  document: TeamDocument;
  uploads: DocumentUploads;
  onClose: () => void;
}

/** What changed, and then the file: its upload begins with the choice. */
export function VersionDialog({ document, uploads, onClose }: VersionDialogProps) {
  const { t } = useTranslation('projectDocuments');
  const [note, setNote] = useState('');
  const add = (files: readonly File[]) => {
    uploads.add(files, { documentId: document.id, note: note.trim() === '' ? undefined : note.trim() });
    onClose();
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('form.versionTitle', { title: document.title })}
      lead={t('form.versionLead')}
    >
      <Stack gap={4}>
        <TextField
          label={t('form.note')}
          hint={t('form.noteHint')}
          value={note}
          maxLength={noteLimit}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <PickFiles
            source="document-version"
            accept={acceptedFiles}
            onFiles={add}
            {...buttonProps({ children: t('form.file') })}
          />
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
