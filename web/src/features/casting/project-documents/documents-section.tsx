import './i18n.ts';
import type { TeamDocument } from '@callboard/contract/casting/project-documents';
import { useQueryClient } from '@tanstack/react-query';
import { FileText, Plus, Upload } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PickFiles } from '../../../shared/lib/files/pick-files.tsx';
import { useDroppedFiles } from '../../../shared/lib/files/use-dropped-files.ts';
import { useSession } from '../../../shared/lib/session/index.ts';
import { useStore } from '../../../shared/lib/store.ts';
import { Alert } from '../../../shared/ui/alert/alert.tsx';
import { Button, buttonProps } from '../../../shared/ui/button/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state/empty-state.tsx';
import { QueryState } from '../../../shared/ui/query-state/query-state.tsx';
import { SectionTitle } from '../../../shared/ui/section-title/section-title.tsx';
import { Skeleton } from '../../../shared/ui/skeleton/skeleton.tsx';
import { refreshDocuments, useTeamDocuments } from './api.ts';
import { DeleteDialog } from './components/delete-dialog.tsx';
import { type DocumentAction, DocumentRow } from './components/document-row.tsx';
import { EditDialog, type NamedCharacter } from './components/edit-dialog.tsx';
import { UploadRows } from './components/upload-rows.tsx';
import { VersionDialog } from './components/version-dialog.tsx';
import classes from './documents-section.module.css';
import { browserUploads } from './model/browser-uploads.ts';
import { acceptedFiles } from './model/document-rules.ts';
import type { DocumentUploads } from './model/document-uploads.ts';

interface DocumentsSectionProps {
  projectId: number;
  characters: readonly NamedCharacter[];
  canEdit: boolean;
}

const shownAtFirst = 30;

/** Chosen files that are not sent, each with its reason. */
function LeftOut({ uploads }: { uploads: DocumentUploads }) {
  const { t } = useTranslation('projectDocuments');
  const { leftOut } = useStore(uploads.store);
  if (leftOut.length === 0) return null;
  return (
    <Alert
      family="stop"
      action={
        <Button size="sm" variant="outline" onClick={uploads.dismissLeftOut}>
          {t('left.dismiss')}
        </Button>
      }
    >
      <strong>{t('left.title', { count: leftOut.length })}</strong>
      <ul className={classes.leftOut}>
        {[
          ...new Set(
            leftOut.map(({ name, reason }) => t('left.line', { name, reason: t(`left.${reason}`) })),
          ),
        ].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Alert>
  );
}

function AddDocuments({ uploads }: { uploads: DocumentUploads }) {
  const { t } = useTranslation('projectDocuments');
  return (
    <div className={classes.add}>
      <PickFiles
        source="documents"
        multiple
        accept={acceptedFiles}
        onFiles={(files) => uploads.add(files)}
        {...buttonProps({
          variant: 'outline',
          leftSection: <Plus size={18} aria-hidden />,
          children: t('add'),
        })}
      />
      <p className={classes.rules}>
        {t('rules')} <span>{t('dropHint')}</span>
      </p>
    </div>
  );
}

interface DocumentListProps extends Pick<DocumentsSectionProps, 'canEdit'> {
  documents: readonly TeamDocument[];
  onAction: (action: DocumentAction, document: TeamDocument) => void;
}

function DocumentList({ documents, canEdit, onAction }: DocumentListProps) {
  const { t } = useTranslation('projectDocuments');
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? documents : documents.slice(0, shownAtFirst);
  return (
    <>
      <div className={classes.head} aria-hidden>
        <span>{t('columns.document')}</span>
        <span>{t('columns.audience')}</span>
        <span>{t('columns.openings')}</span>
      </div>
      <ul className={classes.list} aria-label={t('title')}>
        {shown.map((document) => (
          <DocumentRow key={document.id} document={document} canEdit={canEdit} onAction={onAction} />
        ))}
      </ul>
      {shown.length < documents.length && (
        <Button variant="ghost" fullWidth onClick={() => setShowsAll(true)}>
          {t('showAll', { count: documents.length })}
        </Button>
      )}
    </>
  );
}

interface Chosen {
  readonly action: DocumentAction;
  readonly document: TeamDocument;
}

interface DialogsProps extends Pick<DocumentsSectionProps, 'characters'> {
  chosen: Chosen | undefined;
  uploads: DocumentUploads;
  onClose: () => void;
}

function Dialogs({ chosen, characters, uploads, onClose }: DialogsProps) {
  if (!chosen) return null;
  const { action, document } = chosen;
  if (action === 'edit') return <EditDialog document={document} characters={characters} onClose={onClose} />;
  if (action === 'version') return <VersionDialog document={document} uploads={uploads} onClose={onClose} />;
  return <DeleteDialog document={document} onClose={onClose} />;
}

function useProjectUploads(projectId: number): DocumentUploads {
  const client = useQueryClient();
  const { user } = useSession();
  const { uploads, onSaved } = browserUploads(user?.user_id ?? 0, projectId);
  useEffect(() => onSaved(() => void refreshDocuments(client)), [onSaved, client]);
  return uploads;
}

/** The documents of a project for its team: what there is, for whom, and who opened it. */
export function DocumentsSection({ projectId, characters, canEdit }: DocumentsSectionProps) {
  const { t } = useTranslation('projectDocuments');
  const documents = useTeamDocuments(projectId);
  const uploads = useProjectUploads(projectId);
  const { uploads: all } = useStore(uploads.store);
  const [chosen, setChosen] = useState<Chosen>();
  const { isOver, handlers } = useDroppedFiles((files) => uploads.add(files));
  const count = documents.data?.length;
  return (
    <section id="documents" className={classes.section} aria-label={t('title')} {...(canEdit && handlers)}>
      <SectionTitle aside={count ? t('count', { count }) : undefined}>{t('title')}</SectionTitle>
      {canEdit && <AddDocuments uploads={uploads} />}
      <LeftOut uploads={uploads} />
      <UploadRows all={all} uploads={uploads} />
      <QueryState
        query={documents}
        thing={t('thing')}
        kept={t('kept')}
        level={3}
        waiting={[0, 1, 2].map((row) => (
          <div key={row} className={classes.waiting}>
            <Skeleton height="2.25rem" />
          </div>
        ))}
        isEmpty={(list) => list.length === 0 && all.length === 0}
        empty={
          <EmptyState
            level={3}
            icon={FileText}
            sideIcon={FileText}
            title={t('empty.title')}
            text={t(canEdit ? 'empty.text' : 'empty.viewer')}
          />
        }
      >
        {(list) =>
          list.length > 0 && (
            <DocumentList
              documents={list}
              canEdit={canEdit}
              onAction={(action, document) => setChosen({ action, document })}
            />
          )
        }
      </QueryState>
      {canEdit && isOver && (
        <div className={classes.drop} aria-hidden>
          <Upload size={24} />
          {t('drop')}
        </div>
      )}
      <Dialogs
        chosen={chosen}
        characters={characters}
        uploads={uploads}
        onClose={() => setChosen(undefined)}
      />
    </section>
  );
}
