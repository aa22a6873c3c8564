import '../i18n.ts';
import type { Acknowledgement } from '@callboard/contract/site/content';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { z } from 'zod';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { useSession } from '../../../../shared/lib/session/index.ts';
import { useIsRunning } from '../../../../shared/lib/use-is-running.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import { Form, SubmitButton } from '../../../../shared/ui/form/form.tsx';
import { limitsOf } from '../../../../shared/ui/form/schema-limits.ts';
import { useContractForm } from '../../../../shared/ui/form/use-contract-form.tsx';
import { type FormField, MessageField } from './message-field.tsx';
import classes from './message-form.module.css';

interface Sent extends Acknowledgement {
  readonly email: string;
}

interface SentNoteProps {
  sent: Sent;
  isLead: boolean;
  onAnother: () => void;
}

/** Shown after sending: what happens next, and the reference. */
function SentNote({ sent, isLead, onAnother }: SentNoteProps) {
  const { t } = useTranslation('contact');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={classes.note} role="status">
      <h3 className={classes.title} ref={title} tabIndex={-1}>
        {t(isLead ? 'sent.leadTitle' : 'sent.title')}
      </h3>
      <p className={classes.text}>{t(isLead ? 'sent.leadText' : 'sent.text', { email: sent.email })}</p>
      <Facts>
        <Fact label={t('sent.reference')}>{sent.reference}</Fact>
      </Facts>
      <Button variant="outline" className={classes.another} onClick={onAnother}>
        {t('sent.another')}
      </Button>
    </div>
  );
}

interface MessageFormProps {
  /** Names the draft. */
  name: string;
  fields: readonly FormField[];
  schema: z.ZodObject;
  send: (values: object) => Promise<Acknowledgement>;
  isLead?: boolean;
}

function useMessageForm({ name, fields, schema, send }: MessageFormProps) {
  const { t } = useTranslation('contact');
  const { user } = useSession();
  const [sent, setSent] = useState<Sent>();
  const empty = Object.fromEntries(fields.map((field) => [field.name, '']));
  const form = useContractForm({
    schema,
    start: empty,
    labels: Object.fromEntries(
      fields.map((field) => [
        field.name,
        limitsOf(schema, field.name).isOptional ? t('optional', { label: t(field.name) }) : t(field.name),
      ]),
    ),
    missing: Object.fromEntries(fields.map((field) => [field.name, t(`missing.${field.name}`)])),
    send,
    onDone: (acknowledgement, { email }) => setSent({ ...acknowledgement, email: String(email) }),
    action: t('action'),
    draft: { name, storedIn: 'tab' },
  });
  const { getValues, setValue, reset } = form.form;
  useEffect(() => {
    if (!user) return;
    if (!getValues('name')) setValue('name', user.name);
    if (!getValues('email') && user.email) setValue('email', user.email);
  }, [user, getValues, setValue]);
  const writeAnother = () => {
    const { name: writer, email } = getValues();
    reset({ ...empty, name: writer, email });
    setSent(undefined);
  };
  return { form, sent, writeAnother };
}

/** A contact form. Disabled until its script runs, so nothing typed is lost. */
export function MessageForm(props: MessageFormProps) {
  const { fields, isLead = false } = props;
  const { t } = useTranslation('contact');
  const isReady = useIsRunning();
  const { form, sent, writeAnother } = useMessageForm(props);
  if (sent) return <SentNote sent={sent} isLead={isLead} onAnother={writeAnother} />;
  return (
    <Form
      form={form}
      className={classes.form}
      foot={
        <div className={classes.foot}>
          <SubmitButton form={form} size="lg" disabled={!isReady}>
            {t(isLead ? 'sendLead' : 'send')}
          </SubmitButton>
          <p className={classes.privacy}>
            {t('privacy')} <Link to={paths.privacyPolicy()}>{t('privacyLink')}</Link>
          </p>
        </div>
      }
    >
      <noscript>
        <p className={classes.without}>{t('withoutScript')}</p>
      </noscript>
      <fieldset className={classes.fields} disabled={!isReady}>
        {fields.map((field) => (
          <div key={field.name} data-half={field.isHalf || undefined}>
            <MessageField name={field.name} field={form.field(field.name)} />
          </div>
        ))}
      </fieldset>
    </Form>
  );
}
