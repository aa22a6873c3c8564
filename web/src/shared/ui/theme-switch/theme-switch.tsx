import { type LucideIcon, Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type ColorScheme, useColorScheme } from '../theme/color-scheme.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import classes from './theme-switch.module.css';

const schemes = [
  { value: 'light', label: 'theme.light', icon: Sun },
  { value: 'auto', label: 'theme.system', icon: Monitor },
  { value: 'dark', label: 'theme.dark', icon: Moon },
] as const satisfies { value: ColorScheme; label: string; icon: LucideIcon }[];

/** Light, dark or system. */
export function ThemeSwitch() {
  const { t } = useTranslation('shell');
  const { colorScheme, setColorScheme } = useColorScheme();
  const group = useId();
  return (
    <fieldset className={classes.switch}>
      <VisuallyHidden as="legend">{t('theme.label')}</VisuallyHidden>
      {schemes.map(({ value, label, icon: Icon }) => (
        <label key={value} className={classes.choice} title={t(label)}>
          <input
            type="radio"
            className={classes.input}
            name={group}
            value={value}
            checked={colorScheme === value}
            onChange={() => setColorScheme(value)}
          />
          <Icon size={17} aria-hidden />
          <VisuallyHidden>{t(label)}</VisuallyHidden>
        </label>
      ))}
    </fieldset>
  );
}
