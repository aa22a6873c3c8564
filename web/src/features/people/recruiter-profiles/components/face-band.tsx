import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import type { ShownFace } from '../model/shown-faces.ts';
import classes from './face-band.module.css';

interface FaceBandProps {
  cover: string | null;
  faces: readonly ShownFace[];
}

/** Across the top: the cover, or else the faces of those who were cast and agreed to be shown. */
export function FaceBand({ cover, faces }: FaceBandProps) {
  const { t } = useTranslation('recruiterProfile');
  if (cover !== null) {
    return (
      <div className={classes.band}>
        <img className={classes.cover} src={cover} alt="" width={1200} height={300} fetchPriority="high" />
      </div>
    );
  }
  return (
    <div className={classes.band} data-paper>
      {faces.length > 0 && (
        <ul className={classes.faces} aria-label={t('faces')}>
          {faces.map(({ name, userUniqueId, file_url }) => (
            <li key={userUniqueId}>
              <Link to={paths.talent(userUniqueId)}>
                <img src={file_url} alt={name} width={320} height={400} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
