import { X } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { Notice } from '../../../../shared/ui/notice/notice.tsx';
import { CardPhoto } from '../../../../shared/ui/talent-card/card-photo.tsx';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import classes from './compare-dialog.module.css';
import { type CompareRow, compareRows, type Side } from './compare-rows.ts';
import { takeOut } from './compare-store.ts';
import { coverOf } from './cover-of.ts';
import type { useSides } from './use-sides.ts';

interface CompareDialogProps {
  state: ReturnType<typeof useSides>;
  onClose: () => void;
}

function Person({ compared, talent }: Side) {
  const { t } = useTranslation('talentResults');
  const { userUniqueId, name } = compared;
  const src = coverOf(talent);
  return (
    <th scope="col" className={classes.person}>
      <div className={classes.photo}>
        <CardPhoto photo={src ? { src } : null} name={name} />
        <button
          type="button"
          className={classes.out}
          aria-label={t('compare.remove', { name })}
          onClick={() => takeOut(userUniqueId)}
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

function Row({ row, sides }: { row: CompareRow; sides: readonly Side[] }) {
  const { t } = useTranslation('talentResults');
  return (
    <tr data-differs={row.differs || undefined}>
      <th scope="row">
        {row.differs && <VisuallyHidden>{t('compare.differs')} </VisuallyHidden>}
        {t(`compare.rows.${row.name}`)}
      </th>
      {sides.map(({ compared: { userUniqueId } }, at) => (
        <td key={userUniqueId}>
          {row.values[at] ?? <span className={classes.unknown}>{t('compare.unknown')}</span>}
        </td>
      ))}
    </tr>
  );
}

/** Up to six people side by side. Where there is no room the table moves inside its own frame. */
export function CompareDialog({ state, onClose }: CompareDialogProps) {
  const { t } = useTranslation('talentResults');
  const { t: status } = useTranslation('status');
  const { sides, hasFailed, retry } = state;
  const rows = compareRows(sides, { t, status });
  return (
    <Dialog opened onClose={onClose} title={t('compare.title')} lead={t('compare.lead')} width="broad">
      {hasFailed && (
        <Notice
          family="stop"
          action={
            <Button variant="outline" onClick={retry}>
              {t('compare.retry')}
            </Button>
          }
        >
          {t('compare.failed')}
        </Notice>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section className={classes.frame} aria-label={t('compare.title')} tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              <td className={classes.corner}>
                <VisuallyHidden>{t('compare.row')}</VisuallyHidden>
              </td>
              {sides.map((side) => (
                <Person key={side.compared.userUniqueId} {...side} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.name} row={row} sides={sides} />
            ))}
          </tbody>
        </table>
      </section>
    </Dialog>
  );
}
