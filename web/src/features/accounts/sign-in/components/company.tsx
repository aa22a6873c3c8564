import type { Landing } from '@callboard/contract/site/landing';
import { Trans } from '../../../../shared/i18n/trans.tsx';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import classes from './company.module.css';
import { Face } from './face.tsx';

const shown = 5;

const lastMonth = (now = new Date()) =>
  new Date(now.getFullYear(), now.getMonth() - 1, 1).toLocaleString('en-GB', { month: 'long' });

/** Faces from the board, and how many found a part last month if that is known. */
export function Company({ landing }: { landing: Landing | undefined }) {
  const { t } = useTranslation('auth');
  const faces = landing?.new_faces.slice(-shown) ?? [];
  const count = landing?.counts.cast_last_month;
  return (
    <div className={classes.company}>
      {faces.length === shown && (
        <div className={classes.faces} aria-hidden>
          {faces.map((face) => (
            <Face key={face.id} face={face} />
          ))}
        </div>
      )}
      {count ? (
        <p className={classes.count}>
          <Trans
            t={t}
            i18nKey="castLastMonth"
            count={count}
            values={{ month: lastMonth() }}
            components={{ strong: <strong /> }}
          />
        </p>
      ) : null}
    </div>
  );
}
