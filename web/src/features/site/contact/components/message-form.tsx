import { Button } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import type { Trouble } from '../../../../shared/lib/api/request-error.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Notice } from '../../../../shared/ui/notice/notice.tsx';
import { MessageField } from './message-field.tsx';
import classes from './message-form.module.css';
import { SentNote } from './sent-note.tsx';
import { type MessageFormOptions, useMessageForm } from './use-message-form.ts';
import '../words.ts';

interface MessageFormProps extends MessageFormOptions {
  isLead?: boolean;
}

const said = ['NETWORK', 'RATE_LIMITED', 'VALIDATION_FAILED', 'TOO_LARGE'] as const;

function TroubleNote({ trouble }: { trouble: Trouble }) {
  const { t } = useTranslation('contact');
  const known = said.find((code) => code === trouble.code) ?? 'other';
  return <Notice family="stop">{t(`trouble.${known}`)}</Notice>;
}

/**
 * A form that writes to us. Until its script runs it can be read but not filled, so that nobody types into
 * something that would not keep it.
 */
export function MessageForm({ isLead = false, ...options }: MessageFormProps) {
  const { t } = useTranslation('contact');
  const isReady = useMounted();
  const { form, submit, sent, trouble, writeAnother } = useMessageForm(options);
  if (sent) return <SentNote sent={sent} isLead={isLead} onAnother={writeAnother} />;
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      <noscript>
        <p className={classes.without}>{t('withoutScript')}</p>
      </noscript>
      <fieldset className={classes.fields} disabled={!isReady}>
        {options.fields.map((field) => (
          <div key={field.name} data-half={field.isHalf || undefined}>
            <MessageField field={field} form={form} />
          </div>
        ))}
      </fieldset>
      {trouble && <TroubleNote trouble={trouble} />}
      <div className={classes.foot}>
        <Button type="submit" size="lg" disabled={!isReady} loading={form.formState.isSubmitting}>
          {t(isLead ? 'sendLead' : 'send')}
        </Button>
        <p className={classes.privacy}>
          {t('privacy')} <Link to={paths.privacyPolicy()}>{t('privacyLink')}</Link>
        </p>
      </div>
    </form>
  );
}
