import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Skeleton, Waiting } from '../../../../shared/ui/skeleton/skeleton.tsx';
import classes from './gallery-skeleton.module.css';
import grid from './photo-grid.module.css';

const tiles = ['one', 'two', 'three', 'four', 'five'];

export function GallerySkeleton() {
  const { t } = useTranslation('gallery');
  return (
    <Waiting label={t('loading')}>
      <div className={grid.grid}>
        <div className={classes.cover}>
          <Skeleton aspectRatio="4 / 5" />
        </div>
        {tiles.map((tile) => (
          <Skeleton key={tile} aspectRatio="4 / 5" />
        ))}
      </div>
    </Waiting>
  );
}
