import { Pencil } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import type { Part } from '../model/settings-change.ts';
import classes from './save-bar.module.css';

interface SaveBarProps {
  parts: readonly Part[];
  trouble: string | undefined;
  isSaving: boolean;
  formId: string;
  onDiscard: () => void;
}

function useChangeWords(parts: readonly Part[]): string {
  const { t } = useTranslation('settings');
  const [first = '', second = ''] = parts.map((part) => String(t(`parts.${part}`)));
  if (parts.length === 1) return t('bar.one', { part: first });
  if (parts.length === 2) return t('bar.two', { first, second: second.toLocaleLowerCase() });
  return t('bar.many', { count: parts.length });
}

/** What is not saved yet, and the two ways to end that. */
export function SaveBar({ parts, trouble, isSaving, formId, onDiscard }: SaveBarProps) {
  const { t } = useTranslation('settings');
  const words = useChangeWords(parts);
  if (parts.length === 0) return null;
  return (
    <section className={classes.room} aria-label={t('bar.label')}>
      <div className={classes.bar}>
        <div className={classes.line}>
          <p className={classes.words} role="status" data-faulty={trouble !== undefined || undefined}>
            <Pencil size={16} aria-hidden />
            <span>{trouble ?? words}</span>
          </p>
          <Button variant="ghost" disabled={isSaving} onClick={onDiscard}>
            {t('bar.discard')}
          </Button>
          <Button type="submit" form={formId} loading={isSaving} className={classes.save}>
            {t('bar.save')}
          </Button>
        </div>
      </div>
    </section>
  );
}
