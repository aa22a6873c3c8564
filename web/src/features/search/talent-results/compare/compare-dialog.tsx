import { Bookmark, KeyRound, MessageSquare, Ruler, UserRound, X } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { CardPhoto } from '../../../../shared/ui/talent-card/card-photo.tsx';
import { Toggle } from '../../../../shared/ui/toggle/toggle.tsx';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import { useLineUp } from '../../../casting/line-up/index.ts';
import { useProjectLive } from '../../../casting/project-people/index.ts';
import { openUnlock } from '../../../casting/unlocking/index.ts';
import type { VisibleTalent } from '../api.ts';
import type { CastCharacter, Shortlistable } from '../model/use-shortlist.ts';
import classes from './compare-dialog.module.css';
import {
  type ComparedTalent,
  type CompareRow,
  compareRows,
  isRecruiterView,
  playingAgeOf,
  shownName,
} from './compare-rows.ts';
import { coverOf, removeAndMoveFocus } from './compared-talents.ts';

interface ColumnActionsProps {
  column: ComparedTalent;
  character: CastCharacter | undefined;
  onShortlist: (talent: Shortlistable) => void;
}

type FullTalent = Extract<VisibleTalent, { isRecruiterUnlocked: boolean }>;

function startUnlock(talent: FullTalent, { compared }: ComparedTalent, character: CastCharacter | undefined) {
  const src = coverOf(talent);
  openUnlock({
    talentId: talent.user_id,
    userUniqueId: talent.userUniqueId,
    name: talent.name,
    photo: src ? { src } : null,
    playingAge: playingAgeOf(talent.physical_description) ?? null,
    city: talent.current_residence?.name ?? null,
    languages: talent.languages.map(({ name }) => name),
    ...(compared.match !== null && { match: compared.match }),
    ...(character && { character: { id: character.id, name: character.name } }),
    ...(character?.days && { days: character.days }),
  });
}

/** What a recruiter does next with each: unlock or message, and shortlist. Everyone opens the profile. */
function ColumnActions({ column, character, onShortlist }: ColumnActionsProps) {
  const { t } = useTranslation('talentResults');
  const { talent, compared } = column;
  const name = shownName(column);
  const isRecruiter = talent !== undefined && isRecruiterView(talent);
  return (
    <div className={classes.actions}>
      {isRecruiter && talent.isRecruiterUnlocked && (
        <ButtonLink
          variant="outline"
          to={paths.messages({ with: talent.user_id })}
          leftSection={<MessageSquare size={16} aria-hidden />}
          aria-label={t('compare.messageName', { name })}
        >
          {t('compare.message')}
        </ButtonLink>
      )}
      {isRecruiter && !talent.isRecruiterUnlocked && (
        <Button
          variant="outline"
          leftSection={<KeyRound size={16} aria-hidden />}
          aria-label={t('compare.unlockName', { name })}
          onClick={() => startUnlock(talent, column, character)}
        >
          {t('compare.unlock')}
        </Button>
      )}
      {isRecruiter && (
        <Button
          variant="outline"
          leftSection={<Bookmark size={16} aria-hidden />}
          aria-label={t('compare.shortlistName', { name })}
          onClick={() => onShortlist(talent)}
        >
          {t('compare.shortlist')}
        </Button>
      )}
      <ButtonLink
        variant="ghost"
        to={paths.talent(compared.userUniqueId)}
        leftSection={<UserRound size={16} aria-hidden />}
        aria-label={t('compare.profileOf', { name })}
      >
        {t('compare.profile')}
      </ButtonLink>
    </div>
  );
}

