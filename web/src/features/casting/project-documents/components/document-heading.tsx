import type { SharedDocument, TeamDocument } from '@callboard/contract/casting/project-documents';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { type TFunction, useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import { DocumentIcon } from './document-icon.tsx';
import classes from './document-row.module.css';

/** "Sides, version 3, 16 Nov 2026. Four dates moved" */
function describeDocument(
  { kind, versions }: TeamDocument | SharedDocument,
  t: TFunction<'projectDocuments'>,
): string {
  const [newest] = versions;
  if (!newest) return t(`kinds.${kind}`);
  const line = t('line', {
    kind: t(`kinds.${kind}`),
    version: newest.number,
    date: formatDate(newest.added_at),
  });
  return newest.note ? t('note', { line, note: newest.note }) : line;
}

interface DocumentHeadingProps {
  document: TeamDocument | SharedDocument;
  /** Where its older versions are listed. */
  olderId: string;
  showsOlder: boolean;
  onShowOlder: (shows: boolean) => void;
  children?: ReactNode;
}

/** What a document is, and a button for its older versions. */
export function DocumentHeading({
  document,
  olderId,
  showsOlder,
  onShowOlder,
  children,
}: DocumentHeadingProps) {
  const { t } = useTranslation('projectDocuments');
  const older = document.versions.length - 1;
  return (
    <div className={classes.document}>
      <DocumentIcon kind={document.kind} />
      <div className={classes.text}>
        <strong>{document.title}</strong>
        <p className={classes.line}>{describeDocument(document, t)}</p>
        {children}
        {older > 0 && (
          <button
            type="button"
            className={classes.older}
            aria-expanded={showsOlder}
            aria-controls={olderId}
            onClick={() => onShowOlder(!showsOlder)}
          >
            {t('older', { count: older })}
            <ChevronDown size={14} aria-hidden />
          </button>
        )}
      </div>
    </div>
  );
}
