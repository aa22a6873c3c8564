import type { Scenario } from '@callboard/contract/casting/scenarios';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDayTime } from '../../../../shared/lib/format/dates.ts';
import { newId } from '../../../../shared/lib/new-id.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { useComment, useDeleteComment } from '../api.ts';
import { useReason } from '../model/say.ts';
import { keepScenarioDraft, readScenarioDraft } from '../model/scenario-drafts.ts';
import classes from './row-cells.module.css';

interface CommentsCellProps {
  scenario: Scenario;
  readerId: number;
  canComment: boolean;
}

function WriteComment({ scenario: { id, name } }: Pick<CommentsCellProps, 'scenario'>) {
  const { t } = useTranslation('scenarios');
  const reason = useReason();
  const comment = useComment();
  const [words, setWords] = useState(() => readScenarioDraft('comment', id));
  const clientId = useRef(newId());
  const write = (next: string) => {
    setWords(next);
    keepScenarioDraft('comment', id, next);
  };
  const send = () =>
    comment.mutate(
      { params: { id }, body: { words, client_id: clientId.current } },
      {
        onSuccess: () => {
          clientId.current = newId();
          write('');
        },
        onError: (error) => toast(t('comments.failed', { reason: reason(error) }), { severity: 'error' }),
      },
    );
  return (
    <form
      className={classes.write}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        aria-label={t('comments.label', { name })}
        placeholder={t('comments.placeholder')}
        rows={1}
        maxLength={2000}
        value={words}
        onChange={(event) => write(event.currentTarget.value)}
      />
      {words.trim() !== '' && (
        <Button type="submit" size="sm" variant="ink" loading={comment.isPending}>
          {t('comments.send')}
        </Button>
      )}
    </form>
  );
}

/** What colleagues say of a scenario. */
export function CommentsCell({ scenario, readerId, canComment }: CommentsCellProps) {
  const { t } = useTranslation('scenarios');
  const remove = useDeleteComment();
  const { id, name, comments } = scenario;
  const send = (commentId: number) =>
    remove.mutate({ params: { id, commentId } }, { onSuccess: () => toast(t('comments.removed')) });
  return (
    <div className={classes.comments}>
      {comments.length > 0 ? (
        <ul className={classes.list} aria-label={t('comments.list', { name })}>
          {comments.map((comment) => (
            <li key={comment.id} className={classes.comment}>
              <span className={classes.by}>
                <b>
                  {comment.by?.user_id === readerId ? t('head.you') : (comment.by?.name ?? t('head.former'))}
                </b>{' '}
                {formatDayTime(comment.written_at)}
              </span>
              {canComment && comment.by?.user_id === readerId && (
                <button
                  type="button"
                  className={classes.remove}
                  aria-label={t('comments.remove')}
                  disabled={remove.isPending}
                  onClick={() => send(comment.id)}
                >
                  <X size={15} aria-hidden />
                </button>
              )}
              <p className={classes.words}>{comment.words}</p>
            </li>
          ))}
        </ul>
      ) : (
        !canComment && <p className={classes.note}>{t('comments.none')}</p>
      )}
      {canComment && <WriteComment scenario={scenario} />}
    </div>
  );
}
