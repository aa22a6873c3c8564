import type { ChatPerson } from '@callboard/contract/messaging/conversations';
import type { Message } from '@callboard/contract/messaging/messages';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { draftPrefix } from '../../../../shared/lib/drafts.ts';
import { createDeviceRecords } from '../../../../shared/lib/send-later/device-records.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { RadioChips } from '../../../../shared/ui/choices/radio-chips.tsx';
import { Dialog, DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { TextArea } from '../../../../shared/ui/text-area/text-area.tsx';
import { TickBox } from '../../../../shared/ui/tick-box/tick-box.tsx';
import { sendReport, useReportReasons } from '../api.ts';
import classes from './report-dialog.module.css';

const Draft = z.object({ reasonId: z.number().nullable(), text: z.string(), alsoBlock: z.boolean() });
type ReportDraft = z.infer<typeof Draft>;

const emptyReport: ReportDraft = { reasonId: null, text: '', alsoBlock: false };

const drafts = createDeviceRecords({
  storage: () => window.localStorage,
  prefix: draftPrefix,
  schema: Draft,
});

interface ReportOptions {
  /** The reporter. */
  readonly userId: number;
  readonly aboutId: number;
  readonly messageId: number | undefined;
  /** Resolves to whether it worked. */
  readonly block: () => Promise<boolean>;
}

/** The outcome of "also block". */
type Blocked = 'not-requested' | 'blocked' | 'failed';

function useReport({ userId, aboutId, messageId, block }: ReportOptions) {
  const key = `${userId}/report/${aboutId}`;
  const [draft, setDraft] = useState(() => drafts.get(key) ?? emptyReport);
  const [isReasonMissing, setIsReasonMissing] = useState(false);
  const { mutate, data, isPending, error, reset } = useMutation({
    mutationFn: async (reasonId: number): Promise<Blocked> => {
      await sendReport({ userId: aboutId, reasonId, text: draft.text, messageId });
      drafts.remove(key);
      if (!draft.alsoBlock) return 'not-requested';
      return (await block()) ? 'blocked' : 'failed';
    },
  });
  return {
    draft,
    isReasonMissing,
    change(changed: Partial<ReportDraft>) {
      const next = { ...draft, ...changed };
      setDraft(next);
      drafts.put(key, next);
      setIsReasonMissing(false);
      if (error) reset();
    },
    send() {
      setIsReasonMissing(draft.reasonId === null);
      if (draft.reasonId !== null) mutate(draft.reasonId);
    },
    isSending: isPending,
    sent: data,
    errorCode: error ? readRequestError(error).code : undefined,
  };
}

interface ReasonChoiceProps {
  value: number | null;
  isReasonMissing: boolean;
  onChange: (reasonId: number | null) => void;
}

function ReasonChoice({ value, isReasonMissing, onChange }: ReasonChoiceProps) {
  const { t } = useTranslation('messages');
  const reasons = useReportReasons();
  return (
    <QueryState
      query={reasons}
      thing={t('report.reasonsThing')}
      waiting={<Skeleton height="9rem" />}
      level={3}
    >
      {(known) => (
        <RadioChips
          label={t('report.reason')}
          options={known.map(({ id, title }) => ({ value: id, label: title }))}
          value={value}
          onChange={onChange}
          isOptional={false}
          error={isReasonMissing ? t('report.reasonMissing') : undefined}
        />
      )}
    </QueryState>
  );
}

const longestText = 2000;

const errorKey = (code: string) => {
  if (code === 'NETWORK') return 'report.network';
  return code === 'RATE_LIMITED' ? 'report.tooMany' : 'report.failed';
};

interface ThanksProps {
  name: string;
  blocked: Blocked;
  onClose: () => void;
}

function Thanks({ name, blocked, onClose }: ThanksProps) {
  const { t } = useTranslation('messages');
  return (
    <>
      <p role="status">
        {t('report.thanksText')} {blocked === 'blocked' && t('report.thanksBlocked', { name })}
      </p>
      {blocked === 'failed' && <Alert family="stop">{t('report.notBlocked', { name })}</Alert>}
      <DialogActions>
        <Button variant="ink" onClick={onClose}>
          {t('report.close')}
        </Button>
      </DialogActions>
    </>
  );
}

function AboutMessage({ message }: { message: Message }) {
  const { t } = useTranslation('messages');
  return (
    <figure className={classes.about}>
      <figcaption>{t('report.about')}</figcaption>
      <blockquote>{message.text || t('report.aboutFiles')}</blockquote>
    </figure>
  );
}

interface ReportDialogProps {
  userId: number;
  person: ChatPerson;
  message: Message | undefined;
  isBlocked: boolean;
  block: () => Promise<boolean>;
  opened: boolean;
  onClose: () => void;
}

export function ReportDialog(props: ReportDialogProps) {
  const { userId, person, message, isBlocked, block, opened, onClose } = props;
  const { t } = useTranslation('messages');
  const { name } = person;
  const report = useReport({ userId, aboutId: person.user_id, messageId: message?.id, block });
  const { draft, sent, errorCode } = report;
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={sent ? t('report.thanks') : t('report.title', { name })}
      {...(!sent && { lead: t('report.lead', { name }) })}
      closesOnClickOutside={sent !== undefined}
    >
      {sent ? (
        <Thanks name={name} blocked={sent} onClose={onClose} />
      ) : (
        <form
          className={classes.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            report.send();
          }}
        >
          {message && <AboutMessage message={message} />}
          <ReasonChoice
            value={draft.reasonId}
            isReasonMissing={report.isReasonMissing}
            onChange={(reasonId) => report.change({ reasonId })}
          />
          <TextArea
            label={t('report.text')}
            rows={4}
            maxLength={longestText}
            value={draft.text}
            onChange={(event) => report.change({ text: event.currentTarget.value })}
          />
          {!isBlocked && (
            <TickBox
              checked={draft.alsoBlock}
              onChange={(event) => report.change({ alsoBlock: event.currentTarget.checked })}
            >
              {t('report.alsoBlock', { name })}
            </TickBox>
          )}
          {errorCode && <Alert family="stop">{t(errorKey(errorCode))}</Alert>}
          <DialogActions>
            <Button variant="outline" onClick={onClose}>
              {t('report.cancel')}
            </Button>
            <Button type="submit" loading={report.isSending}>
              {t('report.send')}
            </Button>
          </DialogActions>
        </form>
      )}
    </Dialog>
  );
}
