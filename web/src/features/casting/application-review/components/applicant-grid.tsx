import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import type { Applicant } from '../api.ts';
import { wire } from '../model/decisions.ts';
import { useHeldRejections } from '../model/held-rejections.ts';
import { useColumns } from '../model/use-columns.ts';
import { ApplicantCard } from './applicant-card.tsx';
import classes from './applicant-grid.module.css';

/** Where the page was left, and who was open last. */
export interface GridPlace {
  scroll: number;
  lastOpen: number | undefined;
}

interface ApplicantGridProps {
  applicants: readonly Applicant[];
  total: number;
  hasMore: boolean;
  isFetchingMore: boolean;
  onMore: () => void;
  linkTo: (id: number) => string;
  canDecide: boolean;
  namesRole: boolean;
  place: GridPlace;
}

/** Below the picture: three lines and the gap. */
const underCard = 92;
const gap = 14;
/** Rows before the end. */
const nearEnd = 3;

const moves: Readonly<Record<string, (columns: number) => number>> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: (columns) => -columns,
  ArrowDown: (columns) => columns,
};

function useRows({ applicants, place }: ApplicantGridProps) {
  const list = useRef<HTMLDivElement>(null);
  const size = useColumns(list);
  const columns = size?.columns ?? 2;
  const rowHeight = size ? ((size.width - gap * (columns - 1)) / columns) * 1.25 + underCard : 400;
  const rows = useWindowVirtualizer({
    count: size ? Math.ceil(applicants.length / columns) : 0,
    estimateSize: () => rowHeight,
    overscan: 2,
    scrollMargin: size?.top ?? 0,
  });
  // Another width has rows of another height.
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again when the height of a row changes.
  useLayoutEffect(() => rows.measure(), [rowHeight]);

  const isBack = useRef(false);
  useLayoutEffect(() => {
    if (!size || isBack.current) return;
    isBack.current = true;
    const { scroll, lastOpen } = place;
    if (lastOpen === undefined) return;
    window.scrollTo(0, scroll);
    const at = applicants.findIndex(({ id }) => id === lastOpen);
    if (at >= 0) rows.scrollToIndex(Math.floor(at / size.columns), { align: 'auto' });
  }, [size, place, applicants, rows]);
  return { list, rows, columns, isMeasured: size !== undefined };
}

/** Focuses a card, also one that is only drawn once it is in sight. */
function useFocus(place: GridPlace) {
  const wanted = useRef(place.lastOpen);
  useEffect(() => {
    if (wanted.current === undefined) return;
    const card = document.querySelector<HTMLElement>(`[data-applicant="${wanted.current}"]`);
    if (!card) return;
    wanted.current = undefined;
    card.focus({ preventScroll: true });
  });
  return wanted;
}

/** Everyone, as cards. Only the rows in sight are drawn, and more are asked for near the end. */
export function ApplicantGrid(props: ApplicantGridProps) {
  const { applicants, total, hasMore, isFetchingMore, onMore, linkTo, canDecide, namesRole, place } = props;
  const { t } = useTranslation('applicationReview');
  const { list, rows, columns, isMeasured } = useRows(props);
  const held = useHeldRejections();
  const wanted = useFocus(place);
  const drawn = rows.getVirtualItems();
  const last = drawn.at(-1)?.index ?? 0;
  const isNearEnd = isMeasured && (last + nearEnd) * columns >= applicants.length;
  useEffect(() => {
    if (hasMore && isNearEnd && !isFetchingMore) onMore();
  }, [hasMore, isNearEnd, isFetchingMore, onMore]);
  useEffect(() => {
    const keep = () => {
      place.scroll = window.scrollY;
    };
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [place]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = moves[event.key]?.(columns);
    const focused = event.target instanceof HTMLElement ? event.target.dataset.applicant : undefined;
    const from = applicants.findIndex(({ id }) => String(id) === focused);
    const to = applicants[from + (step ?? 0)];
    if (step === undefined || from < 0 || !to) return;
    event.preventDefault();
    wanted.current = to.id;
    rows.scrollToIndex(Math.floor((from + step) / columns), { align: 'auto' });
    document.querySelector<HTMLElement>(`[data-applicant="${to.id}"]`)?.focus({ preventScroll: true });
  };
  const style: CSSProperties & { '--columns': number } = {
    height: rows.getTotalSize(),
    '--columns': columns,
  };
  return (
    <div className={classes.frame} ref={list}>
      <ul className={classes.rows} style={style} aria-label={t('list')} onKeyDown={onKeyDown}>
        {drawn.flatMap(({ index: row, start }) =>
          applicants.slice(row * columns, (row + 1) * columns).map((applicant, column) => {
            const at = row * columns + column;
            return (
              <li
                key={applicant.id}
                data-at={at}
                aria-setsize={total}
                aria-posinset={at + 1}
                style={{
                  transform: `translate(calc(${column} * (100% + ${gap}px)), ${start - rows.options.scrollMargin}px)`,
                }}
              >
                <ApplicantCard
                  applicant={applicant}
                  status={held.has(applicant.id) ? wire.notSelected : applicant.jobApplyStatus}
                  to={linkTo(applicant.id)}
                  isFirst={at < columns}
                  canDecide={canDecide}
                  namesRole={namesRole}
                />
              </li>
            );
          }),
        )}
      </ul>
      <VisuallyHidden role="status">{isFetchingMore ? t('loadingMore') : ''}</VisuallyHidden>
    </div>
  );
}
