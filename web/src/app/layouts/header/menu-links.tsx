import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { CountBadge } from '../../../shared/ui/count-badge/count-badge.tsx';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden/visually-hidden.tsx';
import type { MenuEntry } from './menu-rules.ts';

const newTab = { target: '_blank', rel: 'noopener' } as const;

interface MenuLinksProps {
  entries: readonly MenuEntry[];
  /** Marks links that open a new tab. */
  marksNewTabs?: boolean;
  onFollow?: () => void;
}

export function MenuLinks({ entries, marksNewTabs = false, onFollow }: MenuLinksProps) {
  const { t } = useTranslation('shell');
  return entries.map(({ label, to, isCurrent, opensNewTab, unread }) => (
    <Link
      key={label}
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onFollow}
      {...(opensNewTab && newTab)}
    >
      {t(`menu.${label}`)}
      <CountBadge count={unread} />
      {opensNewTab && marksNewTabs && <ExternalLink size={15} aria-hidden />}
      {opensNewTab && <VisuallyHidden>{t('menu.newTab')}</VisuallyHidden>}
    </Link>
  ));
}
