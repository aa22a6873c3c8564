import type { Landing } from '@callboard/contract/site/landing';
import { Trans } from '../../../../shared/i18n/trans.tsx';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatMonthName, monthInIndia } from '../../../../shared/lib/format/months.ts';
import { Face } from './face.tsx';
import classes from './social-proof.module.css';

const faceCount = 5;

const lastMonth = (now = new Date()) =>
  formatMonthName(monthInIndia(new Date(now.getFullYear(), now.getMonth() - 1, 15)));

/** New faces, and how many people were cast last month if that is known. */
export function SocialProof({ landing }: { landing: Landing | undefined }) {
  const { t } = useTranslation('auth');
  const faces = landing?.new_faces.slice(-faceCount) ?? [];
  const count = landing?.counts.cast_last_month;
  return (
    <div className={classes.proof}>
      {faces.length === faceCount && (
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
