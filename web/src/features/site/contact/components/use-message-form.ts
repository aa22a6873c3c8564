import type { Acknowledgement } from '@callboard/contract/site/content';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readTrouble, type Trouble } from '../../../../shared/lib/api/request-error.ts';
import { useSession } from '../../../../shared/lib/session/index.ts';
import type { FieldName, FormField, FormValues } from './form-fields.ts';
import { createResolver, withoutBlanks } from './form-resolver.ts';
import type { Sent } from './sent-note.tsx';
import { forgetDraft, useDraft } from './use-draft.ts';

export interface MessageFormOptions {
  /** Names the draft. */
  readonly name: string;
  readonly fields: readonly FormField[];
  readonly schema: z.ZodType<FormValues, FormValues>;
  readonly send: (values: FormValues) => Promise<Acknowledgement>;
}

const empty = (fields: readonly FormField[]): FormValues =>
  Object.fromEntries(fields.map(({ name }) => [name, '']));

/** Filling, checking, sending, and whatever can go wrong on the way, without losing a word. */
export function useMessageForm({ name, fields, schema, send }: MessageFormOptions) {
  const { t } = useTranslation('contact');
  const { user } = useSession();
  const [sent, setSent] = useState<Sent>();
  const [trouble, setTrouble] = useState<Trouble>();
  const form = useForm<FormValues>({
    defaultValues: empty(fields),
    resolver: createResolver(schema, fields, t),
    reValidateMode: 'onChange',
  });
  useDraft(name, form);

  useEffect(() => {
    if (!user) return;
    if (!form.getValues('name')) form.setValue('name', user.name);
    if (!form.getValues('email') && user.email) form.setValue('email', user.email);
  }, [user, form]);

  const showTrouble = (found: Trouble) => {
    setTrouble(found);
    const known = found.fields.filter(({ field }) => fields.some((one) => one.name === field));
    for (const [index, { field, message }] of known.entries()) {
      form.setError(field as FieldName, { message }, { shouldFocus: index === 0 });
    }
  };

  const submit = form.handleSubmit(async (values) => {
    setTrouble(undefined);
    try {
      const acknowledgement = await send(withoutBlanks(fields, values));
      forgetDraft(name);
      setSent({ ...acknowledgement, email: values.email ?? '' });
    } catch (error) {
      showTrouble(readTrouble(error));
    }
  });

  const writeAnother = () => {
    const { name: writer, email } = form.getValues();
    form.reset({ ...empty(fields), name: writer ?? '', email: email ?? '' });
    setSent(undefined);
  };

  return { form, submit, sent, trouble, writeAnother };
}
