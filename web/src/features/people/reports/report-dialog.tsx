import './i18n.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../shared/lib/api/request-error.ts';
import { draftPrefix } from '../../../shared/lib/drafts.ts';
import { createDeviceRecords } from '../../../shared/lib/send-later/device-records.ts';
import { Alert } from '../../../shared/ui/alert/alert.tsx';
import { Button } from '../../../shared/ui/button/button.tsx';
import { RadioChips } from '../../../shared/ui/choices/radio-chips.tsx';
import { Dialog, DialogActions } from '../../../shared/ui/dialog/dialog.tsx';
import { QueryState } from '../../../shared/ui/query-state/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton/skeleton.tsx';
import { TextArea } from '../../../shared/ui/text-area/text-area.tsx';
import { TickBox } from '../../../shared/ui/tick-box/tick-box.tsx';
import { type Reported, sendReport, useReportReasons } from './api.ts';
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
  readonly about: Reported;
  /** Resolves to whether it worked. */
  readonly block: (() => Promise<boolean>) | undefined;
}

const subjectKey = (about: Reported) => {
  if ('projectId' in about) return `project-${about.projectId}`;
  return 'jobId' in about ? `job-${about.jobId}` : about.userId;
};
const draftKey = (userId: number, about: Reported) => `${userId}/report/${subjectKey(about)}`;

/** The outcome of "also block". */
type Blocked = 'not-requested' | 'blocked' | 'failed';

function useReport({ userId, about, block }: ReportOptions) {
  const key = draftKey(userId, about);
  const [draft, setDraft] = useState(() => drafts.get(key) ?? emptyReport);
  const [isReasonMissing, setIsReasonMissing] = useState(false);
  const { mutate, data, isPending, error, reset } = useMutation({
    mutationFn: async (reasonId: number): Promise<Blocked> => {
      await sendReport({ about, reasonId, text: draft.text });
      drafts.remove(key);
      if (!draft.alsoBlock || !block) return 'not-requested';
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
  const { t } = useTranslation('reports');
  const reasons = useReportReasons();
  return (
    <QueryState query={reasons} thing={t('reasonsThing')} waiting={<Skeleton height="9rem" />} level={3}>
      {(known) => (
        <RadioChips
          label={t('reason')}
          options={known.map(({ id, title }) => ({ value: id, label: title }))}
          value={value}
          onChange={onChange}
          isOptional={false}
          error={isReasonMissing ? t('reasonMissing') : undefined}
        />
      )}
    </QueryState>
  );
}

const longestText = 2000;

const errorKey = (code: string) => {
  if (code === 'NETWORK') return 'network';
  return code === 'RATE_LIMITED' ? 'tooMany' : 'failed';
};

interface ThanksProps {
  name: string;
  about: Reported;
  blocked: Blocked;
  onClose: () => void;
}

/** Thanks, and what happens next. */
function Thanks({ name, about, blocked, onClose }: ThanksProps) {
  const { t } = useTranslation('reports');
  const next = 'projectId' in about ? t('project.next') : 'jobId' in about ? t('job.next') : '';
  return (
    <>
      <p role="status">
        {t('thanksText')} {next} {blocked === 'blocked' && t('thanksBlocked', { name })}
      </p>
      {blocked === 'failed' && <Alert family="stop">{t('notBlocked', { name })}</Alert>}
      <DialogActions>
        <Button variant="ink" onClick={onClose}>
          {t('close')}
        </Button>
      </DialogActions>
    </>
  );
}

interface ReportDialogProps {
  userId: number;
  about: Reported;
  /** What the report is called after. */
  title: string;
  /** Who is not notified, and may be blocked. */
  person: string;
  /** What it is about, as it was read. */
  quote?: { label: string; text: string } | undefined;
  /** Left out: blocking is not offered. */
  block?: (() => Promise<boolean>) | undefined;
  opened: boolean;
  onClose: () => void;
}

/** Why something is reported. What was chosen and typed is kept until it is sent. */
export function ReportDialog(props: ReportDialogProps) {
  const { userId, about, title, person, quote, block, opened, onClose } = props;
  const { t } = useTranslation('reports');
  const report = useReport({ userId, about, block });
  const { draft, sent, errorCode } = report;
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={sent ? t('thanks') : t('title', { name: title })}
      {...(!sent && { lead: t('lead', { name: person }) })}
      closesOnClickOutside={sent !== undefined}
    >
      {sent ? (
        <Thanks name={person} about={about} blocked={sent} onClose={onClose} />
      ) : (
        <form
          className={classes.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            report.send();
          }}
        >
          {quote && (
            <figure className={classes.about}>
              <figcaption>{quote.label}</figcaption>
              <blockquote>{quote.text}</blockquote>
            </figure>
          )}
          <ReasonChoice
            value={draft.reasonId}
            isReasonMissing={report.isReasonMissing}
            onChange={(reasonId) => report.change({ reasonId })}
          />
          <TextArea
            label={t('text')}
            rows={4}
            maxLength={longestText}
            value={draft.text}
            onChange={(event) => report.change({ text: event.currentTarget.value })}
          />
          {block && (
            <TickBox
              checked={draft.alsoBlock}
              onChange={(event) => report.change({ alsoBlock: event.currentTarget.checked })}
            >
              {t('alsoBlock', { name: person })}
            </TickBox>
          )}
          {errorCode && <Alert family="stop">{t(errorKey(errorCode))}</Alert>}
          <DialogActions>
            <Button variant="outline" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" loading={report.isSending}>
              {t('send')}
            </Button>
          </DialogActions>
        </form>
      )}
    </Dialog>
  );
}
