import '../i18n.ts';
import type { ClientAnswerMark } from '@callboard/contract/casting/client-answers';
import { CircleHelp, MessagesSquare, Minus, ThumbsDown, ThumbsUp } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDateTime } from '../../../../shared/lib/format/dates.ts';
import { EmptyState } from '../../../../shared/ui/empty-state/empty-state.tsx';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { SkeletonText } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { useLinkAnswers } from '../api.ts';
import { useRepliesSeen } from '../model/use-replies-seen.ts';
import classes from './answers-panel.module.css';

const icons = { yes: ThumbsUp, maybe: CircleHelp, no: ThumbsDown, none: Minus } as const;

function Answer({ mark: { name, answer, rank, comment, at } }: { mark: ClientAnswerMark }) {
  const { t } = useTranslation('clientLinks');
  const said = answer ?? 'none';
  const Icon = icons[said];
  return (
    <li className={classes.answer} data-answer={said}>
      <span className={classes.who} title={formatDateTime(at)}>
        {name}
      </span>
      <span className={classes.said}>
        <Icon size={16} aria-hidden />
        {t(`replies.${said}`)}
        {rank !== null && <span className={classes.rank}>{t('replies.ranked', { rank })}</span>}
      </span>
      {comment && <p className={classes.comment}>{comment}</p>}
    </li>
  );
}

const count = (answers: readonly ClientAnswerMark[], wanted: string) =>
  answers.filter(({ answer }) => answer === wanted).length;

/** What everyone sent on one link, by face, one beside the other. */
export default function AnswersPanel({ linkId }: { linkId: number }) {
  const { t } = useTranslation('clientLinks');
  const query = useLinkAnswers(linkId);
  const { results: shown = [] } = query.data ?? {};
  useRepliesSeen(shown.map(({ charcter_id, answers }) => ({ characterId: charcter_id, answers })));
  return (
    <QueryState
      query={query}
      thing={t('replies.thing')}
      level={3}
      waiting={<SkeletonText lines={6} />}
      isEmpty={({ results }) => results.length === 0}
      empty={
        <EmptyState
          level={3}
          icon={MessagesSquare}
          title={t('replies.emptyTitle')}
          text={t('replies.emptyText')}
        />
      }
    >
      {({ results }) => (
        <ul className={classes.faces}>
          {results.map(({ user_id, charcter_id, name, answers }) => (
            <li key={`${charcter_id}:${user_id}`} className={classes.face}>
              <div className={classes.head}>
                <h3 className={classes.name}>{name}</h3>
                <span className={classes.tally}>
                  {t('replies.tally', {
                    yes: count(answers, 'yes'),
                    maybe: count(answers, 'maybe'),
                    no: count(answers, 'no'),
                  })}
                </span>
              </div>
              <ul className={classes.answers}>
                {answers.map((mark) => (
                  <Answer key={`${mark.name} ${mark.at}`} mark={mark} />
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </QueryState>
  );
}
