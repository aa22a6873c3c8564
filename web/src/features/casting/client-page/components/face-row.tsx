import type { ClientCharacter, ClientFace } from '@callboard/contract/casting/client-page';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import { faceKey } from '../model/answer-fields.ts';
import { useClient } from '../model/client-context.ts';
import { faceFacts, faceLine } from '../model/page-texts.ts';
import { FaceAnswer } from './face-answer.tsx';
import { FacePhotos } from './face-photos.tsx';
import { FaceReels } from './face-reels.tsx';
import classes from './face-row.module.css';

/** What the other clients said, once one’s own is sent. */
function Others({ face }: { face: ClientFace }) {
  const { t } = useTranslation('clientPage');
  if (face.answers.length === 0) return null;
  return (
    <ul className={classes.others} aria-label={t('face.others', { name: face.name })}>
      {face.answers.map(({ name, answer, rank, comment }) => (
        <li key={name}>
          <b>{name}</b>
          <span>
            {[answer && t(`answers.${answer}`), rank !== null && t('face.place', { rank })]
              .filter(Boolean)
              .join(', ')}
          </span>
          {comment && <q>{comment}</q>}
        </li>
      ))}
    </ul>
  );
}

/** Height, dates and what they were seen in, each title in the letters of titles. */
function FaceFacts({ face }: { face: ClientFace }) {
  const { t } = useTranslation('clientPage');
  const facts = faceFacts(t, face);
  if (facts.length === 0 && face.past_work.length === 0) return null;
  return (
    <div className={classes.facts}>
      <Facts>
        {facts.map(({ label, value }) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
        {face.past_work.length > 0 && (
          <Fact label={t('face.seenIn')}>
            {face.past_work.map((title) => (
              <cite key={title} className={classes.title}>
                {title}
              </cite>
            ))}
          </Fact>
        )}
      </Facts>
    </div>
  );
}

interface FaceRowProps {
  character: ClientCharacter;
  face: ClientFace;
  /** The place in the recruiter’s order. */
  number: number;
  /** The next to answer. */
  isNext: boolean;
}

/** One face: large, with what there is to watch, to know and to say. */
export function FaceRow({ character, face, number, isNext }: FaceRowProps) {
  const { t } = useTranslation('clientPage');
  const { sender, link } = useClient();
  const key = faceKey(character.charcter_id, face.face_id);
  const Heading = link.shows === 'project' ? 'h3' : 'h2';
  const line = faceLine(t, face);
  return (
    <article className={classes.face} id={`face-${key}`} data-next={isNext || undefined} tabIndex={-1}>
      <FacePhotos face={face} isEarly={number <= 2} />
      <div className={classes.about}>
        <Heading className={classes.name}>
          <span className={classes.number}>{t('face.number', { number })}</span> {face.name}
        </Heading>
        {line && <p className={classes.line}>{line}</p>}
        {face.note && (
          <blockquote className={classes.note} aria-label={t('face.note', { name: sender })}>
            {face.note}
          </blockquote>
        )}
        {face.skils.length > 0 && (
          <p className={classes.skills}>
            <b>{t('face.skills')}</b> {face.skils.join(', ')}
          </p>
        )}
        {face.reels.length > 0 && <FaceReels face={face} />}
      </div>
      <div className={classes.side}>
        <FaceAnswer characterId={character.charcter_id} faceKey={key} name={face.name} />
        <FaceFacts face={face} />
        <Others face={face} />
      </div>
    </article>
  );
}
