import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Skeleton, Waiting } from '../../../../shared/ui/skeleton/skeleton.tsx';
import classes from './thread-waiting.module.css';

/** Something like a conversation, at its end. */
const shapes = [
  { width: '46%', height: '2.5rem', isMine: false },
  { width: '62%', height: '3.75rem', isMine: false },
  { width: '38%', height: '2.5rem', isMine: true },
  { width: '54%', height: '2.5rem', isMine: false },
  { width: '48%', height: '3.75rem', isMine: true },
];

export function ThreadWaiting() {
  const { t } = useTranslation('messages');
  return (
    <div className={classes.waiting}>
      <Waiting label={t('thread.loading')}>
        {shapes.map(({ width, height, isMine }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change.
          <div key={place} className={classes.row} data-mine={isMine || undefined}>
            <Skeleton width={width} height={height} />
          </div>
        ))}
      </Waiting>
    </div>
  );
}
