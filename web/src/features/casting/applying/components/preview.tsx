import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import { useApply } from '../model/apply-context.ts';
import { answerText, answerTo, chosenPhotos, chosenReel, ownPhotos, ownReels } from '../model/form.ts';
import { OwnPicture } from './own-picture.tsx';
import classes from './preview.module.css';
import { useReelName } from './reel-choice.tsx';

/** What the recruiter gets, in their order. */
export function Preview({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('applying');
  const { form, own, tapesState, recruiter } = useApply();
  const nameOf = useReelName();
  const reel = chosenReel(form);
  const photos = chosenPhotos(form).flatMap((id) => ownPhotos(form).find((item) => item.id === id) ?? []);
  const tapes = Object.values(form.draft.tapes).flatMap((key) => tapesState.tapes.get(key) ?? []);
  const note = form.draft.note.trim();
  return (
    <Dialog
      opened
      onClose={onClose}
      width="wide"
      title={t('preview.title', { name: recruiter.first })}
      lead={t('preview.lead')}
    >
      <div className={classes.preview}>
        {photos.length > 0 && (
          <ul className={classes.photos}>
            {photos.map((item, place) => (
              <li key={item.id}>
                <OwnPicture item={item} preview={own.previewOf(item.id)} />
                <VisuallyHidden>{t('pictures.place', { place: place + 1 })}</VisuallyHidden>
              </li>
            ))}
          </ul>
        )}
        {reel && <p>{t('preview.reel', { name: nameOf(reel, ownReels(form, 'video').indexOf(reel)) })}</p>}
        {tapes.map(({ key, name }) => (
          <p key={key}>{t('preview.tape', { name })}</p>
        ))}
        <dl>
          {form.job.questions.map((question) => (
            <div key={question.id}>
              <dt>{question.text}</dt>
              <dd>{answerText(question, answerTo(form, question)) || t('preview.unanswered')}</dd>
            </div>
          ))}
        </dl>
        {form.draft.tellDays && <p>{t('preview.available')}</p>}
        {note && <blockquote>{note}</blockquote>}
      </div>
      <DialogActions>
        <Button variant="ink" onClick={onClose}>
          {t('preview.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
