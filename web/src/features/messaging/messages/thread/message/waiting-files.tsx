import { formatFileSize } from '../../../../../shared/lib/format/file-size.ts';
import type { PickedFile } from '../../data/index.ts';
import { useFilePreview } from '../../data/index.ts';
import { fileIcon } from './file-links.tsx';
import classes from './waiting-row.module.css';

function WaitingFile({ file }: { file: PickedFile }) {
  const preview = useFilePreview(file);
  const Icon = fileIcon(file.type);
  if (preview) return <img className={classes.preview} src={preview} alt={file.name} width={4} height={5} />;
  return (
    <p className={classes.file}>
      <Icon size={20} aria-hidden />
      <span className={classes.name}>{file.name}</span>
      <span className={classes.size}>{formatFileSize(file.size)}</span>
    </p>
  );
}

/** Files of a message that has not left yet, as they lie on this device. */
export const WaitingFiles = ({ files }: { files: readonly PickedFile[] }) =>
  files.map((file) => <WaitingFile key={file.fileId} file={file} />);
