import { getLineUp } from '@callboard/contract/casting/calls';
import { useQueryClient } from '@tanstack/react-query';
import { Ellipsis, Pencil, ThumbsUp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { refresh } from '../../../../shared/lib/api/queries.ts';
import { formatRupees } from '../../../../shared/lib/format/rupees.ts';
import { ActionMenu, type MenuAction } from '../../../../shared/ui/action-menu/action-menu.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import { type Pairing, sendRestore, useLikePairing, useRemovePairing } from '../api.ts';
import { agesOf, cmBetween, heightText } from '../model/group-facts.ts';
import { EditPairing } from './edit-pairing.tsx';
import classes from './pairings.module.css';

/** "13 cm, both available 14 days. ₹ 77,000 a day" */
function usePairingLine() {
  const { t } = useTranslation('lineUp');
  return ({ people, days, rupees_a_day: fee }: Pairing): string => {
    const heights = people.map(({ height_cm }) => height_cm);
    const cm = people.length === 2 ? cmBetween(heights[0] ?? null, heights[1] ?? null) : null;
    const tall = cm ? t('pairings.cm', { cm }) : heightText(heights, t);
    const ages = people.flatMap((person) => agesOf(person) ?? []).join(', ');
    const free = days && t(people.length === 2 ? 'pairings.days' : 'pairings.daysAll', { count: days.free });
    const first = [tall, free].filter(Boolean).join(', ') || (ages && t('pairings.ages', { ages }));
    const second = fee === null ? '' : t('pairings.fee', { amount: formatRupees(fee * 100) });
    return [first, second].filter(Boolean).join('. ');
  };
}

/** Small faces whose heights are to scale. */
function Faces({ people }: Pick<Pairing, 'people'>) {
  const tallest = Math.max(1, ...people.map(({ height_cm }) => height_cm ?? 0));
  return (
    <span className={classes.faces} aria-hidden>
      {people.slice(0, 3).map(({ user_id, image, name, height_cm: cm }) => {
        const height = 54 - (cm === null ? 6 : ((tallest - cm) / tallest) * 110);
        const style = { height: Math.max(30, height) };
        return image ? (
          <img key={user_id} src={image} alt="" style={style} loading="lazy" />
        ) : (
          <span key={user_id} style={style}>
            {name.charAt(0)}
          </span>
        );
      })}
    </span>
  );
}

interface LikeProps {
  pairing: Pairing;
  readerId: number;
  disabled: boolean;
}

function Like({ pairing: { id, name, likes }, readerId, disabled }: LikeProps) {
  const { t } = useTranslation('lineUp');
  const liking = useLikePairing();
  const isMine = likes.some(({ user_id }) => user_id === readerId);
  const names = new Intl.ListFormat('en-IN').format(likes.map((one) => one.name));
  return (
    <button
      type="button"
      className={classes.like}
      aria-pressed={isMine}
      title={names === '' ? undefined : t('pairings.likedBy', { names })}
      disabled={disabled || liking.isPending}
      onClick={() =>
        liking.mutate(
          { params: { id }, body: { liked: !isMine } },
          { onError: () => toast(t('pairings.likeFailed'), { severity: 'error' }) },
        )
      }
    >
      <ThumbsUp size={15} aria-hidden />
      <VisuallyHidden>{t(isMine ? 'pairings.unlike' : 'pairings.like', { name })}</VisuallyHidden>
      {likes.length > 0 && likes.length}
    </button>
  );
}

function useRemoval() {
  const { t } = useTranslation('lineUp');
  const client = useQueryClient();
  const removing = useRemovePairing();
  const restore = async ({ id, name }: Pairing) => {
    try {
      await sendRestore(id);
      toast(t('pairings.restored', { name }));
    } catch {
      toast(t('pairings.restoreFailed', { name }), { severity: 'error' });
    }
    await refresh(client, getLineUp);
  };
  return (pairing: Pairing) =>
    removing.mutate(
      { params: { id: pairing.id } },
      {
        onSuccess: () =>
          toast(t('pairings.removed', { name: pairing.name }), {
            action: { label: t('pairings.undo'), onPress: () => void restore(pairing) },
          }),
        onError: () => toast(t('pairings.removeFailed', { name: pairing.name }), { severity: 'error' }),
      },
    );
}

interface PairingsProps {
  pairings: readonly Pairing[];
  readerId: number;
  canEdit: boolean;
  /** Frozen recruiters only read. */
  canLike: boolean;
  onStand: (ids: readonly number[]) => void;
}

/** Groups that were saved, with what the team thinks of them. */
export function Pairings({ pairings, readerId, canEdit, canLike, onStand }: PairingsProps) {
  const { t } = useTranslation('lineUp');
  const line = usePairingLine();
  const remove = useRemoval();
  const [edited, setEdited] = useState<Pairing>();
  const actionsOf = (pairing: Pairing): MenuAction[] => [
    { key: 'edit', label: t('pairings.edit'), icon: Pencil, onChoose: () => setEdited(pairing) },
    {
      key: 'remove',
      label: t('pairings.remove'),
      icon: Trash2,
      tone: 'stop',
      onChoose: () => remove(pairing),
    },
  ];
  return (
    <section>
      <div className={classes.bar}>
        <h2>{t('pairings.title')}</h2>
        {pairings.length > 0 && <span>{t('pairings.count', { count: pairings.length })}</span>}
      </div>
      {pairings.length === 0 && <p className={classes.none}>{t('pairings.none')}</p>}
      <ul className={classes.list}>
        {pairings.map((pairing) => (
          <li key={pairing.id} className={classes.row}>
            <button
              type="button"
              className={classes.stand}
              onClick={() => onStand(pairing.people.map(({ user_id }) => user_id))}
            >
              <Faces people={pairing.people} />
              <span className={classes.words}>
                <b>{pairing.name}</b>
                <small>{line(pairing)}</small>
                {pairing.note && <small className={classes.note}>{pairing.note}</small>}
              </span>
            </button>
            <Like pairing={pairing} readerId={readerId} disabled={!canLike} />
            {canEdit && (
              <ActionMenu actions={actionsOf(pairing)}>
                <button
                  type="button"
                  className={classes.menu}
                  aria-label={t('pairings.actions', { name: pairing.name })}
                >
                  <Ellipsis size={18} aria-hidden />
                </button>
              </ActionMenu>
            )}
          </li>
        ))}
      </ul>
      {edited && <EditPairing pairing={edited} onClose={() => setEdited(undefined)} />}
    </section>
  );
}
