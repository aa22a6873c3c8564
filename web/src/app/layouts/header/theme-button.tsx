import { type LucideIcon, Moon, Sun, SunMoon } from 'lucide-react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useIsRunning } from '../../../shared/lib/use-is-running.ts';
import { type ColorScheme, useColorScheme } from '../../../shared/ui/theme/color-scheme.ts';
import classes from './header.module.css';

interface Choice {
  next: ColorScheme;
  word: 'light' | 'dark' | 'system';
  icon: LucideIcon;
}

const choices: Record<ColorScheme, Choice> = {
  light: { next: 'dark', word: 'light', icon: Sun },
  dark: { next: 'auto', word: 'dark', icon: Moon },
  auto: { next: 'light', word: 'system', icon: SunMoon },
};

/** One press turns the house lights: light, dark, as the system. */
export function ThemeButton() {
  const { t } = useTranslation('shell');
  const { colorScheme, setColorScheme } = useColorScheme();
  // The server cannot know the choice; the button speaks once the page has woken up.
  const isAwake = useIsRunning();
  const { next, word, icon: Icon } = choices[isAwake ? colorScheme : 'light'];
  return (
    <button
      type="button"
      className={classes.iconButton}
      data-wide-only
      aria-label={isAwake ? t('theme.now', { scheme: t(`theme.${word}`) }) : t('theme.label')}
      onClick={() => setColorScheme(next)}
    >
      <Icon size={20} aria-hidden />
    </button>
  );
}
