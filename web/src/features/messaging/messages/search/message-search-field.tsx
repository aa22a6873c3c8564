import '../i18n.ts';
import type { RefObject } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { SearchField } from '../../../../shared/ui/search-field/search-field.tsx';
import { focusFirstResult } from './result-keys.ts';

export const longestSearch = 120;

interface MessageSearchFieldProps {
  query: string;
  onSearch: (query: string) => void;
  field: RefObject<HTMLInputElement | null>;
  frame: RefObject<HTMLDivElement | null>;
}

export function MessageSearchField({ query, onSearch, field, frame }: MessageSearchFieldProps) {
  const { t } = useTranslation('messages');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys of the field inside.
    <div
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown' && focusFirstResult(frame.current)) event.preventDefault();
      }}
    >
      <SearchField
        label={t('search.label')}
        clearLabel={t('search.clear')}
        longest={longestSearch}
        value={query}
        onSearch={onSearch}
        field={field}
      />
    </div>
  );
}
