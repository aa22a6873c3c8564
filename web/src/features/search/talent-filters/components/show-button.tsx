import { memo, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import classes from './panel-foot.module.css';

interface ShowButtonProps {
  /** Undefined until it is counted, and when counting failed. */
  count: number | undefined;
  /** Announced to screen readers once it matches the filters; left out where the results announce it. */
  isSettled?: boolean;
  onShow: () => void;
}

/** Announced when the count settles after a change, not when the page opens. */
function useAnnouncement(count: number | undefined, isSettled = false): string {
  const { t } = useTranslation('talentFilters');
  const [announcement, setAnnouncement] = useState('');
  const last = useRef<number>(undefined);
  useEffect(() => {
    if (!isSettled || count === undefined || count === last.current) return;
    if (last.current !== undefined) setAnnouncement(t('talents', { count, shown: formatCount(count) }));
    last.current = count;
  }, [isSettled, count, t]);
  return announcement;
}

/** Shows the exact count while filters change. */
export const ShowButton = memo(function ShowButton({ count, isSettled, onShow }: ShowButtonProps) {
  const { t } = useTranslation('talentFilters');
  const announcement = useAnnouncement(count, isSettled);
  return (
    <>
      <Button className={classes.show} onClick={onShow}>
        {count === undefined ? t('showNone') : t('show', { shown: formatCount(count) })}
      </Button>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
});
