import { Mail, Smartphone } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import { keepInDraft, useDraft, type Way } from '../draft/auth-draft.ts';
import { focusesField } from '../flow/first-focus.ts';
import classes from './way-tabs.module.css';

const ways = [
  { way: 'email', icon: Mail },
  { way: 'mobile', icon: Smartphone },
] as const satisfies { way: Way; icon: typeof Mail }[];

/** With an e-mail address or with a mobile number: one choice for signing in and up. */
export function WayTabs() {
  const { t } = useTranslation('auth');
  const group = useId();
  const { way: chosen } = useDraft();
  return (
    <fieldset className={classes.tabs}>
      <VisuallyHidden as="legend">{t('way.label')}</VisuallyHidden>
      {ways.map(({ way, icon: Icon }) => (
        <label key={way} className={classes.tab}>
          <input
            type="radio"
            data-autofocus={(way === chosen && !focusesField()) || undefined}
            name={group}
            value={way}
            checked={way === chosen}
            onChange={() => keepInDraft({ way })}
          />
          <Icon size={16} aria-hidden />
          {t(`way.${way}`)}
        </label>
      ))}
    </fieldset>
  );
}
