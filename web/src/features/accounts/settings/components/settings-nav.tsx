import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import classes from './settings-nav.module.css';

export type SectionId =
  | 'you'
  | 'visibility'
  | 'manager'
  | 'notifications'
  | 'verification'
  | 'consents'
  | 'sign-in'
  | 'sessions'
  | 'display'
  | 'data';

/** A section is current once its title is this far from the top, just below the sticky header. */
const activeOffset = 160;

const onResize = (listener: () => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};

function useCurrentSection(ids: readonly SectionId[]): SectionId | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const height = useSyncExternalStore(onResize, () => window.innerHeight);
  useEffect(() => {
    const shown = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) shown.add(target.id);
          else shown.delete(target.id);
        }
        setCurrent((before) => ids.findLast((id) => shown.has(id)) ?? before);
      },
      { rootMargin: `0px 0px ${activeOffset - height}px 0px` },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids, height]);
  return current;
}

/** On narrow screens the links scroll sideways; keeps the current one visible. */
function useScrollIntoView(current: SectionId | undefined) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>(`[href$="#${current}"]`);
    if (link) nav.current?.scrollTo({ left: link.offsetLeft - link.offsetWidth / 2 });
  }, [current]);
  return nav;
}

export function SettingsNav({ ids }: { ids: readonly SectionId[] }) {
  const { t } = useTranslation('settings');
  const current = useCurrentSection(ids);
  const nav = useScrollIntoView(current);
  return (
    <nav ref={nav} className={classes.nav} aria-label={t('sections.label')}>
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
