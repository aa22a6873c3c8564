import { useVirtualizer } from '@tanstack/react-virtual';
import { Play } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Avatar } from '../../../../shared/ui/avatar/avatar.tsx';
import { statusTable } from '../../../../shared/ui/status/status-table.ts';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import type { Applicant } from '../api.ts';
import { statusNameOf, wire } from '../model/decisions.ts';
import { useHeldRejections } from '../model/held-rejections.ts';
import classes from './applicant-rail.module.css';

const rowHeight = 62;

function Sign({ status, isOpen }: { status: number; isOpen: boolean }) {
  const { t } = useTranslation('status');
  const name = statusNameOf(status);
  const { icon: Icon, family } = statusTable[name];
  return (
    <span className={classes.sign} data-family={family}>
      {isOpen && <Play size={13} fill="currentColor" aria-hidden />}
      {!isOpen && (status === wire.applied ? <i aria-hidden /> : <Icon size={15} aria-hidden />)}
      <VisuallyHidden>{t(name)}</VisuallyHidden>
    </span>
  );
}

interface ApplicantRailProps {
  applicants: readonly Applicant[];
  total: number;
  openId: number;
  linkTo: (id: number) => string;
  /** Leads back to everyone, in one step where it came from there. */
  state: unknown;
}

/** Everyone on the list, with where they stand. Only those in sight are drawn. */
export function ApplicantRail({ applicants, total, openId, linkTo, state }: ApplicantRailProps) {
  const { t } = useTranslation('applicationReview');
  const held = useHeldRejections();
  const frame = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: applicants.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => applicants[index]?.id ?? index,
    overscan: 6,
  });
  const at = applicants.findIndex(({ id }) => id === openId);
  useEffect(() => {
    if (at >= 0) rows.scrollToIndex(at, { align: 'auto' });
  }, [at, rows]);
  return (
    <div className={classes.frame} ref={frame}>
      <ul className={classes.rows} style={{ height: rows.getTotalSize() }} aria-label={t('list')}>
        {rows.getVirtualItems().map(({ index, key, start }) => {
          const one = applicants[index];
          if (!one) return null;
          const { id, talent, line, character } = one;
          return (
            <li
              key={key}
              aria-setsize={total}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start}px)` }}
            >
              <Link
                className={classes.row}
                to={linkTo(id)}
                replace
                state={state}
                aria-current={id === openId ? 'true' : undefined}
              >
                <Avatar name={talent.name} src={talent.image ?? undefined} />
                <span className={classes.text}>
                  <b>{talent.name}</b>
                  <small>{line ?? character?.name ?? talent.current_residence}</small>
                </span>
                <Sign status={held.has(id) ? wire.notSelected : one.jobApplyStatus} isOpen={id === openId} />
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
