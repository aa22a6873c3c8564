import { Pencil } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import type { SettingsPart } from '../model/settings-change.ts';
import classes from './save-bar.module.css';

interface SaveBarProps {
  parts: readonly SettingsPart[];
  error: string | undefined;
  isSaving: boolean;
  formId: string;
  onDiscard: () => void;
}

function useChangeText(parts: readonly SettingsPart[]): string {
  const { t } = useTranslation('settings');
  const [first = '', second = ''] = parts.map((part) => String(t(`parts.${part}`)));
  if (parts.length === 1) return t('bar.one', { part: first });
  if (parts.length === 2) return t('bar.two', { first, second: second.toLocaleLowerCase() });
  return t('bar.many', { count: parts.length });
}

export function SaveBar({ parts, error, isSaving, formId, onDiscard }: SaveBarProps) {
  const { t } = useTranslation('settings');
  const text = useChangeText(parts);
  if (parts.length === 0) return null;
  return (
    <section className={classes.frame} aria-label={t('bar.label')}>
      <div className={classes.bar}>
        <div className={classes.line}>
          <p className={classes.text} role="status" data-invalid={error !== undefined || undefined}>
            <Pencil size={16} aria-hidden />
            <span>{error ?? text}</span>
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
