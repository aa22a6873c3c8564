import '../i18n.ts';
import type { TalentFilters } from '@callboard/contract/search/talent-filters';
import { X } from 'lucide-react';
import { useCallback, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import type { TalentSearch } from '../../talent-search/index.ts';
import { useTalentCount } from '../api.ts';
import { afterPaint } from '../model/after-paint.ts';
import { changed, cleared, keyOf } from '../model/change.ts';
import type { EditedFilters, OnFilters } from '../model/editor.ts';
import { useScreen } from '../model/use-screen.ts';
import { CountTrouble } from './count-trouble.tsx';
import { FilterPanel } from './filter-panel.tsx';
import classes from './filter-sheet.module.css';
import { PanelSkeleton } from './panel-waiting.tsx';
import { ShowButton } from './show-button.tsx';

/** Filters that are gathered before they are used. Closing keeps them; another search begins anew. */
function useDraftFilters(address: TalentFilters): EditedFilters {
  const key = keyOf(address);
  const [draft, setDraft] = useState({ of: key, filters: address });
  const isCurrent = draft.of === key;
  if (!isCurrent) setDraft({ of: key, filters: address });
  const filters = isCurrent ? draft.filters : address;

  const change = useCallback(
    (patch: TalentFilters) => setDraft((now) => ({ ...now, filters: changed(now.filters, patch) })),
    [],
  );
  const replaceAll = useCallback((next: TalentFilters) => setDraft((now) => ({ ...now, filters: next })), []);
  const editor = useMemo(() => ({ change, move: change, settle: () => undefined }), [change]);
  return { filters, editor, replaceAll };
}

interface FilterSheetProps {
  search: TalentSearch;
  onFilters: OnFilters;
  opened: boolean;
  onClose: () => void;
}

type SheetProps = Omit<FilterSheetProps, 'opened'> & { edited: EditedFilters; titleId: string };

function Sheet({ search, onFilters, onClose, edited, titleId }: SheetProps) {
  const { t } = useTranslation('talentFilters');
  const count = useTalentCount(edited.filters);
  // The sheet rises at once; what is on it follows.
  const isDue = useDeferredValue(true, false);
  const show = () => {
    onClose();
    if (keyOf(edited.filters) === keyOf(search.filters)) return;
    // The sheet goes first, then the page is drawn anew.
    afterPaint(() => onFilters(edited.filters, { replace: false }));
  };
  return (
    <div className={classes.sheet}>
      <span className={classes.grab} aria-hidden />
      <div className={classes.head}>
        <h2 className={classes.title} id={titleId}>
          {t('title')}
        </h2>
        <button type="button" className={classes.close} onClick={onClose} aria-label={t('close')}>
          <X size={22} aria-hidden />
        </button>
      </div>
      <div className={classes.list}>{isDue ? <FilterPanel edited={edited} /> : <PanelSkeleton />}</div>
      <div className={classes.foot}>
        {count.isError && <CountTrouble edited={edited} count={count} />}
        <div className={classes.decisions}>
          <Button variant="ghost" onClick={() => edited.replaceAll(cleared(edited.filters))}>
            {t('clearAll')}
          </Button>
          <ShowButton
            count={count.isError ? undefined : count.data?.count}
            isSettled={count.isSettled}
            onShow={show}
          />
        </div>
      </div>
    </div>
  );
}

/**
 * The filters over the page: rises from the foot of a phone, slides in from the left of a tablet. What is set in it
 * counts only when it is shown; closing keeps it for the next time.
 */
export function FilterSheet({ opened, ...props }: FilterSheetProps) {
  const screen = useScreen();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const edited = useDraftFilters(props.search.filters);
  const isOpen = opened && screen !== 'desk';
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === isOpen) return;
    if (isOpen) element.showModal();
    else element.close();
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a native dialog; the press is for the scrim.
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={titleId}
      onClose={props.onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) props.onClose();
      }}
    >
      {isOpen && <Sheet {...props} edited={edited} titleId={titleId} />}
    </dialog>
  );
}
