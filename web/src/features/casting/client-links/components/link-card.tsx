import type { ClientLink } from '@callboard/contract/casting/client-links';
import { Copy, EllipsisVertical, Eye, Link2Off, MessagesSquare, Pencil, Share2 } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDateTime } from '../../../../shared/lib/format/dates.ts';
import { openShareSheet } from '../../../../shared/lib/share-sheet.ts';
import { useCopy } from '../../../../shared/lib/use-copy.ts';
import { ActionMenu, type MenuAction } from '../../../../shared/ui/action-menu/action-menu.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Status } from '../../../../shared/ui/status/status.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { usePreviewLink } from '../api.ts';
import { urlOf } from '../model/link-form.ts';
import { nameOfLink, thingOfLink } from '../model/link-name.ts';
import classes from './link-card.module.css';
import { LinkVisitors } from './link-visitors.tsx';
import { reachNotes } from './reach-notes.tsx';

export type LinkAction = 'change' | 'revoke' | 'replies';

interface LinkCardProps {
  link: ClientLink;
  canEdit: boolean;
  onAction: (action: LinkAction, link: ClientLink) => void;
}

function LinkStatus({ status }: Pick<ClientLink, 'status'>) {
  const { t } = useTranslation('clientLinks');
  return status === 'revoked' ? <Status name="withdrawn">{t('revoked')}</Status> : <Status name={status} />;
}

function useLinkFacts(link: ClientLink): string {
  const { t } = useTranslation('clientLinks');
  const { status, faces, user_ids, expires_at, revoked_at, has_passcode, shows } = link;
  const ends = {
    open: () => t('openUntil', { date: formatDateTime(expires_at) }),
    expired: () => t('expiredOn', { date: formatDateTime(expires_at) }),
    revoked: () => t('revokedOn', { date: formatDateTime(revoked_at ?? expires_at) }),
  };
  return [
    t('facts', { what: thingOfLink(link, t), faces: t(user_ids ? 'chosen' : 'faces', { count: faces }) }),
    ends[status](),
    ...(has_passcode ? [t('passcodeNeeded')] : []),
    ...(shows.notes ? [t('withNotes')] : []),
    ...(status === 'open' ? reachNotes(t, link) : []),
  ].join(' ');
}

/** Opens the page in a tab of its own. The tab opens first, or browsers would block it. */
function usePreview(link: ClientLink) {
  const { t } = useTranslation('clientLinks');
  const { mutate } = usePreviewLink();
  return () => {
    const tab = window.open('', '_blank');
    if (tab) tab.opener = null;
    mutate(
      { params: { id: link.id } },
      {
        onSuccess: ({ path, visitor }) =>
          tab?.location.replace(`${window.location.origin}${path}#visitor=${visitor}`),
        onError: () => {
          tab?.close();
          toast(t('previewFailed'), { severity: 'error' });
        },
      },
    );
  };
}

function useMenu({ link, canEdit, onAction }: LinkCardProps): MenuAction[] {
  const { t } = useTranslation('clientLinks');
  const preview = usePreview(link);
  const isOpen = link.status === 'open';
  return [
    ...(isOpen ? [{ key: 'preview', label: t('actions.preview'), icon: Eye, onChoose: preview }] : []),
    ...(canEdit && link.status !== 'revoked'
      ? [
          {
            key: 'change',
            label: t('actions.change'),
            icon: Pencil,
            onChoose: () => onAction('change', link),
          },
          {
            key: 'revoke',
            label: t('actions.revoke'),
            icon: Link2Off,
            tone: 'stop' as const,
            onChoose: () => onAction('revoke', link),
          },
        ]
      : []),
  ];
}

function LinkMenu(props: LinkCardProps) {
  const { t } = useTranslation('clientLinks');
  const menu = useMenu(props);
  if (menu.length === 0) return null;
  return (
    <ActionMenu actions={menu}>
      <button
        type="button"
        className={classes.more}
        aria-label={t('actions.more', { link: nameOfLink(props.link, t) })}
      >
        <EllipsisVertical size={18} aria-hidden />
      </button>
    </ActionMenu>
  );
}

function LinkButtons({ link, onAction }: LinkCardProps) {
  const { t } = useTranslation('clientLinks');
  const name = nameOfLink(link, t);
  const { copy } = useCopy(
    urlOf(link),
    () => toast(t('copied')),
    () => toast(t('copyFailed'), { severity: 'error' }),
  );
  const hasReplies = link.visitors.some(({ sent_at }) => sent_at !== null);
  return (
    <div className={classes.buttons}>
      {link.status === 'open' && (
        <>
          <Button
            size="xs"
            variant="outline"
            leftSection={<Copy size={16} aria-hidden />}
            aria-label={`${t('actions.copy')}. ${name}`}
            onClick={() => void copy()}
          >
            {t('actions.copy')}
          </Button>
          <Button
            size="xs"
            variant="outline"
            leftSection={<Share2 size={16} aria-hidden />}
            aria-label={`${t('actions.share')}. ${name}`}
            onClick={() => openShareSheet({ title: name, url: urlOf(link) }, () => void copy())}
          >
            {t('actions.share')}
          </Button>
        </>
      )}
      {hasReplies && (
        <Button
          size="xs"
          variant="ink"
          leftSection={<MessagesSquare size={16} aria-hidden />}
          aria-label={`${t('actions.replies')}. ${name}`}
          onClick={() => onAction('replies', link)}
        >
          {t('actions.replies')}
        </Button>
      )}
    </div>
  );
}

/** One link: for whom, what it shows, who opened it. */
export function LinkCard(props: LinkCardProps) {
  const { link } = props;
  const { t } = useTranslation('clientLinks');
  const facts = useLinkFacts(link);
  return (
    <li className={classes.card} data-status={link.status}>
      <div className={classes.head}>
        <h3 className={classes.name}>{nameOfLink(link, t)}</h3>
        <div className={classes.state}>
          <LinkStatus status={link.status} />
          <LinkMenu {...props} />
        </div>
      </div>
      <p className={classes.facts}>{facts}</p>
      <div className={classes.foot}>
        <LinkVisitors link={link} />
        <LinkButtons {...props} />
      </div>
    </li>
  );
}
