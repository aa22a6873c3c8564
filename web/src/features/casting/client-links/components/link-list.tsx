import type { ClientLink } from '@callboard/contract/casting/client-links';
import { Link2, Plus } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state/empty-state.tsx';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { SkeletonText } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { useClientLinks } from '../api.ts';
import { linksOf } from '../model/link-form.ts';
import { DownloadMenu } from './download-menu.tsx';
import classes from './link-card.module.css';
import { type LinkAction, LinkCard } from './link-card.tsx';
import list from './link-list.module.css';

interface LinkListProps {
  projectId: number;
  characterId: number | undefined;
  canEdit: boolean;
  isFrozen: boolean;
  onNew: () => void;
  onAction: (action: LinkAction, link: ClientLink) => void;
}

/** Every link with who opened it, open ones first. */
export function LinkList({ projectId, characterId, canEdit, isFrozen, onNew, onAction }: LinkListProps) {
  const { t } = useTranslation('clientLinks');
  const query = useClientLinks(projectId);
  const create = (
    <Button leftSection={<Plus size={18} aria-hidden />} onClick={onNew} data-autofocus>
      {t('actions.create')}
    </Button>
  );
  return (
    <>
      {isFrozen && <Alert family="frozen">{t('frozen')}</Alert>}
      <div className={list.top}>
        {canEdit && create}
        {!isFrozen && <DownloadMenu projectId={projectId} characterId={characterId} />}
      </div>
      <QueryState
        query={query}
        thing={t('thing')}
        level={3}
        waiting={<SkeletonText lines={6} />}
        isEmpty={({ results }) => linksOf(results, characterId).length === 0}
        empty={<EmptyState level={3} icon={Link2} title={t('empty.title')} text={t('empty.text')} />}
      >
        {({ results }) => (
          <ul className={classes.list} aria-label={t('title')}>
            {linksOf(results, characterId).map((link) => (
              <LinkCard key={link.id} link={link} canEdit={canEdit} onAction={onAction} />
            ))}
          </ul>
        )}
      </QueryState>
    </>
  );
}
