import { X } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import classes from './tokens.module.css';

interface TokenProps {
  name: string;
  onRemove: () => void;
}

/** One chosen entry: a press takes it off again. */
export function Token({ name, onRemove }: TokenProps) {
  const { t } = useTranslation('talentFilters');
  return (
    <li>
      <button
        type="button"
        className={classes.token}
        aria-label={t('tokens.remove', { name })}
        onClick={onRemove}
      >
        {name}
        <X size={12} aria-hidden />
      </button>
    </li>
  );
}
