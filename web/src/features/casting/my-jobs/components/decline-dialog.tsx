import { shareReasonLength } from '@callboard/contract/casting/project-share-values';
import { useState } from 'react';
import { z } from 'zod';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { draftPrefix } from '../../../../shared/lib/drafts.ts';
import { createDeviceRecords } from '../../../../shared/lib/send-later/device-records.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { CharacterCount } from '../../../../shared/ui/character-count/character-count.tsx';
import { Dialog, DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { TextArea } from '../../../../shared/ui/text-area/text-area.tsx';

const drafts = createDeviceRecords({
  storage: () => window.localStorage,
  prefix: `${draftPrefix}decline-reason/`,
  schema: z.string(),
});

interface DeclineDialogProps {
  shareId: number;
  character: string;
  recruiter: string;
  onClose: () => void;
  onDecline: (reason: string | undefined) => void;
}

/** Asks for a reason, which nobody has to give. What is typed is kept. */
export function DeclineDialog({ shareId, character, recruiter, onClose, onDecline }: DeclineDialogProps) {
  const { t } = useTranslation('myJobs');
  const key = String(shareId);
  const [reason, setReason] = useState(() => drafts.get(key) ?? '');
  const isTooLong = reason.trim().length > shareReasonLength;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('project.declineDialog.title', { character })}
      lead={t('project.declineDialog.lead', { name: recruiter })}
      closesOnClickOutside={false}
    >
      <TextArea
        label={t('project.declineDialog.reason')}
        hint={
          reason.length > shareReasonLength - 100 ? (
            <CharacterCount text={reason} most={shareReasonLength} />
          ) : (
            t('project.declineDialog.reasonHint', { name: recruiter })
          )
        }
        rows={4}
        value={reason}
        onChange={({ currentTarget: { value } }) => {
          setReason(value);
          if (value.trim() === '') drafts.remove(key);
          else drafts.put(key, value);
        }}
        data-autofocus
      />
      <DialogActions>
        <Button variant="outline" onClick={onClose}>
          {t('project.declineDialog.cancel')}
        </Button>
        <Button
          variant="ink"
          disabled={isTooLong}
          onClick={() => {
            drafts.remove(key);
            onDecline(reason.trim() || undefined);
          }}
        >
          {t('project.declineDialog.send')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
