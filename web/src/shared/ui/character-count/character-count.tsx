import { useTranslation } from '../../i18n/use-translation.ts';
import '../form-i18n.ts';
import { formatCount } from '../../lib/format/count.ts';
import classes from './character-count.module.css';

interface CharacterCountProps {
  text: string;
  most: number;
}

/** Counts as the server does. Text over the limit is reported, never cut. */
export function CharacterCount({ text, most }: CharacterCountProps) {
  const { t } = useTranslation('formControls');
  const { length } = text.trim();
  const over = length - most;
  return (
    <span className={classes.count} data-over={over > 0 || undefined}>
      {over > 0
        ? t('characters.over', { count: over, shown: formatCount(over) })
        : t('characters.of', { used: formatCount(length), most: formatCount(most) })}
    </span>
  );
}
