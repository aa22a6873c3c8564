import { galleryQuotas } from '@callboard/contract/people/gallery';
import { Camera, type LucideIcon, ScanFace, Smile, UserRound } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { accepted } from '../model/file-rules.ts';
import { useGallery } from '../model/gallery-context.ts';
import classes from './add-tiles.module.css';
import { PickFiles } from './pick-files.tsx';

interface AddTileProps {
  icon: LucideIcon;
  label: string;
  hint?: string;
  isLarge?: boolean;
  source: string;
}

function AddTile({ icon: Icon, label, hint, isLarge, source }: AddTileProps) {
  const { desk, isFrozen } = useGallery();
  return (
    <li className={classes.place} data-large={isLarge || undefined}>
      <PickFiles
        source={source}
        className={classes.add}
        accept={accepted('photo')}
        multiple
        disabled={isFrozen}
        onFiles={desk.photos.add}
      >
        <Icon size={isLarge ? 34 : 26} aria-hidden />
        <span className={classes.label}>{label}</span>
        {hint && <span className={classes.hint}>{hint}</span>}
      </PickFiles>
    </li>
  );
}

const wished = [
  { word: 'smile', icon: Smile },
  { word: 'profile', icon: ScanFace },
  { word: 'fullLength', icon: UserRound },
] as const;

/** Where photos come in: one tile behind those there are, or all that a good gallery begins with. */
export function AddTiles({ count, isEmpty }: { count: number; isEmpty: boolean }) {
  const { t } = useTranslation('gallery');
  if (count >= galleryQuotas.photo.items) return null;
  if (!isEmpty) return <AddTile source="photos" icon={Camera} label={t('photos.add')} />;
  return (
    <>
      <AddTile
        source="photos"
        icon={Camera}
        label={t('photos.addCover')}
        hint={t('photos.addCoverHint')}
        isLarge
      />
      {wished.map(({ word, icon }) => (
        <AddTile key={word} source={word} icon={icon} label={t(`photos.${word}`)} />
      ))}
    </>
  );
}
