import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import classes from './settings-nav.module.css';

export type SectionId = 'you' | 'visibility' | 'manager' | 'notifications' | 'sessions' | 'data';

/** The section that the upper part of the window shows. */
function useCurrentSection(ids: readonly SectionId[]): SectionId | undefined {
  const [current, setCurrent] = useState(ids[0]);
  useEffect(() => {
    const shown = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) shown.add(target.id);
          else shown.delete(target.id);
        }
        setCurrent((before) => ids.find((id) => shown.has(id)) ?? before);
      },
      { rootMargin: '-96px 0px -55% 0px' },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}

export function SettingsNav({ ids }: { ids: readonly SectionId[] }) {
  const { t } = useTranslation('settings');
  const current = useCurrentSection(ids);
  return (
    <nav className={classes.nav} aria-label={t('sections.label')}>
      <ul>
        {ids.map((id) => (
          <li key={id}>
            <Link to={{ hash: id }} replace aria-current={id === current ? 'true' : undefined}>
              {t(`sections.${id}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
