import './i18n.ts';
import { memo, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { formatCount } from '../../lib/format/count.ts';
import { Button } from '../button/button.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import classes from './panel-foot.module.css';

interface ShowButtonProps {
  /** Undefined until it is counted, and when counting failed. */
  count: number | undefined;
  /** Announced to screen readers once it matches the filters; left out where the results announce it. */
  isSettled?: boolean;
  /** As it is announced: "12 talents". */
  said: string;
  onShow: () => void;
}

/** Announced when the count settles after a change, not when the page opens. */
function useAnnouncement({ count, isSettled = false, said }: ShowButtonProps): string {
  const [announcement, setAnnouncement] = useState('');
  const last = useRef<number>(undefined);
  useEffect(() => {
    if (!isSettled || count === undefined || count === last.current) return;
    if (last.current !== undefined) setAnnouncement(said);
    last.current = count;
  }, [isSettled, count, said]);
  return announcement;
}

/** Shows the exact count while filters change. */
export const ShowButton = memo(function ShowButton(props: ShowButtonProps) {
  const { t } = useTranslation('searchFilters');
  const { count, onShow } = props;
  const announcement = useAnnouncement(props);
  return (
    <>
      <Button className={classes.show} onClick={onShow}>
        {count === undefined ? t('showNone') : t('show', { shown: formatCount(count) })}
      </Button>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
});
