import type { TeamDocument } from '@callboard/contract/casting/project-documents';
import { Ellipsis, FilePlus, Pencil, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { type TFunction, useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { ActionMenu, type MenuAction } from '../../../../shared/ui/action-menu/action-menu.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { useOpenDocument } from '../model/use-open-document.ts';
import { DocumentHeading } from './document-heading.tsx';
import classes from './document-row.module.css';
import { Openings } from './openings.tsx';
import { Versions } from './versions.tsx';

function describeAudience({ audience, character }: TeamDocument, t: TFunction<'projectDocuments'>): string {
  if (audience === 'shared')
    return character ? t('audience.character', { name: character.name }) : t('audience.shared');
  return character ? t('audience.teamCharacter', { name: character.name }) : t('audience.team');
}

export type DocumentAction = 'edit' | 'version' | 'remove';

interface DocumentRowProps {
  document: TeamDocument;
  canEdit: boolean;
  onAction: (action: DocumentAction, document: TeamDocument) => void;
}

export function DocumentRow({ document, canEdit, onAction }: DocumentRowProps) {
  const { t } = useTranslation('projectDocuments');
  const { open, opening } = useOpenDocument(document);
  const [showsOlder, setShowsOlder] = useState(false);
  const olderId = useId();
  const { title, versions, openings } = document;
  const [newest, ...older] = versions;
  const actions: MenuAction[] = [
    { key: 'version', label: t('newVersion'), icon: FilePlus, onChoose: () => onAction('version', document) },
    { key: 'edit', label: t('edit'), icon: Pencil, onChoose: () => onAction('edit', document) },
    {
      key: 'remove',
      label: t('remove'),
      icon: Trash2,
      tone: 'stop',
      onChoose: () => onAction('remove', document),
    },
  ];
  return (
    <li className={classes.row}>
      <div className={classes.cells}>
        <DocumentHeading
          document={document}
          olderId={olderId}
          showsOlder={showsOlder}
          onShowOlder={setShowsOlder}
        />
        <p className={classes.audience}>{describeAudience(document, t)}</p>
        <Openings title={title} openings={openings} />
        <div className={classes.actions}>
          {newest && (
            <Button
              size="sm"
              variant="outline"
              aria-label={t('openOne', { title })}
              loading={opening === newest.number}
              onClick={() => void open(newest)}
            >
              {t('open')}
            </Button>
          )}
          {canEdit && (
            <ActionMenu actions={actions}>
              <button type="button" className={classes.menu} aria-label={t('menu', { title })}>
                <Ellipsis size={18} aria-hidden />
              </button>
            </ActionMenu>
          )}
        </div>
      </div>
      {showsOlder && <Versions id={olderId} title={title} versions={older} opening={opening} onOpen={open} />}
    </li>
  );
}