function ColumnPhoto(column: ComparedTalent) {
  const { t } = useTranslation('talentResults');
  const { compared, talent } = column;
  const { userUniqueId } = compared;
  const name = shownName(column);
  const src = coverOf(talent);
  return (
    <td>
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
    </td>
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

type CompareTableProps = Omit<ColumnActionsProps, 'column'> & { columns: readonly ComparedTalent[] };

/** Columns of one width. Names stay in view while the rows scroll. */
function CompareTable({ columns, onlyDiffers, ...actions }: CompareTableProps & { onlyDiffers: boolean }) {
  const { t } = useTranslation('talentResults');
  const { t: status } = useTranslation('status');
  const { t: controls } = useTranslation('controls');
  const style: CSSProperties & { '--columns': number } = { '--columns': columns.length };
  const all = compareRows(columns, { t, status, controls });
  const rows = onlyDiffers ? all.filter(({ differs }) => differs) : all;
  return (
    <table className={classes.table} style={style}>
      <colgroup>
        <col className={classes.labels} />
        {columns.map(({ compared: { userUniqueId } }) => (
          <col key={userUniqueId} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <td className={classes.corner} />
          {columns.map((column) => (
            <ColumnPhoto key={column.compared.userUniqueId} {...column} />
          ))}
        </tr>
        <tr className={classes.names}>
          <td className={classes.corner}>
            <VisuallyHidden>{t('compare.row')}</VisuallyHidden>
          </td>
          {columns.map((column) => (
            <th key={column.compared.userUniqueId} scope="col">
              <Link className={classes.name} to={paths.talent(column.compared.userUniqueId)}>
                {shownName(column)}
              </Link>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr className={classes.choices}>
          <th scope="row">
            <VisuallyHidden>{t('compare.actions')}</VisuallyHidden>
          </th>
          {columns.map((column) => (
            <td key={column.compared.userUniqueId}>
              <ColumnActions column={column} {...actions} />
            </td>
          ))}
        </tr>
        {rows.map((row) => (
          <Row key={row.name} row={row} columns={columns} />
        ))}
      </tbody>
    </table>
  );
}

/** Leads to those of them who are considered for the project, side by side. */
function LineUpLink({ columns, projectId }: { columns: readonly ComparedTalent[]; projectId: number }) {
  const { t } = useTranslation('talentResults');
  useProjectLive(projectId, () => undefined);
  const { data } = useLineUp(projectId, []);
  const considered = new Set(data?.wings.map(({ user_id }) => user_id));
  const ids = columns.flatMap(({ talent }) =>
    talent && isRecruiterView(talent) && considered.has(talent.user_id) ? [talent.user_id] : [],
  );
  if (!data) return null;
  if (ids.length < 2) return <span className={classes.hint}>{t('compare.lineUpHint')}</span>;
  return (
    <ButtonLink
      variant="outline"
      to={paths.lineUp(projectId, ids)}
      leftSection={<Ruler size={16} aria-hidden />}
    >
      {t('compare.lineUp', { count: ids.length })}
    </ButtonLink>
  );
}

interface CompareDialogProps extends CompareTableProps {
  hasFailed: boolean;
  onRetry: () => void;
  onClose: () => void;
}

/** Scrolls inside its own frame where there is no room. */
export function CompareDialog({ hasFailed, onRetry, onClose, ...table }: CompareDialogProps) {
  const { t } = useTranslation('talentResults');
  const [onlyDiffers, setOnlyDiffers] = useState(false);
  const projectId = table.character?.project_id;
  return (
    <Dialog opened onClose={onClose} title={t('compare.title')} lead={t('compare.lead')} width="broad">
      <div className={classes.tools}>
        <Toggle
          label={t('compare.onlyDiffers')}
          checked={onlyDiffers}
          onChange={(event) => setOnlyDiffers(event.currentTarget.checked)}
        />
        {projectId !== undefined && <LineUpLink columns={table.columns} projectId={projectId} />}
      </div>
      {hasFailed && (
        <Alert
          family="stop"
          action={
            <Button variant="outline" onClick={onRetry}>
              {t('compare.retry')}
            </Button>
          }
        >
          {t('compare.failed')}
        </Alert>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard. */}
      <section className={classes.frame} aria-label={t('compare.title')} tabIndex={0}>
        <CompareTable {...table} onlyDiffers={onlyDiffers} />
      </section>
    </Dialog>
  );
}
