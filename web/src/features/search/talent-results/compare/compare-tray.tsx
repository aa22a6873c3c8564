import '../i18n.ts';
import { useQueries } from '@tanstack/react-query';
import { Columns3, X } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Avatar } from '../../../../shared/ui/avatar/avatar.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { CardPhoto } from '../../../../shared/ui/talent-card/card-photo.tsx';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import type { Searcher } from '../../talent-search/index.ts';
import { talentQuery, type VisibleTalent } from '../api.ts';
import { type ComparedTalent, type CompareRow, compareRows } from './compare-rows.ts';
import { type Compared, clearCompared, removeCompared, useCompared } from './compare-store.ts';
import classes from './compare-tray.module.css';

function useComparedTalents(compared: readonly Compared[], searcher: Searcher) {
  return useQueries({
    queries: compared.map(({ userUniqueId }) => talentQuery(userUniqueId, searcher)),
    combine: (results) => ({
      columns: compared.map(
        (one, at): ComparedTalent => ({ compared: one, talent: results[at]?.data ?? undefined }),
      ),
      isPending: results.some(({ isPending, isError }) => isPending && !isError),
      hasFailed: results.some(({ isError, data }) => isError || data === null),
      retry: () => {
        for (const { isError, refetch } of results) if (isError) void refetch();
      },
    }),
  });
}

/** The cover photo, otherwise the first one. */
function coverOf(talent: VisibleTalent | undefined): string | undefined {
  const photos = talent?.gallary.filter(({ kind }) => kind === 'photo') ?? [];
  const cover = photos.find(({ is_cover_photo }) => is_cover_photo) ?? photos[0];
  return cover?.card_url ?? cover?.file_url;
}

/** The removed button had the focus, so it moves to the next talent. */
function removeAndMoveFocus(event: MouseEvent<HTMLButtonElement>, userUniqueId: string) {
  const item = event.currentTarget.closest('li, th');
  const neighbours = [item?.nextElementSibling, item?.previousElementSibling];
  const buttons = neighbours.map((one) => one?.querySelector('button'));
  buttons.find((button) => button)?.focus();
  removeCompared(userUniqueId);
}

interface CompareDialogProps {
  state: ReturnType<typeof useComparedTalents>;
  onClose: () => void;
}

function ColumnHead({ compared, talent }: ComparedTalent) {
  const { t } = useTranslation('talentResults');
  const { userUniqueId, name } = compared;
  const src = coverOf(talent);
  return (
    <th scope="col" className={classes.person}>
      <div className={classes.photo}>
        <CardPhoto photo={src ? { src } : null} name={name} />
        <button
          type="button"
          className={classes.removeColumn}
          aria-label={t('compare.remove', { name })}
          onClick={(event) => removeAndMoveFocus(event, userUniqueId)}
        >
          <X size={16} aria-hidden />
        </button>
      </div>
      <Link className={classes.name} to={paths.talent(userUniqueId)}>
        {name}
      </Link>
    </th>
  );
}

function Row({ row, columns }: { row: CompareRow; columns: readonly ComparedTalent[] }) {
  const { t } = useTranslation('talentResults');
  return (
    <tr data-differs={row.differs || undefined}>
      <th scope="row">
        {row.differs && <VisuallyHidden>{t('compare.differs')} </VisuallyHidden>}
        {t(`compare.rows.${row.name}`)}
      </th>
      {columns.map(({ compared: { userUniqueId } }, at) => (
        <td key={userUniqueId}>
          {row.values[at] ?? <span className={classes.unknown}>{t('compare.unknown')}</span>}
        </td>
      ))}
    </tr>
  );
}

/** Scrolls inside its own frame where there is no room. */
function CompareDialog({ state, onClose }: CompareDialogProps) {
  const { t } = useTranslation('talentResults');
  const { t: status } = useTranslation('status');
  const { columns, hasFailed, retry } = state;
  const rows = compareRows(columns, { t, status });
  return (
    <Dialog opened onClose={onClose} title={t('compare.title')} lead={t('compare.lead')} width="broad">
      {hasFailed && (
        <Alert
          family="stop"
          action={
            <Button variant="outline" onClick={retry}>
              {t('compare.retry')}
            </Button>
          }
        >
          {t('compare.failed')}
        </Alert>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard. */}
      <section className={classes.frame} aria-label={t('compare.title')} tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              <td className={classes.corner}>
                <VisuallyHidden>{t('compare.row')}</VisuallyHidden>
              </td>
              {columns.map((column) => (
                <ColumnHead key={column.compared.userUniqueId} {...column} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.name} row={row} columns={columns} />
            ))}
          </tbody>
        </table>
      </section>
    </Dialog>
  );
}

export function CompareTray({ searcher }: { searcher: Searcher }) {
  const { t } = useTranslation('talentResults');
  const compared = useCompared();
  const [isOpen, setIsOpen] = useState(false);
  const state = useComparedTalents(compared, searcher);
  const announcement = (
    <VisuallyHidden role="status">{t('compare.status', { count: compared.length })}</VisuallyHidden>
  );
  if (compared.length === 0) return announcement;
  return (
    <section className={classes.tray} aria-label={t('compare.tray')}>
      {announcement}
      <ul className={classes.faces}>
        {state.columns.map(({ compared: { userUniqueId, name }, talent }) => (
          <li key={userUniqueId}>
            <button
              type="button"
              title={name}
              aria-label={t('compare.remove', { name })}
              onClick={(event) => removeAndMoveFocus(event, userUniqueId)}
            >
              <Avatar src={coverOf(talent)} name={name} />
              <span className={classes.removeIcon}>
                <X size={12} aria-hidden />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Button variant="ghost" className={classes.clear} onClick={clearCompared}>
        {t('compare.clear')}
      </Button>
      <Button
        variant="ink"
        leftSection={<Columns3 size={17} aria-hidden />}
        disabled={compared.length < 2}
        onClick={() => setIsOpen(true)}
      >
        {t('compare.open', { count: compared.length })}
      </Button>
      {isOpen && <CompareDialog state={state} onClose={() => setIsOpen(false)} />}
    </section>
  );
}
