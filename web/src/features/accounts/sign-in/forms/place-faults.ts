import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import type { RequestError } from '../../../../shared/lib/api/request-error.ts';

/** Whose fault on the wire belongs to which field of a form. */
const wireFields: Readonly<Record<string, string>> = {
  name: 'firstName',
  first_name: 'firstName',
  last_name: 'lastName',
  company: 'company',
  email: 'email',
  password: 'password',
  mobile: 'mobile',
};

const isNamed = <V extends FieldValues>(name: string | undefined, values: V): name is Path<V> =>
  name !== undefined && name in values;

/** Puts what the server found wrong beside the field it is about; says whether every fault found its place. */
export function placeFaults<V extends FieldValues>(
  trouble: RequestError,
  values: V,
  setError: UseFormSetError<V>,
): boolean {
  let placed = 0;
  for (const { field, message } of trouble.fields) {
    const name = wireFields[field];
    if (!isNamed(name, values)) continue;
    setError(name, { type: 'server', message }, { shouldFocus: placed === 0 });
    placed += 1;
  }
  return placed > 0 && placed === trouble.fields.length;
}
