import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { CountBadge } from '../../../shared/ui/count-badge/count-badge.tsx';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden/visually-hidden.tsx';
import type { MenuEntry } from './menu-rules.ts';

const newTab = { target: '_blank', rel: 'noopener' } as const;

interface MenuLinksProps {
  entries: readonly MenuEntry[];
  /** Shows which links leave the page, where there is room for it. */
  marksNewTabs?: boolean;
  onFollow?: () => void;
}

/** The entries of a menu, as links. */
export function MenuLinks({ entries, marksNewTabs = false, onFollow }: MenuLinksProps) {
  const { t } = useTranslation('shell');
  return entries.map(({ word, to, isCurrent, opensNewTab, unread }) => (
    <Link
      key={word}
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onFollow}
      {...(opensNewTab && newTab)}
    >
      {t(`menu.${word}`)}
      <CountBadge count={unread} />
      {opensNewTab && marksNewTabs && <ExternalLink size={15} aria-hidden />}
      {opensNewTab && <VisuallyHidden>{t('menu.newTab')}</VisuallyHidden>}
    </Link>
  ));
}
