import type { LandingFace } from '@callboard/contract/site/landing';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import callSheet from './call-sheet.module.css';
import classes from './contact-sheet.module.css';
import { FaceCard } from './face-wall.tsx';
import { PinnedSlip } from './pinned-slip.tsx';

const most = 9;
const inRow = 3;

/** Full rows only. */
export const fillsContactSheet = (faces: readonly LandingFace[]) => faces.length >= inRow;

/** New faces, pinned as a contact sheet. */
export function ContactSheet({ faces }: { faces: readonly LandingFace[] }) {
  const { t } = useTranslation('recruiterLanding');
  return (
    <PinnedSlip
      isNarrow
      label={t('contactSheet.label')}
      title={t('contactSheet.title')}
      overline={t('contactSheet.overline')}
      foot={
        <Link className={callSheet.all} to={paths.findTalents()}>
          {t('contactSheet.all')} <ChevronRight size={15} aria-hidden />
        </Link>
      }
    >
      <ul className={classes.faces}>
        {faces.slice(0, Math.min(most, faces.length - (faces.length % inRow))).map((face, index) => (
          <li key={face.id}>
            <FaceCard face={face} isFirst={index === 0} />
          </li>
        ))}
      </ul>
    </PinnedSlip>
  );
}
