import '../i18n.ts';
import { useRef } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { SearchField } from '../../../../shared/ui/search-field/search-field.tsx';
import { usePageKeys } from '../model/use-page-keys.ts';

interface NameFieldProps {
  /** The name that is searched for. */
  value: string;
  onSearch: (name: string, isFirst: boolean) => void;
}

const longest = 80;

/** Finds by name while it is typed. */
export function NameField({ value, onSearch }: NameFieldProps) {
  const { t } = useTranslation('talentResults');
  const input = useRef<HTMLInputElement>(null);
  usePageKeys({ '/': () => input.current?.focus() });
  return (
    <SearchField
      label={t('name.label')}
      hint={t('name.hint')}
      clearLabel={t('name.clear')}
      longest={longest}
      value={value}
      onSearch={onSearch}
      field={input}
    />
  );
}
