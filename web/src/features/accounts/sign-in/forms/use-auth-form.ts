import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type Path, type RegisterOptions, type Resolver, useForm } from 'react-hook-form';
import type { z } from 'zod';
import type { RequestError } from '../../../../shared/lib/api/request-error.ts';
import { useFieldErrorText } from './field-schemas.ts';

/** Which form field shows the error of which field of the request body. */
const formFields: Readonly<Record<string, string>> = {
  name: 'firstName',
  first_name: 'firstName',
  last_name: 'lastName',
  company: 'company',
  email: 'email',
  password: 'password',
  mobile: 'mobile',
};

/**
 * The fields of one auth form. Its values differ from the request body (names, account kind), and what is
 * typed is shared between the forms, so it does not use useContractForm.
 */
export function useAuthForm<S extends z.ZodObject>(schema: S, start: DefaultValues<z.input<S>>) {
  type Values = z.input<S>;
  type Name = Path<Values>;
  const errorText = useFieldErrorText();
  const resolver: Resolver<Values, unknown, z.output<S>> = zodResolver(schema, {});
  const form = useForm<Values, unknown, z.output<S>>({
    resolver,
    defaultValues: start,
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const isField = (name: string | undefined): name is Name => name !== undefined && name in schema.shape;

  return {
    ...form,
    field: (name: Name, options?: RegisterOptions<Values, Name>) => ({
      ...form.register(name, options),
      error: errorText(errors[name]?.message),
    }),
    /** Submits valid values; otherwise focuses the first invalid field in reading order. */
    onSubmit: (send: (values: z.output<S>) => void) =>
      form.handleSubmit(send, (invalid) => {
        const first = Object.keys(schema.shape).find((name) => name in invalid);
        if (isField(first)) form.setFocus(first);
      }),
    /** Shows the server's errors beside their fields. */
    showFieldErrors(error: RequestError) {
      let isFirst = true;
      for (const { field, message } of error.fields) {
        const name = formFields[field];
        if (!isField(name)) continue;
        form.setError(name, { type: 'server', message }, { shouldFocus: isFirst });
        isFirst = false;
      }
    },
  };
}
