import './i18n.ts';
import type { SharedDocument } from '@callboard/contract/casting/project-documents';
import { FileText } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { formatDateTime } from '../../../shared/lib/format/dates.ts';
import { useTimeFormat } from '../../../shared/lib/format/time-format.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state/empty-state.tsx';
import { QueryState } from '../../../shared/ui/query-state/query-state.tsx';
import { SectionTitle } from '../../../shared/ui/section-title/section-title.tsx';
import { Skeleton } from '../../../shared/ui/skeleton/skeleton.tsx';
import { useSharedDocuments } from './api.ts';
import { DocumentHeading } from './components/document-heading.tsx';
import rows from './components/document-row.module.css';
import { Versions } from './components/versions.tsx';
import section from './documents-section.module.css';
import { useOpenDocument } from './model/use-open-document.ts';
import classes from './shared-documents.module.css';

/** New to its reader: never opened, or changed since. */
const stateOf = ({ versions, opened_at }: SharedDocument): 'notOpened' | 'newVersion' | 'opened' => {
  if (opened_at === null) return 'notOpened';
  const [newest] = versions;
  return newest && Date.parse(newest.added_at) > Date.parse(opened_at) ? 'newVersion' : 'opened';
};

function SharedRow({ document }: { document: SharedDocument }) {
  const { t } = useTranslation('projectDocuments');
  useTimeFormat();
  const { open, opening } = useOpenDocument(document);
  const [showsOlder, setShowsOlder] = useState(false);
  const olderId = useId();
  const { title, versions, opened_at } = document;
  const [newest, ...older] = versions;
  const state = stateOf(document);
  return (
    <li className={rows.row}>
      <div className={classes.cells}>
        <DocumentHeading
          document={document}
          olderId={olderId}
          showsOlder={showsOlder}
          onShowOlder={setShowsOlder}
        >
          <p className={classes.state} data-state={state}>
            {t(`shared.${state}`, { at: opened_at === null ? '' : formatDateTime(opened_at) })}
          </p>
        </DocumentHeading>
        {newest && (
          <Button
            size="sm"
            variant={state === 'opened' ? 'outline' : 'ink'}
            aria-label={t('openOne', { title })}
            loading={opening === newest.number}
            onClick={() => void open(newest)}
          >
            {t('open')}
          </Button>
        )}
      </div>
      {showsOlder && <Versions id={olderId} title={title} versions={older} opening={opening} onOpen={open} />}
    </li>
  );
}

/** What a talent was sent of a project. */
export function SharedDocuments({ projectId }: { projectId: number }) {
  const { t } = useTranslation('projectDocuments');
  const documents = useSharedDocuments(projectId);
  return (
    <section aria-label={t('title')}>
      <SectionTitle>{t('title')}</SectionTitle>
      <QueryState
        query={documents}
        thing={t('shared.thing')}
        kept={t('kept')}
        level={3}
        waiting={[0, 1].map((row) => (
          <div key={row} className={section.waiting}>
            <Skeleton height="2.25rem" />
          </div>
        ))}
        isEmpty={(list) => list.length === 0}
        empty={
          <EmptyState
            level={3}
            icon={FileText}
            sideIcon={FileText}
            title={t('shared.emptyTitle')}
            text={t('shared.empty')}
          />
        }
      >
        {(list) => (
          <>
            <p className={classes.lead}>{t('shared.lead')}</p>
            <ul className={section.list} aria-label={t('title')}>
              {list.map((document) => (
                <SharedRow key={document.id} document={document} />
              ))}
            </ul>
          </>
        )}
      </QueryState>
    </section>
  );
}
