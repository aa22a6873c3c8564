import type { RecruiterProfile } from '@callboard/contract/people/recruiter-profiles';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { stillEmpty } from '../model/still-empty.ts';
import classes from './fill-in-invitation.module.css';

/** A few words and one face less is nobody's trouble; an empty page is. */
const enough = 2;

/** For somebody new: what talents would look for here and not find. */
export function FillInInvitation({ recruiter }: { recruiter: RecruiterProfile }) {
  const { t } = useTranslation('recruiterProfile');
  const empty = stillEmpty(recruiter);
  if (empty.length <= enough) return null;
  return (
    <section className={classes.card} aria-labelledby="fill-in">
      <h2 className={classes.title} id="fill-in">
        {t('owner.invite.title')}
      </h2>
      <p className={classes.text}>{t('owner.invite.text')}</p>
      <h3 className={classes.missing}>{t('owner.invite.missing')}</h3>
      <ul className={classes.list}>
        {empty.map((part) => (
          <li key={part}>{t(`owner.invite.${part}`)}</li>
        ))}
      </ul>
    </section>
  );
}
