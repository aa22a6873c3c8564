import { Mail, Smartphone } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import { type SignInMethod, updateDraft, useDraft } from '../draft/auth-draft.ts';
import { shouldFocusFirstField } from '../flow/first-focus.ts';
import classes from './method-tabs.module.css';

const methods = [
  { method: 'email', icon: Mail },
  { method: 'mobile', icon: Smartphone },
] as const satisfies { method: SignInMethod; icon: typeof Mail }[];

export function MethodTabs() {
  const { t } = useTranslation('auth');
  const group = useId();
  const { method: chosen } = useDraft();
  return (
    <fieldset className={classes.tabs}>
      <VisuallyHidden as="legend">{t('method.label')}</VisuallyHidden>
      {methods.map(({ method, icon: Icon }) => (
        <label key={method} className={classes.tab}>
          <input
            type="radio"
            data-autofocus={(method === chosen && !shouldFocusFirstField()) || undefined}
            name={group}
            value={method}
            checked={method === chosen}
            onChange={() => updateDraft({ method })}
          />
          <Icon size={16} aria-hidden />
          {t(`method.${method}`)}
        </label>
      ))}
    </fieldset>
  );
}
