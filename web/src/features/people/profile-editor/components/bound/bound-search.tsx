import type { ReactNode } from 'react';
import type { SearchOption } from '../../../../../shared/ui/option-search/match-options.ts';
import { SearchChips } from '../../../../../shared/ui/option-search/search-chips.tsx';
import { SearchSelect } from '../../../../../shared/ui/option-search/search-select.tsx';
import { WizardField } from '../wizard-field.tsx';
import type { NamesOf } from './names-of.ts';

interface BoundSearchProps {
  options: readonly SearchOption[];
  placeholder: string;
  hint?: ReactNode;
}

/** One entry of a long list. */
export function BoundSearch({ name, ...search }: BoundSearchProps & { name: NamesOf<number | null> }) {
  return <WizardField name={name}>{(field) => <SearchSelect {...field} {...search} />}</WizardField>;
}

/** Several entries of a long list. */
export function BoundSearchChips({
  name,
  most,
  ...search
}: BoundSearchProps & { name: NamesOf<number[]>; most: number }) {
  return (
    <WizardField name={name}>{(field) => <SearchChips {...field} {...search} most={most} />}</WizardField>
  );
}
