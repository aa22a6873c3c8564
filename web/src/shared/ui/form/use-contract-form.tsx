import '../form-i18n.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type RequestError, readRequestError } from '../../lib/api/request-error.ts';
import { draftPrefix } from '../../lib/drafts.ts';
import { CharacterCount } from '../character-count/character-count.tsx';
import { limitsOf, withoutBlanks } from './schema-limits.ts';

interface FormDraft {
  readonly name: string;
  /** In this tab, or in this browser until sign-out. */
  readonly storedIn: 'tab' | 'browser';
}

function withStorage<T>({ storedIn }: FormDraft, use: (storage: Storage) => T): T | undefined {
  try {
    return use(storedIn === 'tab' ? window.sessionStorage : window.localStorage);
  } catch {
    // Storage may be blocked. The draft then lasts as long as the page.
    return undefined;
  }
}

const keyOf = ({ name }: FormDraft) => `${draftPrefix}${name}`;

function readDraft(draft: FormDraft): object {
  const text = withStorage(draft, (storage) => storage.getItem(keyOf(draft)));
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}

/** Keeps what is typed across reloads and failures. Returns how to clear it. */
function useFormDraft<V extends FieldValues, Out>(
  draft: FormDraft | undefined,
  { subscribe, setValue, getValues }: UseFormReturn<V, unknown, Out>,
): () => void {
  const { name, storedIn } = draft ?? {};
  useEffect(() => {
    if (!name || !storedIn) return;
    const stored = { name, storedIn };
    for (const [field, value] of Object.entries(readDraft(stored))) {
      if (typeof value === 'string' && field in getValues())
        setValue(field as Path<V>, value as PathValue<V, Path<V>>);
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) =>
        void withStorage(stored, (storage) => storage.setItem(keyOf(stored), JSON.stringify(values))),
    });
  }, [name, storedIn, subscribe, setValue, getValues]);
  return () => draft && void withStorage(draft, (storage) => storage.removeItem(keyOf(draft)));
}

type Values<S extends z.ZodObject> = z.input<S>;
type Name<S extends z.ZodObject> = Path<Values<S>>;

interface ContractFormOptions<S extends z.ZodObject, Answer> {
  /** The body of the endpoint. */
  schema: S;
  start: DefaultValues<Values<S>>;
  labels: Partial<Record<Name<S>, string>>;
  /** Errors of empty fields. The default is "Enter" and the label. */
  missing?: Partial<Record<Name<S>, string>>;
  send: (body: z.output<S>) => Promise<Answer>;
  onDone: (answer: Answer, body: z.output<S>) => void;
  /** What failed, as in "Couldn’t {action}": "send your message". */
  action: string;
  /** A text for a specific error, or undefined for the default. */
  errorText?: (error: RequestError) => string | undefined;
  /** Keeps what is typed until it is sent. */
  draft?: FormDraft;
}

const codesWithText = [
  'NETWORK',
  'RATE_LIMITED',
  'VALIDATION_FAILED',
  'TOO_LARGE',
  'PROFILE_FROZEN',
] as const;

const isFieldOf = <S extends z.ZodObject>(schema: S, name: string): name is Name<S> => name in schema.shape;

const isBlank = (input: unknown): boolean =>
  input === undefined || (typeof input === 'string' && input.trim() === '');

/** Validates with the contract's schema. Its ownText messages stay; default ones are replaced by ours. */
function useResolver<S extends z.ZodObject>({
  schema,
  labels,
  missing,
}: Pick<ContractFormOptions<S, unknown>, 'schema' | 'labels' | 'missing'>): Resolver<
  Values<S>,
  unknown,
  z.output<S>
> {
  const { t } = useTranslation('formControls');
  const check = zodResolver(schema, {
    error: ({ code, input, ...issue }) =>
      code === 'too_big' && typeof input === 'string'
        ? t('form.tooLong', { count: Number(issue.maximum) })
        : t('form.wrong'),
  });
  return async (values, context, options) => {
    const result = await check(withoutBlanks(schema, values), context, options);
    for (const [name, error] of Object.entries(result.errors)) {
      // An empty field is reported as missing, whatever the schema says.
      if (!isFieldOf(schema, name) || !isBlank(values[name]) || !error) continue;
      error.message = missing?.[name] ?? t('form.missing', { label: labels[name] ?? '' });
    }
    return result;
  };
}

/** A form that sends a body of the contract: validation, submission, errors and drafts. */
export function useContractForm<S extends z.ZodObject, Answer>(options: ContractFormOptions<S, Answer>) {
  const { schema, start, labels, send, onDone, action, errorText, draft } = options;
  const { t } = useTranslation('formControls');
  const [error, setError] = useState<string>();
  const form = useForm<Values<S>, unknown, z.output<S>>({
    defaultValues: start,
    // Form focuses the first error in reading order; the library would use the order of registration.
    shouldFocusError: false,
    resolver: useResolver(options),
  });
  const clearDraft = useFormDraft(draft, form);
  const { errors, isSubmitting, submitCount } = form.formState;

  const showRequestError = (requestError: RequestError) => {
    const names = Object.keys(schema.shape).filter((name) => isFieldOf(schema, name));
    const placed = requestError.fields.flatMap(({ field, message }) => {
      const name = names.find((one) => one === field || field.endsWith(`.${one}`));
      return name ? [{ name, message }] : [];
    });
    for (const { name, message } of placed) form.setError(name, { type: 'server', message });
    const ownText = errorText?.(requestError);
    if (placed.length > 0 && placed.length === requestError.fields.length && ownText === undefined) return;
    const known = codesWithText.find((code) => code === requestError.code) ?? 'other';
    setError(ownText ?? t(`form.errors.${known}`, { action }));
  };

  const submit = form.handleSubmit(async (body) => {
    setError(undefined);
    try {
      const answer = await send(body);
      clearDraft();
      onDone(answer, body);
    } catch (error) {
      showRequestError(readRequestError(error));
    }
  });

  const errorOf = (name: Name<S>): string | undefined => {
    const message = errors[name]?.message;
    return typeof message === 'string' ? message : undefined;
  };
  const shared = (name: Name<S>) => ({
    label: labels[name] ?? '',
    error: errorOf(name),
    required: !limitsOf(schema, name).isOptional,
  });

  return {
    form,
    submit,
    error,
    isSending: isSubmitting,
    /** How often it was submitted. */
    tries: submitCount,
    /** Props for any native input. */
    field: (name: Name<S>) => ({ ...form.register(name), ...shared(name) }),
    /** Props for a text area, with a character count. */
    area: (name: Name<S>) => {
      const { most } = limitsOf(schema, name);
      const text: unknown = form.watch(name);
      return {
        ...form.register(name),
        ...shared(name),
        ...(most && { hint: <CharacterCount text={String(text ?? '')} most={most} /> }),
      };
    },
    /** Props for controlled components, such as a date field. */
    control: <N extends Name<S>>(name: N) => {
      const { required: _, ...rest } = shared(name);
      return {
        ...rest,
        value: form.watch(name),
        onChange: (value: PathValue<Values<S>, N>) =>
          form.setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted }),
      };
    },
  };
}
