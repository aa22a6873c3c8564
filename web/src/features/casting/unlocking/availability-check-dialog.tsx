import './i18n.ts';
import { createAvailabilityCheck } from '@callboard/contract/casting/availability-checks';
import { formatDays } from '@callboard/contract/short-dates';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { RequestError } from '../../../shared/lib/api/request-error.ts';
import { useSession } from '../../../shared/lib/session/index.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import { DateField } from '../../../shared/ui/date-field/date-field.tsx';
import { Dialog, DialogActions } from '../../../shared/ui/dialog/dialog.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form/form.tsx';
import { useContractForm } from '../../../shared/ui/form/use-contract-form.tsx';
import { toast } from '../../../shared/ui/toast/toast.ts';
import { useSearchCharacter } from '../characters/index.ts';
import { refreshQuestions, sendAvailabilityCheck, setLastQuestion } from './api.ts';
import { CharacterChoice } from './components/character-choice.tsx';
import classes from './components/unlock-offer.module.css';
import {
  closeAvailabilityCheck,
  type TalentRequest,
  useAvailabilityCheckRequest,
  useLastRequest,
} from './model/dialog-requests.ts';
import { today } from './model/requested-dates.ts';
import { isAboutCharacter } from './model/use-unlocking.ts';

const knownCodes = ['NETWORK', 'PROFILE_FROZEN', 'NOT_FOUND', 'RATE_LIMITED', 'VALIDATION_FAILED'] as const;

const errorKeyOf = (requestError: RequestError) =>
  isAboutCharacter(requestError)
    ? 'characterGone'
    : (knownCodes.find((known) => known === requestError.code) ?? 'other');

interface CheckFormProps {
  request: TalentRequest;
  recruiterId: number;
}

interface CheckFormOptions extends CheckFormProps {
  characterId: number | undefined;
}

function useCheckForm({ request: { talentId, name }, recruiterId, characterId }: CheckFormOptions) {
  const { t } = useTranslation('unlocking');
  const client = useQueryClient();
  return useContractForm({
    schema: createAvailabilityCheck.body.refine(({ start_date }) => start_date >= today(), {
      path: ['start_date'],
      message: t('check.errors.past'),
    }),
    start: { talentId, start_date: '', end_date: '' },
    labels: { start_date: t('check.from'), end_date: t('check.to') },
    missing: { start_date: t('check.errors.from'), end_date: t('check.errors.to') },
    send: (body) => sendAvailabilityCheck({ ...body, ...(characterId !== undefined && { characterId }) }),
    onDone: ({ available_id: id, start_date, end_date, status }) => {
      setLastQuestion(client, recruiterId, talentId, { id, start_date, end_date, status });
      refreshQuestions(client, recruiterId, talentId);
      toast(t('question.sent', { name, days: formatDays(start_date, end_date) }));
      closeAvailabilityCheck();
    },
    action: t('question.send'),
    errorText: (requestError) => t(`question.errors.${errorKeyOf(requestError)}`, { name }),
  });
}

function CheckDialog({ opened, ...props }: CheckFormProps & { opened: boolean }) {
  const { t } = useTranslation('unlocking');
  const [characterId, setCharacterId] = useState(useSearchCharacter());
  const form = useCheckForm({ ...props, characterId });
  const { start_date: from, end_date: to } = form.form.watch();
  return (
    <Dialog
      opened={opened}
      onClose={closeAvailabilityCheck}
      title={t('question.title', { name: props.request.name })}
      lead={t('question.lead')}
      closable={!form.isSending}
      closesOnClickOutside={from === '' && to === ''}
    >
      <Form
        form={form}
        foot={
          <DialogActions>
            <Button variant="outline" disabled={form.isSending} onClick={closeAvailabilityCheck}>
              {t('question.cancel')}
            </Button>
            <SubmitButton form={form}>{t('question.send')}</SubmitButton>
          </DialogActions>
        }
      >
        <CharacterChoice chosen={characterId} onChoose={setCharacterId} />
        <div className={classes.dates}>
          <DateField {...form.control('start_date')} min={today()} />
          <DateField {...form.control('end_date')} min={from || today()} />
        </div>
      </Form>
    </Dialog>
  );
}

export default function AvailabilityCheckDialog() {
  const request = useAvailabilityCheckRequest();
  const { user } = useSession();
  const last = useLastRequest(request);
  if (!last || user?.user_type !== 2) return null;
  return (
    <CheckDialog
      key={last.key}
      request={last.request}
      recruiterId={user.user_id}
      opened={request !== undefined}
    />
  );
}
