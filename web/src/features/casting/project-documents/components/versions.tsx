import type { SharedDocument } from '@callboard/contract/casting/project-documents';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDateTime } from '../../../../shared/lib/format/dates.ts';
import { formatFileSize } from '../../../../shared/lib/format/file-size.ts';
import { useTimeFormat } from '../../../../shared/lib/format/time-format.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import classes from './versions.module.css';

type Version = SharedDocument['versions'][number] & { readonly added_by?: string | null };

interface VersionsProps {
  id: string;
  title: string;
  versions: readonly Version[];
  /** The number of the one that is being opened. */
  opening: number | undefined;
  onOpen: (version: Version) => Promise<void>;
}

/** Older versions of a document, each of which can still be read. */
export function Versions({ id, title, versions, opening, onOpen }: VersionsProps) {
  const { t } = useTranslation('projectDocuments');
  useTimeFormat();
  return (
    <ol id={id} className={classes.versions}>
      {versions.map((version) => {
        const { number, note, bytes, added_at, added_by: name } = version;
        const facts = { date: formatDateTime(added_at), size: formatFileSize(bytes) };
        return (
          <li key={number} className={classes.version}>
            <div>
              <strong>{t('version', { version: number })}</strong>
              <p>{name ? t('versionBy', { ...facts, name }) : t('versionLine', facts)}</p>
              {note && <p>{note}</p>}
            </div>
            <Button
              size="sm"
              variant="ghost"
              aria-label={t('openVersion', { version: number, title })}
              loading={opening === number}
              onClick={() => void onOpen(version)}
            >
              {t('open')}
            </Button>
          </li>
        );
      })}
    </ol>
  );
}
