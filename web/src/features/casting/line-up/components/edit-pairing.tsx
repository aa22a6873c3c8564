import { changePairing } from '@callboard/contract/casting/line-ups';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { Form, SubmitButton } from '../../../../shared/ui/form/form.tsx';
import { useContractForm } from '../../../../shared/ui/form/use-contract-form.tsx';
import { TextArea } from '../../../../shared/ui/text-area/text-area.tsx';
import { TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { type Pairing, useChangePairing } from '../api.ts';

interface EditPairingProps {
  pairing: Pairing;
  onClose: () => void;
}

interface Conflict {
  readonly by: string | null;
  readonly theirs: unknown;
}

/** A pairing always has a name. */
const EditedPairing = changePairing.body.pick({ name: true, note: true }).required({ name: true });

function EditForm({ pairing, onClose }: EditPairingProps) {
  const { t } = useTranslation('lineUp');
  const { mutateAsync: change } = useChangePairing();
  const [base, setBase] = useState(pairing.revision);
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const form = useContractForm({
    schema: EditedPairing,
    start: { name: pairing.name, note: pairing.note ?? '' },
    labels: { name: t('editing.name'), note: t('editing.note') },
    action: t('editing.action'),
    errorText: () => t('editing.failed'),
    send: ({ name, note }) =>
      change({
        params: { id: pairing.id },
        body: {
          ...(name !== pairing.name && { name }),
          ...((note ?? null) !== pairing.note && { note: note ?? null }),
          base_revision: base,
        },
      }),
    onDone: (answer) => {
      setBase(answer.revision);
      setConflicts(answer.conflicts);
      if (answer.conflicts.length > 0) return;
      toast(t('editing.done'));
      onClose();
    },
  });
  return (
    <Form
      form={form}
      foot={
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {t('editing.cancel')}
          </Button>
          <SubmitButton form={form}>{t('editing.save')}</SubmitButton>
        </DialogActions>
      }
    >
      {conflicts.map(({ by, theirs }) => (
        <Alert key={String(theirs)} family="wait">
          {t(theirs === null ? 'editing.conflictEmpty' : 'editing.conflict', {
            by: by ?? t('editing.someone'),
            theirs: String(theirs),
          })}
        </Alert>
      ))}
      <TextField {...form.field('name')} />
      <TextArea {...form.area('note')} rows={3} placeholder={t('editing.noteHint')} />
    </Form>
  );
}

/** Words someone else changed meanwhile are shown before they are replaced. */
export function EditPairing(props: EditPairingProps) {
  const { t } = useTranslation('lineUp');
  return (
    <Dialog opened onClose={props.onClose} title={t('editing.title')} closesOnClickOutside={false}>
      <EditForm {...props} />
    </Dialog>
  );
}
