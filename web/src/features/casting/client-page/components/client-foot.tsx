import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { faceKey } from '../model/answer-fields.ts';
import { useClient } from '../model/client-context.ts';
import { useStanding } from '../model/use-answers.ts';
import { useProgress } from '../model/use-progress.ts';
import classes from './client-foot.module.css';
import { SendButton, SendNotes } from './send-panel.tsx';

const thumbsShown = 4;

/** The faces as ranked so far; they lead to the order. */
function Thumbs() {
  const { t } = useTranslation('clientPage');
  const { page, answers } = useClient();
  const { answered, count } = useProgress();
  const [character] = page.characters;
  const faces = new Map(
    (character?.faces ?? []).map(
      (face) => [faceKey(character?.charcter_id ?? 0, face.face_id), face] as const,
    ),
  );
  const { ranked, unanswered } = useStanding(answers, [...faces.keys()]);
  return (
    <a className={classes.thumbs} href="#your-order" aria-label={t('order.see', { answered, count })}>
      {[...ranked, ...unanswered].slice(0, thumbsShown).map((key) => {
        const [photo] = faces.get(key)?.photos ?? [];
        const at = ranked.indexOf(key);
        return (
          <span key={key} className={classes.thumb} data-open={at === -1 || undefined}>
            {photo && <img src={photo.card_url ?? photo.file_url} alt="" width={32} height={40} />}
            {at !== -1 && <b>{at + 1}</b>}
          </span>
        );
      })}
    </a>
  );
}

/** Narrow screens have the one button always in reach; a project ends with what happens with it. */
export function ClientFoot() {
  const { t } = useTranslation('clientPage');
  const { link, sender } = useClient();
  const { answered, count } = useProgress();
  const isProject = link.shows === 'project';
  return (
    <>
      {isProject && (
        <div className={classes.end}>
          <p>{t('project.toSend', { name: sender })}</p>
          <SendNotes />
        </div>
      )}
      <div className={classes.bar}>
        {isProject ? (
          <p className={classes.progress}>{t('send.progress', { answered, count })}</p>
        ) : (
          <Thumbs />
        )}
        <div className={classes.button}>
          <SendButton isShort />
        </div>
      </div>
    </>
  );
}
