import { type OwnTalentAddress, TalentAddress } from '@callboard/contract/people/talent-addresses';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { Form, SubmitButton } from '../../../../shared/ui/form/form.tsx';
import { useContractForm } from '../../../../shared/ui/form/use-contract-form.tsx';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { refreshAddress, sendTalentAddress, useTalentAddress } from '../api.ts';

const knownCodes = ['NETWORK', 'PROFILE_FROZEN', 'RATE_LIMITED', 'VALIDATION_FAILED'] as const;

function useErrorText() {
  const { t } = useTranslation('talentProfile');
  return ({ code }: { readonly code: string }) =>
    t(`address.errors.${knownCodes.find((known) => known === code) ?? 'other'}`);
}

interface AddressFormProps {
  talentId: number;
  own: OwnTalentAddress;
  onClose: () => void;
}

function RemoveButton({ talentId, onClose }: Omit<AddressFormProps, 'own'>) {
  const { t } = useTranslation('talentProfile');
  const client = useQueryClient();
  const errorText = useErrorText();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => sendTalentAddress(talentId, null),
    onSuccess: async () => {
      toast(t('address.removed'));
      onClose();
      await refreshAddress(client);
    },
  });
  return (
    <>
      {error && <Alert family="stop">{errorText(readRequestError(error))}</Alert>}
      <Button variant="ghost" loading={isPending} onClick={() => mutate()}>
        {t('address.remove')}
      </Button>
    </>
  );
}

function AddressForm({ talentId, own, onClose }: AddressFormProps) {
  const { t } = useTranslation('talentProfile');
  const client = useQueryClient();
  const errorText = useErrorText();
  const form = useContractForm({
    schema: z.strictObject({ address: TalentAddress }),
    start: { address: own.address ?? own.suggestion },
    labels: { address: t('address.label') },
    missing: { address: t('address.missing') },
    send: ({ address }) => sendTalentAddress(talentId, address),
    onDone: () => {
      toast(t('address.saved'));
      onClose();
      void refreshAddress(client);
    },
    action: t('address.save'),
    errorText,
  });
  const { address } = form.form.watch();
  const link = new URL(paths.talent(address), window.location.origin).href;
  return (
    <Form
      form={form}
      foot={
        <DialogActions>
          <Button variant="outline" disabled={form.isSending} onClick={onClose}>
            {t('address.cancel')}
          </Button>
          <SubmitButton form={form}>{t('address.save')}</SubmitButton>
        </DialogActions>
      }
    >
      <TextField
        {...form.field('address')}
        hint={link}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <Alert family="wait">{t('address.name')}</Alert>
      {own.address !== null && <RemoveButton talentId={talentId} onClose={onClose} />}
    </Form>
  );
}

/** The talent chooses the readable address of their profile. */
export default function AddressDialog({ talentId, onClose }: Omit<AddressFormProps, 'own'>) {
  const { t } = useTranslation('talentProfile');
  return (
    <Dialog opened onClose={onClose} title={t('address.title')} lead={t('address.lead')}>
      <QueryState
        query={useTalentAddress(talentId)}
        thing={t('address.loading')}
        waiting={<Skeleton height="8rem" />}
      >
        {(own) => <AddressForm talentId={talentId} own={own} onClose={onClose} />}
      </QueryState>
    </Dialog>
  );
}
