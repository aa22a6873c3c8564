import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import '../words.ts';
import type { Trouble } from '../../../../shared/lib/api/request-error.ts';
import { useSession } from '../../../../shared/lib/session/index.ts';
import { Dialog, DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { Notice } from '../../../../shared/ui/notice/notice.tsx';
import { DayFields } from '../components/day-fields.tsx';
import { type AskRequest, closeAsk, useAskRequest } from '../model/ask-request.ts';
import classes from './ask-dialog.module.css';
import { useAsking } from './use-asking.ts';

interface OneAskProps {
  request: AskRequest;
  recruiterId: number;
  opened: boolean;
}

const named = ['NETWORK', 'PROFILE_FROZEN', 'NOT_FOUND', 'RATE_LIMITED', 'VALIDATION_FAILED'] as const;

function TroubleWords({ trouble, name }: { trouble: Trouble; name: string }) {
  const { t } = useTranslation('unlocking');
  const code = named.find((one) => one === trouble.code) ?? 'other';
  return <Notice family="stop">{t(`question.trouble.${code}`, { name })}</Notice>;
}

function OneAsk({ request, recruiterId, opened }: OneAskProps) {
  const { t } = useTranslation('unlocking');
  const { name } = request;
  const asking = useAsking({ request, recruiterId, onAsked: closeAsk });
  const { trouble, isAsking, days } = asking;
  return (
    <Dialog
      opened={opened}
      onClose={closeAsk}
      title={t('question.title', { name })}
      lead={t('question.lead')}
      closable={!isAsking}
      closesOnClickOutside={days.from === '' && days.to === ''}
    >
      <form
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isAsking) asking.ask();
        }}
      >
        <DayFields asked={asking} refused={trouble?.fields ?? []} />
        {trouble && <TroubleWords trouble={trouble} name={name} />}
        <DialogActions>
          <Button variant="outline" disabled={isAsking} onClick={closeAsk}>
            {t('question.notNow')}
          </Button>
          <Button type="submit" loading={isAsking}>
            {t('question.send')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** A recruiter asks somebody unlocked whether they are free. */
export default function AskDialog() {
  const request = useAskRequest();
  const { user } = useSession();
  // It closes in its own time, with the one it was about still in it.
  const [last, setLast] = useState<{ request: AskRequest; times: number }>();
  if (request && request !== last?.request) setLast({ request, times: (last?.times ?? 0) + 1 });
  if (!last || user?.user_type !== 2) return null;
  return (
    <OneAsk
      key={last.times}
      request={last.request}
      recruiterId={user.user_id}
      opened={request !== undefined}
    />
  );
}
