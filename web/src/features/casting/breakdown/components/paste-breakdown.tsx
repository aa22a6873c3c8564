import { maxCharacters } from '@callboard/contract/casting/project-values';
import type { ProjectDetail } from '@callboard/contract/casting/projects';
import type { MasterData } from '@callboard/contract/site/reference';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { TextArea } from '../../../../shared/ui/text-area/text-area.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { useLists } from '../../../site/reference/index.ts';
import { rightsOn, useCharacters } from '../../project-page/index.ts';
import '../i18n.ts';
import { mostCharacters } from '../model/breakdown.ts';
import {
  changeRow,
  mergeInto,
  missedLines,
  putLine,
  type PasteRow as Row,
  removeRow,
  restoreRow,
  settleLine,
  toRows,
} from '../model/paste-rows.ts';
import { MissedLines } from './missed-lines.tsx';
import classes from './paste-breakdown.module.css';
import { PasteRow } from './paste-row.tsx';
import { useAdding } from './use-adding.ts';
import { useBreakdownDraft, useReading } from './use-breakdown.ts';

interface PasteBreakdownProps {
  userId: number;
  project: ProjectDetail;
  isFrozen: boolean;
}

type Reading = ReturnType<typeof useReading>;

interface PastedTextProps {
  text: string;
  reading: Reading;
  onType: (text: string) => void;
  onClear: () => void;
}

function PastedText({ text, reading, onType, onClear }: PastedTextProps) {
  const { t } = useTranslation('breakdown');
  const { words, readNow, isReading } = reading;
  return (
    <div className={classes.text}>
      <TextArea
        label={t('text.label')}
        hint={t('text.hint')}
        placeholder={t('text.placeholder')}
        rows={16}
        spellCheck={false}
        value={text}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      {text !== '' && (
        <div className={classes.textFoot}>
          <span role="status">{isReading ? t('text.reading') : t('text.words', { count: words })}</span>
          {readNow && (
            <Button variant="ink" size="sm" onClick={readNow}>
              {t('text.read', { count: words })}
            </Button>
          )}
          <Button variant="ghost" size="sm" onClick={onClear}>
            {t('text.clear')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface FootProps {
  rows: readonly Row[];
  faulty: number;
  room: number | undefined;
  adding: ReturnType<typeof useAdding>;
}

/** How many are added, or why they cannot be. */
function Foot({ rows, faulty, room, adding: { add, isAdding, problem } }: FootProps) {
  const { t } = useTranslation('breakdown');
  const count = rows.length;
  const surplus = room === undefined ? 0 : count - room;
  const text = () => {
    if (room !== undefined && surplus > 0) {
      const left = t('room', { count: room });
      return room === 0 ? left : t('tooMany', { room: left, count: surplus });
    }
    return faulty > 0 ? t('fix', { count: faulty }) : t('all');
  };
  return (
    <div className={classes.foot}>
      {problem && (
        <p className={classes.problem} role="alert">
          {t(`problems.${problem}`)}
        </p>
      )}
      <p className={classes.state} data-stop={surplus > 0 || undefined}>
        {text()}
      </p>
      <Button
        size="lg"
        loading={isAdding}
        disabled={count === 0 || surplus > 0}
        onClick={() => void add(rows)}
      >
        {count === 0 ? t('addNone') : t('add', { count })}
      </Button>
    </div>
  );
}

interface FoundProps extends Omit<PasteBreakdownProps, 'isFrozen'> {
  draft: ReturnType<typeof useBreakdownDraft>;
  reading: Reading;
  lists: MasterData;
}

/** The characters that were read, the lines that were not, and the button that adds them. */
function Found({ userId, project, draft, reading: { breakdown }, lists }: FoundProps) {
  const { t } = useTranslation('breakdown');
  const { edits, edit } = draft;
  const adding = useAdding(userId, project.id, draft.clear);
  const { data: existing } = useCharacters(project.id);
  const rows = toRows(breakdown, edits);
  const missed = missedLines(breakdown, rows, edits);
  const checked = rows.map((row) => ({ row, errors: adding.errorsOf(row) }));
  const faulty = checked.filter(({ errors }) => Object.keys(errors).length > 0).length;
  const remove = (row: Row) => {
    edit((all) => removeRow(all, row.id));
    toast(t('removed', { name: row.name }), {
      action: { label: t('undo'), onPress: () => edit((all) => restoreRow(all, row.id)) },
    });
  };
  return (
    <>
      <div className={classes.found}>
        <SectionTitle>
          {t('summary', {
            characters: t('read', { count: rows.length }),
            lines: t('missed', { count: missed.length }),
          })}
        </SectionTitle>
        {rows.length === 0 && <p className={classes.none}>{t('nothing')}</p>}
        {breakdown.characters.length >= mostCharacters && (
          <Alert family="wait">{t('full', { most: mostCharacters })}</Alert>
        )}
        <ul className={classes.rows}>
          {checked.map(({ row, errors }, at) => (
            <PasteRow
              key={row.id}
              row={row}
              previous={rows[at - 1]}
              errors={errors}
              lists={lists}
              onChange={(id, change) => edit((all) => changeRow(all, id, change))}
              onRemove={remove}
              onMerge={(previous, merged) => edit((all) => mergeInto(all, previous, merged))}
            />
          ))}
        </ul>
        <MissedLines
          lines={missed}
          rows={rows}
          onPut={(line, row) => edit((all) => putLine(all, line, row))}
          onLeave={(line) => edit((all) => settleLine(all, line))}
        />
      </div>
      <Foot
        rows={rows}
        faulty={faulty}
        room={existing && Math.max(0, maxCharacters - existing.length)}
        adding={adding}
      />
    </>
  );
}

/** A casting breakdown becomes the characters of a project, looked through by a person. */
export function PasteBreakdown({ userId, project, isFrozen }: PasteBreakdownProps) {
  const { t } = useTranslation('breakdown');
  const { t: editor } = useTranslation('projectForm');
  const { data: lists } = useLists();
  const draft = useBreakdownDraft(userId, project.id);
  const reading = useReading(draft.text, lists);
  const { readOnly } = rightsOn(project, isFrozen);
  if (readOnly) {
    return <Alert family="wait">{editor(`readOnly.${readOnly}`, { name: project.owner.name })}</Alert>;
  }
  return (
    <div className={classes.columns}>
      <PastedText text={draft.text} reading={reading} onType={draft.type} onClear={draft.clear} />
      {draft.text.trim() === '' || !lists ? (
        <p className={classes.none}>{t('empty')}</p>
      ) : (
        <div className={classes.result}>
          <Found userId={userId} project={project} draft={draft} reading={reading} lists={lists} />
        </div>
      )}
    </div>
  );
}
