import { type MantineColorScheme, useMantineColorScheme, VisuallyHidden } from '@mantine/core';
import { type LucideIcon, Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import classes from './theme-switch.module.css';

const schemes = [
  { value: 'light', word: 'theme.light', icon: Sun },
  { value: 'auto', word: 'theme.system', icon: Monitor },
  { value: 'dark', word: 'theme.dark', icon: Moon },
] as const satisfies { value: MantineColorScheme; word: string; icon: LucideIcon }[];

/** House lights up, down, or as the system says. */
export function ThemeSwitch() {
  const { t } = useTranslation('shell');
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const group = useId();
  return (
    <fieldset className={classes.switch}>
      <VisuallyHidden component="legend">{t('theme.label')}</VisuallyHidden>
      {schemes.map(({ value, word, icon: Icon }) => (
        <label key={value} className={classes.choice} title={t(word)}>
          <input
            type="radio"
            className={classes.input}
            name={group}
            value={value}
            checked={colorScheme === value}
            onChange={() => setColorScheme(value)}
          />
          <Icon size={17} aria-hidden />
          <VisuallyHidden>{t(word)}</VisuallyHidden>
        </label>
      ))}
    </fieldset>
  );
}
