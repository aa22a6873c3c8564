import type { Attachment } from '@callboard/contract/messaging/messages';
import { Download, FileAudio, FileText, FileVideo } from 'lucide-react';
import { useTranslation } from '../../../../../shared/i18n/use-translation.ts';
import { formatFileSize } from '../../../../../shared/lib/format/file-size.ts';
import classes from './file-links.module.css';

export const fileIcon = (type: string) => {
  if (type.startsWith('audio/')) return FileAudio;
  return type.startsWith('video/') ? FileVideo : FileText;
};

/** Downloaded, never opened in the page. */
export function FileLinks({ files }: { files: readonly Attachment[] }) {
  const { t } = useTranslation('messages');
  return files.map(({ id, file_name: name, content_type, bytes, file_url }) => {
    const Icon = fileIcon(content_type);
    const size = formatFileSize(bytes);
    return (
      <a
        key={id}
        className={classes.file}
        href={file_url}
        download={name}
        aria-label={t('message.download', { name, size })}
      >
        <Icon size={22} aria-hidden />
        <span className={classes.name}>{name}</span>
        <span className={classes.size}>{size}</span>
        <Download size={18} aria-hidden />
      </a>
    );
  });
}
