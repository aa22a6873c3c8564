import { setGroups } from '@callboard/contract/search/filter-groups';
import { SlidersHorizontal, X } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { isShownOn, useScreen } from '../../../../shared/lib/screen.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import type { TalentSearch } from '../../talent-search/index.ts';
import '../i18n.ts';
import type { TalentFilters } from '@callboard/contract/search/talent-filters';
import { useCallback, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTalentCount } from '../api.ts';
import { changed, cleared, type EditedFilters, keyOf, type OnFilters } from '../model/filter-changes.ts';
import { afterPaint } from '../model/use-live-filters.ts';
import { CountError } from './count-error.tsx';
import { FilterPanel, PanelSkeleton } from './filter-panel.tsx';
import classes from './filter-sheet.module.css';
import { ShowButton } from './show-button.tsx';

interface FiltersButtonProps {
  search: TalentSearch;
  onOpen: () => void;
}

/** At the bottom of a phone, before the chips on a tablet. Wide screens have the rail. */
export function FiltersButton({ search, onOpen }: FiltersButtonProps) {
  const { t } = useTranslation('talentFilters');
  const screen = useScreen();
  const set = setGroups(search.filters).length;
  const label = set > 0 ? t('button.set', { count: set }) : t('button.none');
  const icon = <SlidersHorizontal size={18} aria-hidden />;
  return (
    <>
      {isShownOn(screen, 'tablet') && (
        <Button
          variant="ink"
          className={classes.inline}
          data-screen="tablet"
          leftSection={icon}
          aria-label={label}
          onClick={onOpen}
        >
          {t('button.none')} {set > 0 && <span className={classes.number}>{set}</span>}
        </Button>
      )}
      {isShownOn(screen, 'phone') && (
        <section className={classes.footer} data-screen="phone" aria-label={t('button.bar')}>
          <Button variant="ink" className={classes.wide} leftSection={icon} onClick={onOpen}>
            {label}
          </Button>
        </section>
      )}
    </>
  );
}

/** Filters that apply together. Closing the sheet keeps them; another search resets them. */
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
  // Opens the sheet first, then renders its content.
  const isReady = useDeferredValue(true, false);
  const show = () => {
    onClose();
    if (keyOf(edited.filters) === keyOf(search.filters)) return;
    // Closes the sheet first, then renders the results.
    afterPaint(() => onFilters(edited.filters, { replace: false }));
  };
  return (
    <div className={classes.sheet}>
      <span className={classes.grab} aria-hidden />
      <div className={classes.header}>
        <h2 className={classes.title} id={titleId}>
          {t('title')}
        </h2>
        <button type="button" className={classes.close} onClick={onClose} aria-label={t('close')}>
          <X size={22} aria-hidden />
        </button>
      </div>
      <div className={classes.list}>{isReady ? <FilterPanel edited={edited} /> : <PanelSkeleton />}</div>
      <div className={classes.sheetFooter}>
        {count.isError && <CountError edited={edited} count={count} />}
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
 * Slides up on a phone and in from the left on a tablet. Filters apply when the results are shown. Closing
 * keeps the draft.
 */
export function FilterSheet({ opened, ...props }: FilterSheetProps) {
  const screen = useScreen();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const edited = useDraftFilters(props.search.filters);
  const isOpen = opened && screen !== 'desktop';
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === isOpen) return;
    if (isOpen) element.showModal();
    else element.close();
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog; the click is for the backdrop.
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
