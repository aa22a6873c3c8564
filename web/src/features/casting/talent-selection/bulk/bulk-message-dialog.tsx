import { openConversation } from '@callboard/contract/messaging/conversations';
import { useState } from 'react';
import { z } from 'zod';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { newId } from '../../../../shared/lib/new-id.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { Form, SubmitButton } from '../../../../shared/ui/form/form.tsx';
import { useContractForm } from '../../../../shared/ui/form/use-contract-form.tsx';
import { TextArea } from '../../../../shared/ui/text-area/text-area.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { sendFirstMessage } from '../../../messaging/messages/index.ts';
import type { SelectedTalent } from '../model/selection.ts';
import { clearSelected, deselect } from '../model/selection-store.ts';
import classes from './bulk.module.css';
import type { BulkDialogProps } from './bulk-dialog-props.ts';
import { RunReport, useNames } from './run-report.tsx';
import { useBulkRun } from './use-bulk-run.ts';

const Message = z.object({ text: openConversation.body.shape.text.unwrap() });

/** Of messages that may be under way, so trying again, also after the dialog was closed, sends them once. */
const clientIds = new Map<string, string>();

async function sendOnce(userId: number, text: string): Promise<void> {
  const key = `${userId} ${text}`;
  const clientId = clientIds.get(key) ?? newId();
  clientIds.set(key, clientId);
  await sendFirstMessage({ userId, text, clientId });
  clientIds.delete(key);
}

interface MessagingProps extends Pick<BulkDialogProps, 'onClose'> {
  /** Who can be messaged. */
  talents: readonly SelectedTalent[];
  left: readonly SelectedTalent[];
  onRunning: (isRunning: boolean) => void;
}

function useMessageRun({ onClose, onRunning }: MessagingProps) {
  const { t } = useTranslation('talentSelection');
  const [text, setText] = useState<string>();
  const run = useBulkRun<string>({
    send: ({ user_id: userId }, words) => sendOnce(userId, words),
    onEnd: ({ done, failed }) => {
      onRunning(false);
      if (failed.size > 0) return deselect(done);
      clearSelected();
      toast(t('messaging.toast', { count: done.size }));
      onClose();
    },
  });
  const start = (talents: readonly SelectedTalent[], words: string) => {
    setText(words);
    onRunning(true);
    void run.start(talents, words);
  };
  return { ...run, text, start };
}

function Messaging(props: MessagingProps) {
  const { talents, left, onClose } = props;
  const { t } = useTranslation('talentSelection');
  const names = useNames(left);
  const { result, isRunning, isStarted, text, start } = useMessageRun(props);
  const form = useContractForm({
    schema: Message,
    start: { text: '' },
    labels: { text: t('messaging.text') },
    missing: { text: t('messaging.missing') },
    send: (body) => Promise.resolve(body),
    onDone: (body) => start(talents, body.text),
    action: t('messaging.send', { count: talents.length }),
    draft: { name: 'message-many', storedIn: 'tab' },
  });
  if (isStarted && text !== undefined) {
    return (
      <>
        <RunReport
          talents={talents}
          result={result}
          isRunning={isRunning}
          running={t('messaging.running')}
          done={t('messaging.done', { count: result.done.size })}
          label={t('messaging.progress')}
        />
        <DialogActions>
          <Button variant="outline" disabled={isRunning} onClick={onClose}>
            {t('close')}
          </Button>
          <Button loading={isRunning} onClick={() => start(talents, text)}>
            {t('run.retryAll', { count: talents.length - result.done.size })}
          </Button>
        </DialogActions>
      </>
    );
  }
  return (
    <Form
      form={form}
      foot={
        <DialogActions>
          <Button variant="outline" onClick={onClose}>
            {t('cancel')}
          </Button>
          <SubmitButton form={form} disabled={talents.length === 0}>
            {t('messaging.send', { count: talents.length })}
          </SubmitButton>
        </DialogActions>
      }
    >
      {talents.length === 0 && <p>{t('messaging.allLocked')}</p>}
      {talents.length > 0 && left.length > 0 && (
        <p className={classes.small}>{t('messaging.locked', { names })}</p>
      )}
      <TextArea {...form.area('text')} rows={6} data-autofocus />
    </Form>
  );
}

/** A message of their own for everyone one may write to. */
export function BulkMessageDialog({ talents, onClose }: BulkDialogProps) {
  const { t } = useTranslation('talentSelection');
  const [isRunning, setIsRunning] = useState(false);
  const [unlocked] = useState(() => talents.filter(({ isUnlocked }) => isUnlocked));
  const [locked] = useState(() => talents.filter(({ isUnlocked }) => !isUnlocked));
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('messaging.title', { count: unlocked.length })}
      lead={t('messaging.lead')}
      width="wide"
      closable={!isRunning}
      closesOnClickOutside={false}
    >
      <Messaging talents={unlocked} left={locked} onClose={onClose} onRunning={setIsRunning} />
    </Dialog>
  );
}
