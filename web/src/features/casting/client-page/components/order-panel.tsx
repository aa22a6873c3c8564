import type { ClientCharacter, ClientFace } from '@callboard/contract/casting/client-page';
import { useSortable } from '@dnd-kit/sortable';
import { GripVertical } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { Sorting } from '../../../../shared/ui/sorting/sorting.tsx';
import { faceKey } from '../model/answer-fields.ts';
import { useClient } from '../model/client-context.ts';
import { useStanding } from '../model/use-answers.ts';
import classes from './order-panel.module.css';
import { SendPanel } from './send-panel.tsx';

interface RowProps {
  face: ClientFace;
  faceKey: string;
  place: string;
}

/** The picture, the name and the answer. */
function Row({ face, faceKey: key, place }: RowProps) {
  const { t } = useTranslation('clientPage');
  const { answers } = useClient();
  const { answer } = answers.wordOf(key);
  const [photo] = face.photos;
  return (
    <>
      <span className={classes.place} data-open={answer === null || undefined}>
        {place}
      </span>
      <span className={classes.thumb}>
        {photo && <img src={photo.card_url ?? photo.file_url} alt="" width={36} height={45} loading="lazy" />}
      </span>
      <span className={classes.words}>
        <a href={`#face-${key}`}>{face.name}</a>
        <small data-open={answer === null || undefined}>
          {answer === null ? t('order.notAnswered') : t(`answers.${answer}`)}
        </small>
      </span>
    </>
  );
}

interface RankedRowProps extends RowProps {
  at: number;
  count: number;
}

function RankedRow({ at, count, ...row }: RankedRowProps) {
  const { t } = useTranslation('clientPage');
  const { t: controls } = useTranslation('formControls');
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging, isOver } = useSortable({
    id: row.faceKey,
    attributes: { roleDescription: controls('drag.what') },
  });
  return (
    <li
      ref={setNodeRef}
      className={classes.row}
      data-held={isDragging || undefined}
      data-target={(isOver && !isDragging) || undefined}
    >
      <Row {...row} />
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={classes.grip}
        {...attributes}
        {...listeners}
        aria-label={t('order.move', { name: row.face.name, place: at + 1, count })}
      >
        <GripVertical size={18} aria-hidden />
      </button>
    </li>
  );
}

/** More than these are counted. */
const unansweredShown = 6;

/** The faces as the client would see them again: drag, or use the arrow keys on a handle. */
function OrderList({ character }: { character: ClientCharacter }) {
  const { t } = useTranslation('clientPage');
  const { answers } = useClient();
  const faces = new Map(
    character.faces.map((face) => [faceKey(character.charcter_id, face.face_id), face] as const),
  );
  const { ranked, unanswered, declined } = useStanding(answers, [...faces.keys()]);
  const nameOf = (key: string) => faces.get(key)?.name ?? '';
  const rowOf = (key: string, place: string) => {
    const face = faces.get(key);
    return face ? { face, faceKey: key, place } : undefined;
  };
  const still = [
    ...declined.map((key) => rowOf(key, '–')),
    ...unanswered.slice(0, unansweredShown).map((key) => rowOf(key, '?')),
  ];
  const more = unanswered.length - unansweredShown;
  return (
    <>
      {ranked.length === 0 && <p className={classes.empty}>{t('order.empty')}</p>}
      <Sorting
        keys={ranked}
        nameOf={nameOf}
        onMove={(key, place) => answers.move(character.charcter_id, key, place)}
        renderGhost={(key) => {
          const row = rowOf(key, String(ranked.indexOf(key) + 1));
          return row && <div className={`${classes.row} ${classes.ghost}`}>{<Row {...row} />}</div>;
        }}
      >
        <ol className={classes.list}>
          {ranked.map((key, at) => {
            const row = rowOf(key, String(at + 1));
            return row && <RankedRow key={key} {...row} at={at} count={ranked.length} />;
          })}
        </ol>
      </Sorting>
      <ul className={classes.list}>
        {still.map(
          (row) =>
            row && (
              <li key={row.faceKey} className={classes.row} data-still>
                <Row {...row} />
              </li>
            ),
        )}
      </ul>
      {more > 0 && <p className={classes.more}>{t('order.moreNotAnswered', { count: more })}</p>}
    </>
  );
}

/** The order of one character. Where the page is about one alone, it is sent from here. */
export function OrderPanel({ character }: { character: ClientCharacter }) {
  const { t } = useTranslation('clientPage');
  const { link } = useClient();
  const isAlone = link.shows === 'character';
  return (
    <section
      className={classes.panel}
      id={isAlone ? 'your-order' : undefined}
      aria-label={t('order.of', { character: character.name })}
    >
      <SectionTitle level={isAlone ? 2 : 3} aside={t('order.hint')}>
        {t('order.title')}
      </SectionTitle>
      <OrderList character={character} />
      {isAlone && <SendPanel />}
    </section>
  );
}
